/// The options that ask for one solution, and the two answers that are no walk of the usual tree.
#pragma once

#include <string>
#include <vector>

#include "cli/option_table.hpp"
#include "cli/parsed_options.hpp"
#include "nqueens/answer.hpp"
#include "nqueens/request.hpp"

namespace nqueens {

/// The largest board of --any and --random, whose columns are kept in memory.
inline constexpr int largest_single = 10'000'000;

/// --first, --any, --random and --seed.
std::vector<cli::option> one_solution_rows();

/// usage_error for options that mean nothing for one solution of these kinds.
void check_one_solution(const cli::parsed_options& given);

/// The seed of --random: the one given, or one drawn from the system.
seed_choice read_seed(const cli::parsed_options& given);

/// Searches by method::restarts, for which alone the engine's threads are.
answer restarted(const request& wanted, const solution_handler& handle,
                 const espalier::options& limits);

/// Searches by method::smallest_domain, construction, clean_swaps or restarts.
answer one_solution(const request& wanted, const solution_handler& handle,
                    const std::stop_token& stop);

/// What is to be said on stderr before the search begins; nothing otherwise.
std::string announcement(const request& wanted);

} // namespace nqueens
