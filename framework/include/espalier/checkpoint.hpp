/// A run written down as text, and read back to go on.
///
/// The text is the list that the run is: what was found, and the parts still to be walked, in tree
/// order; and, independently of it, what was closed. It carries a version, the identity of the
/// problem, and a checksum, so that a file that is cut, altered, newer than the program or made for
/// another problem is refused with the reason, never gone on with. A format once written stays
/// readable by later versions.
///
///     espalier checkpoint 1
///     problem "queens 14"
///     note ""             for the program that wrote it
///     entries 2
///     walked …            what was found and counted
///     waiting …           a part still to be walked
///     closed …            the places in the tree between which all is walked
///     extent …            and between which the run was to walk
///     checksum 0123456789abcdef
///
/// Which file it goes to, and how it gets there whole, is the business of `checkpoint_file.hpp`.
#pragma once

#include <algorithm>
#include <cstdint>
#include <istream>
#include <iterator>
#include <ostream>
#include <sstream>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <espalier/detail/checkpoint_frame.hpp>
#include <espalier/detail/checkpoint_text.hpp>
#include <espalier/run.hpp>
#include <espalier/shares.hpp>
#include <espalier/statistics.hpp>
#include <espalier/subtree.hpp>
#include <espalier/text_form.hpp>

namespace espalier {

namespace detail {

/// What of a run goes into a checkpoint, and comes out of it.
struct checkpoint_access {
    template <class Space, class G>
    static void write(const run<Space, G>& from, std::ostream& out) {
        using entry = segment<Space, G>;
        std::vector<const entry*> entries;
        for (const entry& s : from.segments_)
            entries.push_back(&s);
        out << "entries " << entries.size() << '\n';
        for (const entry* s : entries) {
            const auto giver = std::find(entries.begin(), entries.end(), s->giver);
            out << (s->is == entry::state::walked ? "walked" : "waiting") << " giver "
                << (giver == entries.end() ? -1 : std::distance(entries.begin(), giver))
                << " part ";
            text_form<subtree<choice_t<Space>>>::write(out, s->part);
            out << '\n';
            if (s->is != entry::state::walked) continue;
            out << "counted ";
            text_form<statistics>::write(out, s->before);
            out << "  ";
            text_form<statistics>::write(out, s->counts);
            out << "\nenough " << s->enough << ' ' << s->goal_said_so << "\nclosed ";
            out << (s->closed ? "some " : "none");
            if (s->closed) text_form<stretch>::write(out, *s->closed);
            out << "\nfound ";
            s->goal.save(out);
            out << '\n';
        }
        out << "closed ";
        text_form<ledger>::write(out, from.closed_);
        out << "\nextent ";
        text_form<ledger>::write(out, from.extent_);
        out << '\n';
    }

