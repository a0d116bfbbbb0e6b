/// How values are written as text and read back: choices in paths, results in checkpoints.
#pragma once

#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <istream>
#include <optional>
#include <ostream>
#include <sstream>
#include <stdexcept>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include <espalier/checked_count.hpp>

namespace espalier {

/// The text form of a type: words separated by blanks, on one line. Integers, enumerations, strings
/// and what is made of them (pair, optional, vector, array) have one; a module gives one to a type
/// of its own by a specialisation:
///
///     template <>
///     struct espalier::text_form<move> {
///         static void write(std::ostream& out, const move& m) { out << m.from << '-' << m.to; }
///         static bool read(std::istream& in, move& m) { char c; return in >> m.from >> c >> m.to
///         && c == '-'; }
///     };
///
/// `read` returns false, and may leave anything in its argument, if the text is not of that form.
template <class T>
struct text_form;

/// A type that can be written down and read back.
template <class T>
concept Writable = requires(std::ostream& out, std::istream& in, T& value, const T& look) {
    text_form<T>::write(out, look);
    { text_form<T>::read(in, value) } -> std::convertible_to<bool>;
};

template <class T>
    requires std::is_integral_v<T>
struct text_form<T> {
    static void write(std::ostream& out, T value) { out << +value; }
    static bool read(std::istream& in, T& value) {
        std::conditional_t<std::is_signed_v<T>, std::int64_t, std::uint64_t> wide = 0;
        if (in >> std::ws && in.peek() == '-' && !std::is_signed_v<T>) return false;
        if (!(in >> wide)) return false;
        value = static_cast<T>(wide);
        return static_cast<decltype(wide)>(value) == wide;
    }
};

template <class T>
    requires std::is_enum_v<T>
struct text_form<T> {
    using number = std::underlying_type_t<T>; ///< what is written
    static void write(std::ostream& out, T value) {
        text_form<number>::write(out, static_cast<number>(value));
    }
    static bool read(std::istream& in, T& value) {
        number n{};
        if (!text_form<number>::read(in, n)) return false;
        value = static_cast<T>(n);
        return true;
    }
};

/// In quotes; a quote, a backslash and the bytes below a blank as a backslash and two hex digits.
template <>
struct text_form<std::string> {
    static void write(std::ostream& out, const std::string& value) {
        static constexpr char hex[] = "0123456789abcdef";
        out << '"';
        for (const char c : value) {
            const auto byte = static_cast<unsigned char>(c);
            if (byte < 0x20 || c == '"' || c == '\\')
                out << '\\' << hex[byte >> 4] << hex[byte & 15];
            else
                out << c;
        }
        out << '"';
    }
    static bool read(std::istream& in, std::string& value) {
        value.clear();
        char c = 0;
        if (!(in >> c) || c != '"') return false;
        while (in.get(c) && c != '"') {
            if (c == '\\') {
                const int high = digit(in.get()), low = digit(in.get());
                if (high < 0 || low < 0) return false;
                c = static_cast<char>(high * 16 + low);
            }
            value += c;
        }
        return static_cast<bool>(in);
    }

  private:
    static int digit(int c) {
        if (c >= '0' && c <= '9') return c - '0';
        if (c >= 'a' && c <= 'f') return c - 'a' + 10;
        return -1;
    }
};

template <>
struct text_form<checked_count> {
    static void write(std::ostream& out, const checked_count& value) { out << value; }
    static bool read(std::istream& in, checked_count& value) {
        std::string digits;
        if (!(in >> digits) || digits.empty()) return false;
        value = {};
        try {
            for (const char c : digits) {
                if (c < '0' || c > '9') return false;
                value.multiply(10);
                value += static_cast<std::uint64_t>(c - '0');
            }
        } catch (const std::overflow_error&) {
            return false;
        }
        return true;
    }
};

template <Writable First, Writable Second>
struct text_form<std::pair<First, Second>> {
    static void write(std::ostream& out, const std::pair<First, Second>& value) {
        text_form<First>::write(out, value.first);
        out << ' ';
        text_form<Second>::write(out, value.second);
    }
    static bool read(std::istream& in, std::pair<First, Second>& value) {
        return text_form<First>::read(in, value.first) && text_form<Second>::read(in, value.second);
    }
};

template <Writable T>
struct text_form<std::optional<T>> {
    static void write(std::ostream& out, const std::optional<T>& value) {
        out << (value ? "some " : "none");
        if (value) text_form<T>::write(out, *value);
    }
    static bool read(std::istream& in, std::optional<T>& value) {
        std::string word;
        if (!(in >> word)) return false;
        value.reset();
        if (word == "none") return true;
        return word == "some" && text_form<T>::read(in, value.emplace());
    }
};

/// The number of items, then the items.
template <Writable T>
struct text_form<std::vector<T>> {
    static void write(std::ostream& out, const std::vector<T>& value) {
        out << value.size();
        for (const T& item : value) {
            out << ' ';
            text_form<T>::write(out, item);
        }
    }
    static bool read(std::istream& in, std::vector<T>& value) {
        std::size_t size = 0;
        if (!text_form<std::size_t>::read(in, size)) return false;
        value.clear();
        for (; size > 0; --size) {
            T item{}; // not in its place: a vector<bool> has no items to refer to
            if (!text_form<T>::read(in, item)) return false;
            value.push_back(std::move(item));
        }
        return true;
    }
};

template <Writable T, std::size_t N>
struct text_form<std::array<T, N>> {
    static void write(std::ostream& out, const std::array<T, N>& value) {
        for (const T& item : value) {
            text_form<T>::write(out, item);
            out << ' ';
        }
    }
    static bool read(std::istream& in, std::array<T, N>& value) {
        for (T& item : value)
            if (!text_form<T>::read(in, item)) return false;
        return true;
    }
};

/// A path as text: the choices, blanks between them.
template <Writable Choice>
std::string path_to_text(const std::vector<Choice>& path) {
    std::ostringstream out;
    for (const Choice& choice : path) {
        if (out.tellp() > 0) out << ' ';
        text_form<Choice>::write(out, choice);
    }
    return out.str();
}

/// A path from its text.
/// @throws std::invalid_argument naming the level at which the text is no choice
template <Writable Choice>
std::vector<Choice> path_from_text(const std::string& text) {
    std::istringstream in(text);
    std::vector<Choice> path;
    while (in >> std::ws && !in.eof()) {
        Choice choice{};
        if (!text_form<Choice>::read(in, choice))
            throw std::invalid_argument("no choice can be read at level " +
                                        std::to_string(path.size() + 1) + " of the path '" + text +
                                        "'");
        path.push_back(std::move(choice));
    }
    return path;
}

} // namespace espalier
