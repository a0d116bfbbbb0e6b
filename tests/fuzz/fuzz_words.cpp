#include <cstddef>
#include <cstdint>

#include "boggle_inputs.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    espalier::fuzz::read_as_words({reinterpret_cast<const char*>(data), size});
    return 0;
}
