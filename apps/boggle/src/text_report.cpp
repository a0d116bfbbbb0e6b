#include <ostream>
#include <string>
#include <string_view>
#include <utility>

#include <fmt/format.h>

#include "boggle_app/report.hpp"
#include "cli/output_check.hpp"
#include "cli/terminal.hpp"
#include "drawing.hpp"
#include "listing.hpp"

namespace boggle_app {
namespace {

using path = std::span<const boggle::cell_id>;

class text_writer {
  public:
    text_writer(const told& all, std::ostream& out)
        : all_(all), out_(out),
          colours_(cli::use_color(all.wanted.output.color, cli::facts_of(out))) {}

    void write() {
        if (all_.wanted.goal != goal::list)
            write_number();
        else if (all_.wanted.asks())
            write_verdicts();
        else
            write_words();
        if (all_.wanted.show && !drawn_) out_ << drawing(all_.given, {});
        cli::require_written(out_);
    }

  private:
    void write_number() {
        const auto& [wanted, given, found] = all_;
        out_ << (is_complete(wanted, found) ? "" : "at least ");
        if (wanted.goal == goal::score)
            out_ << found.points << '\n';
        else if (wanted.paths == paths::all)
            out_ << found.path_count << '\n';
        else
            out_ << found.word_count << '\n';
    }

    void write_words() {
        for (const auto paths : listing(all_))
            for (const boggle::found_word& each : paths)
                write_word(all_.given.words.spelling(each.word), each.path);
    }

    void write_verdicts() {
        for (const std::string& asked : all_.given.asked) {
            const auto word = all_.given.words.find(asked);
            const std::string line = fmt::format("{} {}", asked, verdict(all_, word));
            const auto paths = all_.found.paths_of(word);
            for (const boggle::found_word& each : paths)
                write_word(line, each.path);
            if (paths.empty()) write_line(line);
        }
    }

    void write_word(std::string_view word, path cells) {
        std::string line(word);
        if (all_.wanted.paths != paths::none) line += ' ' + path_text(all_.given, cells);
        write_line(line);
        if (!all_.wanted.show) return;
        out_ << marked(drawing(all_.given, cells));
        below_drawing_ = drawn_ = true;
    }

    void write_line(std::string_view line) {
        if (std::exchange(below_drawing_, false)) out_ << '\n';
        out_ << line << '\n';
    }

    /// Tiles are letters, so every bracket is a mark.
    std::string marked(const std::string& drawing) const {
        if (!colours_) return drawing;
        std::string shown;
        for (const char c : drawing) {
            if (c == '[') shown += "\x1b[1;33m";
            shown += c;
            if (c == ']') shown += "\x1b[0m";
        }
        return shown;
    }

    const told& all_;
    std::ostream& out_;
    bool colours_;
    bool below_drawing_ = false;
    bool drawn_ = false;
};

} // namespace

void write_text(const told& all, std::ostream& out) {
    text_writer(all, out).write();
}

} // namespace boggle_app
