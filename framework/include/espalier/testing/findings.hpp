/// Where the check stands in the tree, and what it has found so far.
#pragma once

#include <algorithm>
#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include <espalier/testing/law_report.hpp>
#include <espalier/testing/law_settings.hpp>
#include <espalier/testing/text.hpp>

namespace espalier::testing::detail {

/// The report in the making, and the path to the node that is looked at.
template <class Space>
class findings {
  public:
    using choice = choice_t<Space>;

    findings(law_report& report, const law_settings<Space>& settings)
        : report_(&report), settings_(&settings) {}

    void down(const choice& taken) { path_.push_back(taken); }
    void up() { path_.pop_back(); }
    void at(std::vector<choice> path) { path_ = std::move(path); }
    const std::vector<choice>& path() const { return path_; }

    bool ok() const { return report_->ok; }

    /// Notes a broken law, at the first place only: further ones mostly follow from it.
    void broken(law which, std::string sentence) {
        report_->ok = false;
        if (!report_->breaks(which))
            report_->violations.push_back({which, text(path_), std::move(sentence)});
    }

    /// Notes what could not be checked, once.
    void note(const std::string& what) {
        if (std::ranges::find(report_->notes, what) == report_->notes.end())
            report_->notes.push_back(what);
    }

    std::string text(const choice& taken) const {
        std::string words = settings_->describe ? settings_->describe(taken) : text_of(taken);
        return words.empty() ? "(a choice that cannot be printed: set .describe)" : words;
    }

    /// The path in words; of a long one, the beginning and the end.
    std::string text(const std::vector<choice>& path) const {
        constexpr std::size_t shown = 40;
        if (path.empty()) return "the root";
        std::string words = "path [";
        for (std::size_t k = 0; k < path.size(); ++k) {
            if (path.size() > shown && k == shown / 2) {
                k = path.size() - shown / 2;
                words += " ...";
            }
            if (k != 0) words += ' ';
            words += text(path[k]);
        }
        return words + ']';
    }

  private:
    law_report* report_;
    const law_settings<Space>* settings_;
    std::vector<choice> path_;
};

} // namespace espalier::testing::detail
