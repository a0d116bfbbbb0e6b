/// A search with restarts written down as text, and read back to go on.
///
/// The text is in the frame of `checkpoint.hpp`, with version, identity and checksum:
///
///     restarts 5 …        tries given up, and what they counted
///     learnt …            by the source of tries, if it learns
///     kept …              what the goal found in them, if it keeps it
///     entries 2           the try that is going on, as of any run; `fresh` if there is none
///
/// So a search with restarts goes on in the middle of a try, with the weights of that try.
#pragma once

#include <cstdint>
#include <istream>
#include <memory>
#include <ostream>
#include <sstream>
#include <string>
#include <string_view>
#include <utility>

#include <espalier/checkpoint.hpp>
#include <espalier/restarting.hpp>

namespace espalier {

namespace detail {

/// What of a search with restarts goes into a checkpoint, and comes out of it.
struct restarting_access {
    template <class Source, class G>
    static void write(const restarting<Source, G>& from, std::ostream& out) {
        out << "restarts " << from.tries_ << ' ';
        text_form<statistics>::write(out, from.counted_);
        out << '\n';
        if constexpr (requires { from.source_.save(out); }) {
            out << "learnt ";
            from.source_.save(out);
            out << '\n';
        }
        if constexpr (restarting<Source, G>::keeps) {
            out << "kept ";
            from.kept_.save(out);
            out << '\n';
        }
        if (from.try_)
            checkpoint_access::write(from.try_->walk, out << "going\n");
        else
            out << "fresh\n";
    }

    /// Reads into copies, so that a checkpoint that does not fit changes nothing.
    template <class Source, class G>
    static void read(restarting<Source, G>& into, std::istream& in) {
        restarting<Source, G> read(into.source_, into.how_, into.blank_);
        const auto check = [](bool good, std::string_view what) {
            if (!good)
                throw checkpoint_error("the checkpoint has " + std::string(what) +
                                       " that cannot be read");
        };
        std::string word;
        check(in >> word && word == "restarts" && in >> read.tries_ &&
                  text_form<statistics>::read(in, read.counted_),
              "a number of restarts");
        if constexpr (requires { read.source_.load(in); })
            check(in >> word && word == "learnt" && read.source_.load(in), "learnt weights");
        if constexpr (restarting<Source, G>::keeps)
            check(in >> word && word == "kept" && read.kept_.load(in), "a result");
        check(in >> word && (word == "going" || word == "fresh"), "a try");
        if (word == "going") {
            read.begin();
            checkpoint_access::read(read.try_->walk, in);
        }
        replace(into, std::move(read));
    }
};

} // namespace detail

/// Writes down a search with restarts, what its source has learnt included, and the try that is
/// going on; as `save_checkpoint` of a run.
template <class Source, class G>
void save_checkpoint(const restarting<Source, G>& search, std::ostream& out,
                     std::string_view problem, std::string_view note = {}) {
    std::ostringstream body;
    detail::restarting_access::write(search, body);
    out << detail::closed_checkpoint(problem, note, std::move(body).str());
}

/// Makes a search with restarts of the same source, goal and options go on where the checkpoint
/// left. Returns the note.
/// @throws checkpoint_error with the reason if it cannot; the search is then as before
template <class Source, class G>
std::string load_checkpoint(restarting<Source, G>& search, std::istream& in,
                            std::string_view problem) {
    const detail::opened_checkpoint opened = detail::open_checkpoint(in, problem);
    std::istringstream body(opened.body);
    detail::restarting_access::read(search, body);
    return opened.note;
}

} // namespace espalier
