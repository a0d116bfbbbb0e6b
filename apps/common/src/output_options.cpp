#include "cli/output_options.hpp"

namespace cli {
namespace {

color_mode read_color(const std::string& word) {
    if (word == "always") return color_mode::always;
    return word == "never" ? color_mode::never : color_mode::automatic;
}

} // namespace

std::vector<option> output_rows() {
    const std::string group = "Output";
    return {
        {.name = "json", .group = group, .description = "print one JSON document"},
        {.name = "stats", .group = group, .description = "print the statistics of the search"},
        {.name = "quiet",
         .letter = 'q',
         .group = group,
         .description = "show no progress and no remarks"},
        {.name = "color",
         .argument = "WHEN",
         .implied = "always",
         .choices = {"auto", "always", "never"},
         .default_text = "auto",
         .group = group,
         .description = "colour the output"},
    };
}

option solutions_file_row() {
    return {.name = "output",
            .letter = 'o',
            .argument = "FILE",
            .group = "Output",
            .description = "write the solutions to FILE; a saved search goes on with it"};
}

output_options read_output(const parsed_options& given) {
    return {.json = given.has("json"),
            .stats = given.has("stats"),
            .quiet = given.has("quiet"),
            .color = read_color(given.value_or_default("color"))};
}

} // namespace cli
