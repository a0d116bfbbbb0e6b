/// A space that writes down what it is asked and what it answers.
#pragma once

#include <cstddef>
#include <mutex>
#include <ostream>
#include <sstream>
#include <string>
#include <string_view>
#include <utility>

#include <espalier/adaptors/adaptor.hpp>
#include <espalier/testing/text.hpp>

namespace espalier {

/// Where the lines of a traced space go: a stream, one line at a time whoever writes.
class trace_log {
  public:
    explicit trace_log(std::ostream& out) : out_(out) {}
    trace_log(const trace_log&) = delete;
    trace_log& operator=(const trace_log&) = delete;

    /// Writes a line, set in by the depth.
    void line(std::size_t depth, std::string_view text) {
        std::string whole(2 * depth, ' ');
        whole.append(text).push_back('\n');
        const std::lock_guard lock(mutex_);
        out_ << whole;
    }

  private:
    std::ostream& out_;
    std::mutex mutex_;
};

/// The same space, writing a line for each question and its answer: to see what a search asks of a
/// module. Each line is indented by the node's depth.
///
///     espalier::trace_log log(std::clog);
///     espalier::first(espalier::traced(space, log));
///
///     expand: {1, 2}
///     promising 1: yes
///     apply 1
///       is_solution: no
///     undo 1
///
/// A visitor sees the events of one walk; a trace sees the calls, those that lead to a part of the
/// tree again included. With several threads their lines are mixed. The log must outlive the
/// search; a choice that cannot be printed is a `?`.
template <StateSpace Space>
class traced : public adaptor<Space, true> {
  public:
    using choice_type = choice_t<Space>;

    traced(Space space, trace_log& log) : adaptor<Space, true>(std::move(space)), log_(&log) {}

    decltype(auto) expand() const {
        auto&& children = this->base().expand();
        std::string list;
        for (auto&& child : children)
            list += (list.empty() ? "" : ", ") + name(child);
        log_->line(depth_, "expand: {" + list + '}');
        return this->base().expand();
    }
    bool promising(const choice_type& choice) const
        requires JudgingStateSpace<Space>
    {
        return told("promising " + name(choice), this->base().promising(choice));
    }
    bool prune() const
        requires PrunableStateSpace<Space>
    {
        return told("prune", this->base().prune());
    }
    template <class Known>
    bool prune(const Known& known) const
        requires PrunableBy<Space, Known>
    {
        return told("prune by what is known", this->base().prune(known));
    }
    void apply(const choice_type& choice) {
        log_->line(depth_, "apply " + name(choice));
        this->inside().apply(choice);
        ++depth_;
    }
    void undo(const choice_type& choice) noexcept
        requires ReversibleStateSpace<Space>
    {
        this->inside().undo(choice);
        --depth_;
        log_->line(depth_, "undo " + name(choice));
    }
    bool is_solution() const { return told("is_solution", this->base().is_solution()); }

    friend bool operator==(const traced&, const traced&) = default;

  private:
    bool told(std::string question, bool answer) const {
        log_->line(depth_, std::move(question) + (answer ? ": yes" : ": no"));
        return answer;
    }
    static std::string name(const choice_type& choice) {
        const std::string text = testing::detail::text_of(choice);
        return text.empty() ? "?" : text;
    }

    trace_log* log_;
    std::size_t depth_ = 0;
};

} // namespace espalier