    template <class Space, class G>
    static void read(run<Space, G>& into, std::istream& in) {
        using entry = segment<Space, G>;
        const auto expect = [&in](std::string_view wanted) {
            std::string word;
            if (!(in >> word) || word != wanted)
                throw checkpoint_error("the checkpoint lacks '" + std::string(wanted) + "'");
        };
        const auto check = [](bool read, std::string_view what) {
            if (!read)
                throw checkpoint_error("the checkpoint has " + std::string(what) +
                                       " that cannot be read");
        };
        expect("entries");
        std::size_t count = 0;
        check(static_cast<bool>(in >> count), "a number of entries");
        segment_list<Space, G> entries;
        std::vector<entry*> by_number;
        for (std::size_t k = 0; k < count; ++k) {
            std::string kind;
            std::ptrdiff_t giver = -1;
            subtree<choice_t<Space>> part;
            in >> kind;
            check(kind == "walked" || kind == "waiting", "an entry");
            expect("giver");
            check(in >> giver && giver < static_cast<std::ptrdiff_t>(k), "the giver of a part");
            expect("part");
            check(text_form<subtree<choice_t<Space>>>::read(in, part), "a part of the tree");
            if (kind == "walked")
                entries.append_walked(fork(into.blank_, into.blank_));
            else // what was found left of all that waits is known there
                entries.append_waiting(
                    std::move(part),
                    fork(k == 0 ? into.blank_ : entries.front().goal, into.blank_));
            entry& s = *std::prev(entries.end());
            by_number.push_back(&s);
            if (giver >= 0) s.giver = by_number[static_cast<std::size_t>(giver)];
            if (kind == "waiting") continue;
            s.part = std::move(part);
            expect("counted");
            check(text_form<statistics>::read(in, s.before) &&
                      text_form<statistics>::read(in, s.counts),
                  "statistics");
            expect("enough");
            check(static_cast<bool>(in >> s.enough >> s.goal_said_so), "an end");
            expect("closed");
            std::string closed;
            check(in >> closed && (closed == "none" || closed == "some"), "a closed stretch");
            if (closed == "some")
                check(text_form<stretch>::read(in, s.closed.emplace()), "a closed stretch");
            expect("found");
            check(s.goal.load(in), "a result");
        }
        check(count > 0 && entries.front().is == entry::state::walked, "a first entry");
        ledger closed, extent;
        try {
            expect("closed");
            check(text_form<ledger>::read(in, closed), "closed stretches");
            expect("extent");
            check(text_form<ledger>::read(in, extent), "an extent");
            prove(into.space_, entries, closed, extent);
        } catch (const closed_twice&) {
            throw checkpoint_error("the checkpoint has a part of the tree twice");
        } catch (const std::invalid_argument& misfit) {
            throw checkpoint_error(std::string("the checkpoint does not fit the problem: ") +
                                   misfit.what());
        }
        into.segments_ = std::move(entries);
        into.closed_ = std::move(closed);
        into.extent_ = std::move(extent);
    }

  private:
    /// What is closed and what is waiting must make up the extent, nothing missing, nothing twice.
    template <class Space, class G>
    static void prove(Space& space, segment_list<Space, G>& entries, const ledger& closed,
                      const ledger& extent) {
        ledger all = closed;
        for (auto& s : entries) {
            if (s.closed) all.close(*s.closed);
            if (s.is != segment<Space, G>::state::waiting) continue;
            depth_first_search<Space> there(space, s.part);
            all.close({there.origin(), there.limit()});
        }
        if (all != extent) throw checkpoint_error("the checkpoint lacks a part of the tree");
    }
};

} // namespace detail

/// Writes a run down. `problem` identifies what is searched, in all that matters: the size of the
/// board, the words, the rules.
///
/// `note` is for the program: how long its output file is, say. The choices, and the results if the
/// goal keeps them, need a `text_form`. O(parts × depth).
template <class Space, class G>
void save_checkpoint(const run<Space, G>& search, std::ostream& out, std::string_view problem,
                     std::string_view note = {}) {
    static_assert(Writable<choice_t<Space>>,
                  "espalier: to write a checkpoint, choices need a text_form (see text_form.hpp)");
    static_assert(
        requires(const G& goal) { goal.save(out); },
        "espalier: to write a checkpoint, the goal needs save and load; for the goals "
        "of the engine, give what they keep a text_form (see text_form.hpp)");
    std::ostringstream body;
    detail::checkpoint_access::write(search, body);
    out << detail::closed_checkpoint(problem, note, std::move(body).str());
}

/// Makes a fresh run of the same problem and goal go on where the checkpoint left. Returns the
/// note.
/// @throws checkpoint_error with the reason if it cannot
template <class Space, class G>
std::string load_checkpoint(run<Space, G>& search, std::istream& in, std::string_view problem) {
    const detail::opened_checkpoint opened = detail::open_checkpoint(in, problem);
    std::istringstream body(opened.body);
    detail::checkpoint_access::read(search, body);
    return opened.note;
}

} // namespace espalier
