/// The state space behind `assign`: values for variables, with forward checking.
#pragma once

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include <espalier/csp/failure_counts.hpp>
#include <espalier/csp/model.hpp>

namespace espalier {

class assignment;

/// Which variable is next, and which of its values: that of the least score, the first named of
/// equal ones. Without a function they come as they were named.
struct assign_order {
    /// The score of a variable.
    std::function<double(const assignment&, std::size_t variable)> variable = {};
    /// The score of a value of that variable.
    std::function<double(const assignment&, std::size_t variable, int value)> value = {};
};

/// A node: some variables have a value, the others a set of values that may still do.
///
/// A choice is a value for the next variable. To take it is to look at every condition of that
/// variable that now lacks one value only, and to strike out those that do not fulfil it: forward
/// checking (Haralick & Elliott 1980), by calling the predicate and nothing else. A variable left
/// without a value makes the node a dead end. `undo` is exact, by a trail of the sets that changed.
///
/// A node costs a call of a predicate for each value looked at, and no allocation.
class assignment {
  public:
    using choice_type = int;

    assignment(std::shared_ptr<const detail::csp_model> model, assign_order order)
        : model_(std::move(model)), order_(std::make_shared<const assign_order>(std::move(order))),
          weights_(std::make_shared<const std::vector<std::uint64_t>>(model_->relations.size(), 1)),
          alive_(model_->first_word.back()), value_(variables()), next_(variables() + 1),
          candidates_((variables() + 1) * model_->widest), count_(variables() + 1) {
        for (std::size_t v = 0; v < variables(); ++v)
            for (std::size_t k = 0; k < model_->domains[v].size(); ++k)
                alive_[model_->first_word[v] + k / 64] |= std::uint64_t{1} << k % 64;
        for (const auto& relation : model_->relations)
            open_.push_back(relation.variables.size());
        for (std::size_t v = 0; v < variables(); ++v)
            if (domain_size(v) == 0) empty_ = true;
        for (std::size_t r = 0; r < open_.size() && !is_dead_end(); ++r)
            if (open_[r] == 1) check(r);
        struck_.clear(); // what is wrong by itself stays out
        choose();
    }

    std::span<const int> expand() const {
        return std::span(candidates_).subspan(depth() * model_->widest, count_[depth()]);
    }
    void apply(int value) {
        const std::size_t variable = next_[depth()];
        undo_to_.push_back(struck_.size());
        value_[variable] = value;
        for (const std::size_t r : model_->relations_of[variable])
            --open_[r];
        try {
            for (const std::size_t r : model_->relations_of[variable])
                if (open_[r] == 1 && !is_dead_end()) check(r);
            choose();
        } catch (...) {
            undo(value);
            throw;
        }
        if (failed_ && counts_) counts_->add(*failed_);
    }
    void undo(int) noexcept {
        for (; struck_.size() > undo_to_.back(); struck_.pop_back())
            alive_[struck_.back().word] = struck_.back().before;
        undo_to_.pop_back();
        failed_.reset();
        const std::size_t variable = next_[depth()];
        value_[variable].reset();
        for (const std::size_t r : model_->relations_of[variable])
            ++open_[r];
    }
    bool is_solution() const { return depth() == variables() && !is_dead_end(); }

    /// The values, in the order in which the variables were named.
    std::vector<int> solution() const {
        std::vector<int> all;
        all.reserve(variables());
        for (const auto& value : value_)
            all.push_back(*value);
        return all;
    }

    /// The place of a variable in a solution. O(1)
    /// @throws std::invalid_argument if there is none of that name
    std::size_t index_of(const std::string& name) const { return model_->index_of(name); }

    std::size_t variables() const { return model_->names.size(); } ///< how many there are
    /// What the problem calls it.
    const std::string& name(std::size_t variable) const { return model_->names[variable]; }
    std::optional<int> value(std::size_t variable) const { return value_[variable]; }

    /// How many values of a variable are left; its own ones, if it has one.
    std::size_t domain_size(std::size_t variable) const {
        std::size_t count = 0;
        for (std::size_t w = model_->first_word[variable]; w < model_->first_word[variable + 1];
             ++w)
            count += static_cast<std::size_t>(std::popcount(alive_[w]));
        return count;
    }

    /// The sum of the weights of the variable's conditions that lack another value, too.
    std::uint64_t weighted_degree(std::size_t variable) const {
        std::uint64_t sum = 0;
        for (const std::size_t r : model_->relations_of[variable])
            if (open_[r] > 1) sum += (*weights_)[r];
        return sum;
    }

    /// Whether some variable has no value left.
    bool is_dead_end() const { return empty_ || failed_.has_value(); }
    /// The condition that left it without one.
    std::optional<std::size_t> failed() const { return failed_; }

