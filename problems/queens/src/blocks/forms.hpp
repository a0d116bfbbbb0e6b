/// The forms of the kernel, each in the file of its name.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <stop_token>

#include "walk.hpp"

namespace queens::blocks {

/// The solutions of two rows or more in these columns, or nothing if a stop was requested.
std::optional<std::uint64_t> portable(std::span<const row> rows, std::uint32_t columns,
                                      const std::stop_token& stop);

/// The same on a processor that can run kernels::avx512.
std::optional<std::uint64_t> avx512(std::span<const row> rows, std::uint32_t columns,
                                    const std::stop_token& stop);

} // namespace queens::blocks
