#include "cli/system_message.hpp"

#include <system_error>

namespace cli {

std::string system_message(int error_number) {
    std::string text = std::generic_category().message(error_number);
    if (!text.empty() && text.front() >= 'A' && text.front() <= 'Z') {
        text.front() = static_cast<char>(text.front() - 'A' + 'a');
    }
    return text;
}

} // namespace cli
