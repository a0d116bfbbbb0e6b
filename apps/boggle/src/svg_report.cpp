#include "svg_report.hpp"

#include <ostream>
#include <span>
#include <string>
#include <string_view>

#include <boggle/graph_svg.hpp>
#include <boggle/svg.hpp>

#include "cli/output_check.hpp"
#include "cli/trace_options.hpp"
#include "listing.hpp"

namespace boggle_app {
namespace {

void draw(const puzzle& given, std::ostream& out, std::string_view title,
          std::span<const boggle::cell_id> path) {
    if (given.names.empty()) return boggle::write_svg(out, title, given.grid, path);
    boggle::drawn_graph graph{.names = given.names,
                              .tiles = given.grid.tiles,
                              .lines = given.lines,
                              .places = given.places};
    if (graph.places.empty()) graph.places = boggle::laid_out(graph.tiles.size(), graph.lines);
    boggle::write_svg(out, title, graph, path);
}

void write(const told& all, std::ostream& out) {
    const auto words = listing(all);
    if (words.empty()) return draw(all.given, out, "no word was found", {});
    const boggle::found_word& first = words.front().front();
    draw(all.given, out, all.given.words.spelling(first.word), first.path);
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
