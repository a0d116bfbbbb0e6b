/// A node as it was, to tell whether the object is that node again.
#pragma once

#include <concepts>
#include <optional>
#include <string>
#include <utility>
#include <variant>

#include <espalier/testing/law_settings.hpp>
#include <espalier/testing/observation.hpp>

namespace espalier::testing::detail {

/// Whether a copy can be kept and compared.
template <class Space>
inline constexpr bool compares_spaces =
    std::copy_constructible<Space> && std::equality_comparable<Space>;

/// Keeps a node in the strongest way there is: a copy compared by `operator==`; the fingerprint, if
/// one is supplied; and if there is neither, what the hooks show of the node and of a few levels
/// below.
template <class Space>
class snapshot {
  public:
    snapshot(Space& node, const law_settings<Space>& settings) : settings_(&settings) {
        if constexpr (compares_spaces<Space>) copy_.emplace(std::as_const(node));
        if (settings.fingerprint) print_ = settings.fingerprint(node);
        shown_ = look_at(std::as_const(node), settings.max_nodes);
        if (by_hooks()) below_ = look(node);
    }

    /// In what the object differs now from what it was, in words; nothing if it does not.
    std::optional<std::string> change(Space& now) const {
        if constexpr (compares_spaces<Space>)
            if (!(std::as_const(now) == *copy_)) return "operator== says so" + also(now);
        if (!by_hooks()) return change_of_print(now);
        return worded(difference(below_, look(now)));
    }

    /// The same by values alone: of use where copies may share what `operator==` looks at.
    std::optional<std::string> change_of_value(Space& now) const {
        if (auto what = change_of_print(now)) return what;
        return worded(difference(shown_, look_at(std::as_const(now), settings_->max_nodes)));
    }

    /// The node alone, as the hooks show it.
    const observation<Space>& shown() const { return shown_; }

    /// Whether there is nothing stronger to compare than what the hooks show.
    bool by_hooks() const { return !compares_spaces<Space> && !settings_->fingerprint; }

  private:
    static std::optional<std::string> worded(std::string what) {
        return what.empty() ? std::nullopt : std::optional(std::move(what));
    }

    std::string also(Space& now) const {
        const auto what = change_of_value(now);
        return what ? ", and " + *what : std::string{};
    }

    std::optional<std::string> change_of_print(Space& now) const {
        if (!settings_->fingerprint) return {};
        const std::string print = settings_->fingerprint(now);
        if (print == print_) return {};
        return "the fingerprint is \"" + print + "\" instead of \"" + print_ + '"';
    }

    observation<Space> look(Space& node) const {
        int budget = 200;
        return look_below(node, settings_->observed_depth, settings_->max_nodes, budget);
    }

    const law_settings<Space>* settings_;
    std::conditional_t<compares_spaces<Space>, std::optional<Space>, std::monostate> copy_;
    std::string print_;
    observation<Space> shown_;
    observation<Space> below_;
};

/// The way in which snapshots of the space are compared, for the report.
template <class Space>
std::string comparison(const law_settings<Space>& settings) {
    std::string ways;
    if constexpr (compares_spaces<Space>) ways = "operator==";
    if (settings.fingerprint) ways += ways.empty() ? "fingerprint" : " and fingerprint";
    if (ways.empty())
        ways = "what the hooks show " + std::to_string(settings.observed_depth) + " levels below";
    return ways;
}

} // namespace espalier::testing::detail
