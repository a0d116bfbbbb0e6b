#include "cli/self_description.hpp"

#include <array>
#include <string_view>
#include <utility>

#include "cli/usage_error.hpp"

namespace cli {

std::optional<std::string> self_description(const program& program,
                                            std::span<const std::string> words) {
    using writer = std::string (*)(const cli::program&);
    static constexpr std::array<std::pair<std::string_view, writer>, 5> forms{{
        {"man", man_page},
        {"bash", bash_completion},
        {"zsh", zsh_completion},
        {"fish", fish_completion},
        {"markdown", markdown_reference},
    }};
    constexpr std::string_view asking = "--help=";
    for (const std::string_view word : words) {
        if (word == "--") break;
        if (!word.starts_with(asking)) continue;
        for (const auto& [form, write] : forms)
            if (word.substr(asking.size()) == form) return write(program);
        throw usage_error("--help: there is no form '" + std::string(word.substr(asking.size())) +
                              "'",
                          "write --help alone, or man, bash, zsh, fish or markdown after the sign");
    }
    return std::nullopt;
}

} // namespace cli
