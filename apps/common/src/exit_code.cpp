#include "cli/exit_code.hpp"

#include <array>

namespace cli {

std::span<const exit_meaning> exit_meanings() {
    static constexpr std::array<exit_meaning, 6> meanings{{
        {.code = "0",
         .meaning = "answered: at least one solution, or the count is complete (a complete 0 too)"},
        {.code = "1", .meaning = "everything was searched and there is no solution"},
        {.code = "2", .meaning = "bad usage, or input or output that cannot be read or written"},
        {.code = "3",
         .meaning = "stopped by a limit; what was found so far is printed, marked as partial"},
        {.code = "70", .meaning = "a fault of the program itself; please report it"},
        {.code = "128+N",
         .meaning = "ended by signal N (130 after Ctrl-C), the partial result printed first"},
    }};
    return meanings;
}

} // namespace cli