    /// The conditions, each pair of an `all_different` one of them.
    std::size_t conditions() const { return model_->relations.size(); }
    /// Sets the weight of each condition; 1 before.
    /// @throws std::invalid_argument if there are not as many
    void set_weights(std::vector<std::uint64_t> weights) {
        if (weights.size() != conditions())
            throw std::invalid_argument("espalier: there must be a weight for each condition");
        weights_ = std::make_shared<const std::vector<std::uint64_t>>(std::move(weights));
        choose();
    }
    /// From now on each failure below is counted there, by this object and its copies.
    void count_failures(std::shared_ptr<failure_counts> counts) { counts_ = std::move(counts); }

    friend bool operator==(const assignment& a, const assignment& b) {
        return a.model_ == b.model_ && a.alive_ == b.alive_ && a.open_ == b.open_ &&
               a.value_ == b.value_ && a.struck_ == b.struck_ && a.failed_ == b.failed_ &&
               std::ranges::equal(a.expand(), b.expand());
    }

  private:
    struct change {
        std::size_t word;
        std::uint64_t before;
        friend bool operator==(const change&, const change&) = default;
    };

    std::size_t depth() const { return undo_to_.size(); }

    /// Strikes out the values of the one variable without a value that the condition forbids.
    void check(std::size_t r) {
        const auto& relation = model_->relations[r];
        std::size_t last = 0;
        for (const std::size_t v : relation.variables)
            if (!value_[v]) last = v;
        arguments_.resize(relation.arguments.size());
        bool any = false;
        for (std::size_t w = model_->first_word[last]; w < model_->first_word[last + 1]; ++w) {
            std::uint64_t good = alive_[w];
            for (std::uint64_t rest = good; rest != 0; rest &= rest - 1) {
                const std::size_t number = (w - model_->first_word[last]) * 64 +
                                           static_cast<std::size_t>(std::countr_zero(rest));
                for (std::size_t k = 0; k < arguments_.size(); ++k)
                    arguments_[k] = relation.arguments[k] == last ? model_->domains[last][number]
                                                                  : *value_[relation.arguments[k]];
                if (!relation.holds(arguments_)) good &= ~(rest & (0 - rest));
            }
            if (good != alive_[w]) {
                struck_.push_back({w, alive_[w]});
                alive_[w] = good;
            }
            any = any || good != 0;
        }
        if (!any) failed_ = r;
    }

    /// Chooses the next variable and lists its values.
    void choose() {
        count_[depth()] = 0;
        if (depth() == variables() || is_dead_end()) return;
        const std::size_t chosen = next_[depth()] = order_->variable ? least() : depth();
        int* const list = candidates_.data() + depth() * model_->widest;
        std::size_t count = 0;
        for (std::size_t k = 0; k < model_->domains[chosen].size(); ++k)
            if (alive_[model_->first_word[chosen] + k / 64] >> k % 64 & 1)
                list[count++] = model_->domains[chosen][k];
        count_[depth()] = count;
        if (!order_->value) return;
        const auto before = [&](int a, int b) {
            return order_->value(*this, chosen, a) < order_->value(*this, chosen, b);
        };
        for (int* next = list; next != list + count; ++next) // stable, and allocates nothing
            std::rotate(std::upper_bound(list, next, *next, before), next, next + 1);
    }
    std::size_t least() const {
        std::optional<std::size_t> best;
        double best_score = 0;
        for (std::size_t v = 0; v < variables(); ++v) {
            if (value_[v]) continue;
            const double score = order_->variable(*this, v);
            if (best && !(score < best_score)) continue;
            best = v;
            best_score = score;
        }
        return *best;
    }

    std::shared_ptr<const detail::csp_model> model_;
    std::shared_ptr<const assign_order> order_;
    std::shared_ptr<const std::vector<std::uint64_t>> weights_; // of the conditions
    std::shared_ptr<failure_counts> counts_;                    // if somebody wants to know
    std::vector<std::uint64_t> alive_;                          // the values that may still do
    std::vector<std::size_t> open_; // of each condition, how many variables have no value
    std::vector<std::optional<int>> value_;
    std::vector<std::size_t> next_;     // at each depth, the variable whose values are the children
    std::vector<int> candidates_;       // at each depth, in a place of its own: they are lent
    std::vector<std::size_t> count_;    // of them
    std::vector<change> struck_;        // the trail
    std::vector<std::size_t> undo_to_;  // how long it was at each depth
    std::vector<int> arguments_;        // scratch
    std::optional<std::size_t> failed_; // the condition that left a variable without a value
    bool empty_ = false;                // a domain was empty from the start
};

} // namespace espalier
