/// A Boggle solver for tests: strings, sets and plain recursion. It shares nothing with the module,
/// neither code nor data structures, and is written to be seen to be right, not to be quick.
///
/// ASCII boards only. Words and tiles are compared in capitals.
#pragma once

#include <algorithm>
#include <cctype>
#include <cstddef>
#include <istream>
#include <map>
#include <set>
#include <sstream>
#include <string>
#include <vector>

namespace espalier::test::oracle {

/// The rules, and after them the faults that a wrong solver may have.
struct rules {
    bool corners = true; ///< 8 neighbours, else 4
    bool reuse = false;  ///< a cell may be used again (not twice running)
    bool qu = false;     ///< a cell that shows Q reads as QU
    std::size_t min_length = 3;

    bool torus = false;     ///< fault: the board wraps around
    bool flat_wrap = false; ///< fault: a row's end touches the next row's begin
    bool lost_edge = false; ///< fault: the last row and column are not read
    bool bare_q = false;    ///< fault: a tile Qu is read as the letter Q
};

using tiles = std::vector<std::vector<std::string>>;

struct answer {
    std::map<std::string, unsigned long> paths; ///< each word found, and by how many paths
    unsigned long path_count() const {
        unsigned long sum = 0;
        for (const auto& [word, n] : paths)
            sum += n;
        return sum;
    }
    unsigned long points() const {
        unsigned long sum = 0;
        for (const auto& [word, n] : paths) {
            const auto length = word.size();
            sum += length < 3    ? 0
                   : length <= 4 ? 1
                   : length == 5 ? 2
                   : length == 6 ? 3
                   : length == 7 ? 5
                                 : 11;
        }
        return sum;
    }
};

inline std::string in_capitals(std::string text) {
    for (char& c : text)
        c = static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
    return text;
}

/// A board in the form `rows columns` and then that many tiles, with blanks between.
inline tiles parse_sized_board(std::istream& in) {
    std::size_t rows = 0, columns = 0;
    in >> rows >> columns;
    tiles board(rows, std::vector<std::string>(columns));
    for (auto& row : board)
        for (auto& tile : row) {
            in >> tile;
            tile = in_capitals(tile);
        }
    return board;
}

/// A board from rows of letters, one letter a cell.
inline tiles board_of_rows(const std::vector<std::string>& rows) {
    tiles board;
    for (const auto& row : rows) {
        board.emplace_back();
        for (const char c : row)
            board.back().push_back(in_capitals(std::string(1, c)));
    }
    return board;
}

inline std::set<std::string> parse_words(std::istream& in) {
    std::set<std::string> words;
    for (std::string word; in >> word;)
        words.insert(in_capitals(word));
    return words;
}

class solver {
  public:
    solver(tiles board, std::set<std::string> words, rules r)
        : board_(std::move(board)), words_(std::move(words)), rules_(r) {
        if (rules_.lost_edge) {
            board_.pop_back();
            for (auto& row : board_)
                row.pop_back();
        }
        for (auto& row : board_)
            for (auto& tile : row)
                if (rules_.bare_q && tile == "QU")
                    tile = "Q";
                else if (rules_.qu && tile == "Q")
                    tile = "QU";
        used_.assign(board_.size(), std::vector<bool>(board_.empty() ? 0 : board_[0].size()));
    }

    answer solve() {
        for (int r = 0; r < rows(); ++r)
            for (int c = 0; c < columns(); ++c)
                visit(r, c, "");
        return found_;
    }

  private:
    int rows() const { return static_cast<int>(board_.size()); }
    int columns() const { return board_.empty() ? 0 : static_cast<int>(board_[0].size()); }

    bool begins_a_word(const std::string& prefix) const {
        const auto at = words_.lower_bound(prefix);
        return at != words_.end() && at->compare(0, prefix.size(), prefix) == 0;
    }

    void visit(int r, int c, const std::string& before) {
        const auto row = static_cast<std::size_t>(r), column = static_cast<std::size_t>(c);
        if (used_[row][column] && !rules_.reuse) return;
        const auto text = before + board_[row][column];
        if (!begins_a_word(text)) return;
        if (text.size() >= rules_.min_length && words_.count(text) != 0) ++found_.paths[text];
        const bool was_used = used_[row][column];
        used_[row][column] = true;
        for (const auto& [nr, nc] : around(r, c))
            visit(nr, nc, text);
        used_[row][column] = was_used;
    }

    std::set<std::pair<int, int>> around(int r, int c) const {
        std::set<std::pair<int, int>> result;
        for (int dr = -1; dr <= 1; ++dr)
            for (int dc = -1; dc <= 1; ++dc) {
                if ((dr == 0 && dc == 0) || (!rules_.corners && dr != 0 && dc != 0)) continue;
                int nr = r + dr, nc = c + dc;
                if (rules_.torus) {
                    nr = (nr + rows()) % rows();
                    nc = (nc + columns()) % columns();
                } else if (rules_.flat_wrap) {
                    const int flat = nr * columns() + nc;
                    if (flat < 0 || flat >= rows() * columns()) continue;
                    nr = flat / columns();
                    nc = flat % columns();
                }
                if (nr < 0 || nr >= rows() || nc < 0 || nc >= columns()) continue;
                if (nr == r && nc == c) continue;
                result.emplace(nr, nc);
            }
        return result;
    }

    tiles board_;
    std::set<std::string> words_;
    rules rules_;
    std::vector<std::vector<bool>> used_;
    answer found_;
};

inline answer solve(tiles board, std::set<std::string> words, rules r = {}) {
    return solver(std::move(board), std::move(words), r).solve();
}

} // namespace espalier::test::oracle
