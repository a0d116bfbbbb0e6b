#include "@NAME@/reader.hpp"

#include <optional>

#include <reading/line_reader.hpp>

namespace @NAME@ {

instance read(std::istream& in, const std::string& name) {
    reading::line_reader lines(in, name);
    std::optional<instance> given;
    while (const auto line = lines.next()) {
        const auto words = reading::words_of(line->text);
        if (words.empty()) continue;
        if (given || words.size() > 1)
            lines.fail(*line, words.back().offset, "there is a second word",
                       "write one number, the length");
        given = instance{lines.number(*line, words[0], 0, 1'000, "a length")};
    }
    if (!given) lines.fail("there is no number", "write one number, the length");
    return *given;
}

} // namespace @NAME@
