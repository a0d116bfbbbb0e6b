#include "svg_report.hpp"

#include <ostream>
#include <string>

#include <boggle/svg.hpp>

#include "cli/output_check.hpp"
#include "cli/trace_options.hpp"
#include "listing.hpp"

namespace boggle_app {
namespace {

void write(const told& all, std::ostream& out) {
    const auto words = listing(all);
    if (words.empty()) {
        boggle::write_svg(out, "no word was found", all.given.grid);
        return;
    }
    const boggle::found_word& first = words.front().front();
    boggle::write_svg(out, all.given.words.spelling(first.word), all.given.grid, first.path);
}

} // namespace

void draw_first_word(const told& all, std::ostream& out) {
    const std::string& file = *all.wanted.svg;
    if (file == "-") {
        write(all, out);
        cli::require_written(out);
        return;
    }
    cli::picture_file picture(file, "--svg");
    write(all, picture.stream());
    picture.finish();
}

} // namespace boggle_app
