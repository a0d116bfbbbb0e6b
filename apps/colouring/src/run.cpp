#include "colouring_app/run.hpp"

#include <memory>
#include <utility>
#include <vector>

#include <nlohmann/json.hpp>

#include <colouring/colouring.hpp>
#include <colouring/graph_reader.hpp>

#include "cli/digest.hpp"
#include "cli/module_program.hpp"
#include "cli/read_input.hpp"

namespace colouring_app {
namespace {

using cli::module_goal;
using colouring::colourings;

const std::vector<module_goal> goals{module_goal::best, module_goal::first, module_goal::unique,
                                     module_goal::count, module_goal::all};

constexpr int most_colours = 20'000;
constexpr int most_distinct = 20;

cli::program describe() {
    cli::program program{
        .name = "colouring",
        .summary = "Colours a graph so that no edge joins two vertices of one colour.",
        .usage = {"[OPTION]... FILE"},
        .examples = {{"colouring graph.col", "prints the least number of colours, and a colouring"},
                     {"colouring --colours=4 --count graph.col",
                      "prints how many ways there are to give each vertex one of 4 colours"}},
        .notes = {
            "A graph is in the DIMACS form .col: a line 'p edge VERTICES EDGES', then 'e 1 2' for "
            "each edge; an edge may be given again, and both ways round.",
            "A colouring is printed as the colours, from 1, of the vertices in order. Of all that "
            "differ in the names of colours alone one is printed, and --unique asks for one but "
            "for names; --count counts each of them, unless --up-to-names is given.",
            "A least number that was stopped is printed as 'at most 7', a count as 'at least 17'. "
            "With --at and --trace choices are called v3=2: colour 2 for vertex 3; the vertices of "
            "a clique have their colours from the start.",
            "In the JSON document a count above 2^53 is a string, and times are in microseconds."}};
    const std::string group = "Colours";
    program.options
        .argument({.name = "FILE", .description = "a graph: a file, or - for standard input"})
        .option({.name = "colours",
                 .letter = 'k',
                 .argument = "K",
                 .group = group,
                 .description = "with at most K colours: for all goals but --best"})
        .option({.name = "up-to-names",
                 .group = group,
                 .description = "count colourings that differ in the names of colours as one"});
    cli::add_module_rows(program.options, goals);
    return program;
}

struct request {
    std::string file;
    cli::module_options search;
    std::optional<int> colours = {};
    colouring::names names = colouring::names::alike;
};

request read_request(const cli::parsed_options& given) {
    request wanted{.file = *given.argument("FILE"),
                   .search = cli::read_module_options(given, goals),
                   .colours = given.integer<int>("colours", 0, most_colours)};
    const bool best = wanted.search.goal == module_goal::best;
    if (best && wanted.colours)
        throw cli::usage_error("--colours: the least number is looked for",
                               "add --first, --count, --all or --unique, or leave it out");
    if (!best && !wanted.colours)
        throw cli::usage_error("--" + cli::name_of(wanted.search.goal) +
                                   ": the number of colours is missing",
                               "add --colours=K");
    if (wanted.search.goal != module_goal::count) return wanted;
    if (given.has("up-to-names")) return wanted;
    if (*wanted.colours > most_distinct)
        throw cli::usage_error("--count: with more than 20 colours the names are too many to count",
                               "add --up-to-names");
    wanted.names = colouring::names::distinct;
    return wanted;
}

/// All edges, in the order of their vertices.
std::string text_of(const colouring::graph& of) {
    std::vector<std::pair<std::size_t, std::size_t>> edges;
    for (const auto& each : boost::make_iterator_range(boost::edges(of)))
        edges.emplace_back(source(each, of), target(each, of));
    std::string text;
    for (const auto& [one, other] : edges)
        text += std::to_string(one) + "-" + std::to_string(other) + "\n";
    return text;
}

cli::presentation<colourings> presentation_of(const request& wanted, const colouring::graph& of,
                                              int colours) {
    using solution = std::vector<int>;
    const auto vertices = num_vertices(of), edges = num_edges(of);
    cli::presentation<colourings> shown{.program = "colouring"};
    shown.problem = "colouring " + std::to_string(vertices) + " vertices, " +
                    std::to_string(edges) + " edges #" + cli::digest(text_of(of)) + ", " +
                    std::to_string(colours) + " colours" +
                    (wanted.names == colouring::names::distinct ? ", each name" : "");
    shown.text = [](std::ostream& out, const solution& given) {
        for (std::size_t v = 0; v < given.size(); ++v)
            out << (v == 0 ? "" : " ") << given[v];
        out << '\n';
    };
    shown.json = [](nlohmann::ordered_json& to, const solution& given) { to = given; };
    shown.about = [=](nlohmann::ordered_json& to) {
        to["vertices"] = vertices;
        to["edges"] = edges;
        if (wanted.colours) to["colours"] = *wanted.colours;
    };
    shown.label = [colours](int choice) {
        return "v" + std::to_string(choice / colours + 1) + "=" +
               std::to_string(choice % colours + 1);
    };
    return shown;
}

} // namespace

int run(std::span<const std::string> words, const cli::streams& io) {
    return cli::run_program(describe(), words, io.out, io.err, [&](const auto& options) {
        const request wanted = read_request(options);
        const auto graph =
            cli::read_input<reading::input_error>(wanted.file, io.in, colouring::read_graph);
        colourings space = wanted.colours ? colourings(graph, *wanted.colours, wanted.names)
                                          : colouring::least_colours(graph);
        auto shown = presentation_of(wanted, graph, space.colours());
        return cli::search_module(std::move(space), wanted.search, std::move(shown), io);
    });
}

} // namespace colouring_app
