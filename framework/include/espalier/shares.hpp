/// Which part of the whole tree was walked: exact, and added up on its own.
///
/// Every subtree has a *share* of the whole: 1 at the root, divided equally among a node's
/// candidate children. A depth-first walk closes the tree from left to right, so what it closed is
/// the stretch between two places; a place is a number in mixed radix, one digit a level: the index
/// of a child and how many there are. Places compare exactly, digit by digit, whatever the depth.
///
/// A ledger adds up stretches. Only if they tile the whole, nothing missing and nothing twice, the
/// tree is exhausted; no list of what is still open is asked. That is the check that no thread,
/// shard, checkpoint or resumption lost or repeated a part, and the progress bar.
#pragma once

#include <algorithm>
#include <cmath>
#include <compare>
#include <cstdint>
#include <iterator>
#include <stdexcept>
#include <utility>
#include <vector>

namespace espalier {

/// A place in a tree, between two steps of a depth-first walk.
class tree_place {
  public:
    struct digit {             ///< which child, of how many
        std::uint64_t index;   ///< of a child, from 0
        std::uint64_t fan_out; ///< how many children there are, rejected ones included
        friend bool operator==(const digit& a, const digit& b) { return a.index == b.index; }
        friend auto operator<=>(const digit& a, const digit& b) { return a.index <=> b.index; }
    };

    /// Before the root.
    tree_place() = default;

    /// Before the child that the digits lead to.
    explicit tree_place(std::vector<digit> digits) : digits_(std::move(digits)) { carry(); }

    /// After everything.
    static tree_place end() {
        tree_place place;
        place.end_ = true;
        return place;
    }

    /// After all that lies under the node that the digits lead to.
    static tree_place after(std::vector<digit> digits) {
        if (digits.empty()) return end();
        ++digits.back().index;
        return tree_place(std::move(digits));
    }

    bool at_end() const { return end_; }                         ///< behind the whole tree
    const std::vector<digit>& digits() const { return digits_; } ///< from the root down

    /// The share of the whole that lies before this place, from 0 to 1; to be shown, not compared.
    double share() const {
        if (end_) return 1;
        double sum = 0, unit = 1;
        for (const digit& d : digits_) {
            unit /= static_cast<double>(std::max<std::uint64_t>(d.fan_out, 1));
            sum += static_cast<double>(d.index) * unit;
            if (unit == 0) break;
        }
        return sum;
    }

    friend bool operator==(const tree_place&, const tree_place&) = default;
    friend std::strong_ordering operator<=>(const tree_place& a, const tree_place& b) {
        if (a.end_ != b.end_) return a.end_ <=> b.end_;
        return std::lexicographical_compare_three_way(a.digits_.begin(), a.digits_.end(),
                                                      b.digits_.begin(), b.digits_.end());
    }

  private:
    /// After the last child of a node is before the next child of its parent.
    void carry() {
        while (!digits_.empty() && digits_.back().index != 0 &&
               digits_.back().index == digits_.back().fan_out) {
            digits_.pop_back();
            if (digits_.empty())
                end_ = true;
            else
                ++digits_.back().index;
        }
    }

    std::vector<digit> digits_;
    bool end_ = false;
};

/// What lies between two places, the first included.
struct stretch {
    tree_place begin;                                            ///< the first place in it
    tree_place end;                                              ///< the first place behind it
    double share() const { return end.share() - begin.share(); } ///< of the whole tree, 0 to 1
    friend bool operator==(const stretch&, const stretch&) = default;
};

/// A part of the tree was closed twice: work was done twice, or a count is wrong.
class closed_twice : public std::logic_error {
  public:
    closed_twice()
        : std::logic_error("espalier: a part of the tree was walked twice; the total is not to be "
                           "trusted") {}
};

/// The stretches of the tree that were closed, added up independently of what is still open.
class ledger {
  public:
    /// Adds a stretch. O(log stretches + depth), and stretches that meet become one.
    /// @throws closed_twice if a part of it was closed before; the ledger is then as it was
    void close(stretch part) {
        if (part.begin == part.end) return;
        if (part.end < part.begin)
            throw std::invalid_argument("espalier: a stretch ends before it begins");
        const auto after =
            std::lower_bound(closed_.begin(), closed_.end(), part,
                             [](const stretch& a, const stretch& b) { return a.begin < b.begin; });
        const bool meets_after = after != closed_.end() && part.end == after->begin;
        if (after != closed_.end() && part.end > after->begin) throw closed_twice();
        const bool meets_before = after != closed_.begin() && std::prev(after)->end == part.begin;
        if (after != closed_.begin() && std::prev(after)->end > part.begin) throw closed_twice();
        if (meets_before && meets_after) {
            std::prev(after)->end = std::move(after->end);
            closed_.erase(after);
        } else if (meets_before) {
            std::prev(after)->end = std::move(part.end);
        } else if (meets_after) {
            after->begin = std::move(part.begin);
        } else {
            closed_.insert(after, std::move(part));
        }
    }

    /// Adds all that another ledger closed.
    /// @throws closed_twice if both closed the same part
    void close(const ledger& other) {
        for (const stretch& part : other.closed_)
            close(part);
    }

    /// Whether the closed stretches are the whole tree, exactly.
    bool complete() const {
        return closed_.size() == 1 && closed_.front() == stretch{tree_place(), tree_place::end()};
    }

    /// How much of the tree is closed, from 0 to 1; to be shown. It is 1 only if `complete()`.
    double share() const {
        if (complete()) return 1;
        double sum = 0;
        for (const stretch& part : closed_)
            sum += part.share();
        return std::clamp(sum, 0.0, std::nextafter(1.0, 0.0));
    }

    const std::vector<stretch>& closed() const { return closed_; } ///< disjoint, in tree order

    /// What is not closed: the gaps, in tree order.
    std::vector<stretch> missing() const {
        std::vector<stretch> gaps;
        tree_place from;
        for (const stretch& part : closed_) {
            if (from < part.begin) gaps.push_back({from, part.begin});
            from = part.end;
        }
        if (!from.at_end()) gaps.push_back({from, tree_place::end()});
        return gaps;
    }

    friend bool operator==(const ledger&, const ledger&) = default;

  private:
    std::vector<stretch> closed_;
};

} // namespace espalier
