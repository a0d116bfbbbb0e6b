/// The words of which a checkpoint consists: statistics, parts and places of the tree.
#pragma once

#include <istream>
#include <ostream>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include <espalier/shares.hpp>
#include <espalier/statistics.hpp>
#include <espalier/subtree.hpp>
#include <espalier/text_form.hpp>

namespace espalier {

template <>
struct text_form<statistics> {
    static void write(std::ostream& out, const statistics& s) {
        out << s.checked << ' ' << s.promising << ' ' << s.pruned << ' ' << s.dead_ends << ' '
            << s.solutions << ' ' << s.deepest;
    }
    static bool read(std::istream& in, statistics& s) {
        return static_cast<bool>(in >> s.checked >> s.promising >> s.pruned >> s.dead_ends >>
                                 s.solutions >> s.deepest);
    }
};

template <Writable Choice>
struct text_form<subtree<Choice>> {
    static void write(std::ostream& out, const subtree<Choice>& part) {
        out << part.base << ' ' << part.first << ' ' << part.last << ' ' << part.entered << ' ';
        text_form<std::vector<Choice>>::write(out, part.path);
    }
    static bool read(std::istream& in, subtree<Choice>& part) {
        return in >> part.base >> part.first >> part.last >> part.entered &&
               text_form<std::vector<Choice>>::read(in, part.path);
    }
};

/// `end`, or the digits as `index/fan-out`.
template <>
struct text_form<tree_place> {
    static void write(std::ostream& out, const tree_place& place) {
        if (place.at_end()) {
            out << "end";
            return;
        }
        out << place.digits().size();
        for (const tree_place::digit& d : place.digits())
            out << ' ' << d.index << '/' << d.fan_out;
    }
    static bool read(std::istream& in, tree_place& place) {
        std::string word;
        if (!(in >> word)) return false;
        if (word == "end") {
            place = tree_place::end();
            return true;
        }
        std::istringstream number(word);
        std::size_t size = 0;
        if (!text_form<std::size_t>::read(number, size)) return false;
        std::vector<tree_place::digit> digits;
        char slash = 0;
        for (; size > 0; --size) {
            auto& d = digits.emplace_back();
            if (!(in >> d.index >> slash >> d.fan_out) || slash != '/') return false;
        }
        place = tree_place(std::move(digits));
        return true;
    }
};

template <>
struct text_form<stretch> {
    static void write(std::ostream& out, const stretch& s) {
        text_form<tree_place>::write(out, s.begin);
        out << ' ';
        text_form<tree_place>::write(out, s.end);
    }
    static bool read(std::istream& in, stretch& s) {
        return text_form<tree_place>::read(in, s.begin) && text_form<tree_place>::read(in, s.end);
    }
};

template <>
struct text_form<ledger> {
    static void write(std::ostream& out, const ledger& all) {
        text_form<std::vector<stretch>>::write(out, all.closed());
    }
    static bool read(std::istream& in, ledger& all) {
        std::vector<stretch> parts;
        if (!text_form<std::vector<stretch>>::read(in, parts)) return false;
        all = {};
        for (stretch& part : parts)
            all.close(std::move(part));
        return true;
    }
};

} // namespace espalier
