#include "cli/saved_problem.hpp"

#include <filesystem>
#include <system_error>

#include <espalier/checkpoint_file.hpp>

namespace cli {

std::optional<std::string> saved_problem(const std::string& file) try {
    if (!std::filesystem::is_regular_file(file)) return std::nullopt;
    return espalier::detail::open_checkpoint(espalier::read_file(file)).problem;
} catch (const espalier::checkpoint_error&) {
    return std::nullopt;
} catch (const std::system_error&) {
    return std::nullopt;
}

bool is_of_problem(const std::string& saved, const std::string& problem) {
    return saved == problem || saved.starts_with(problem + ", shard ");
}

} // namespace cli
