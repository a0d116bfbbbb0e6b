/// The usage_error that an action throws, for tests of its words.
#pragma once

#include <string>

#include <gtest/gtest.h>

#include "cli/usage_error.hpp"

namespace cli::test {

struct caught_error {
    std::string message;
    std::string remedy;
};

/// What was thrown; a test failure when nothing was. Any other exception fails the test by itself.
template <class Action>
caught_error error_of(Action&& action) {
    try {
        action();
    } catch (const usage_error& error) {
        return {error.what(), error.remedy()};
    }
    ADD_FAILURE() << "no usage_error was thrown";
    return {};
}

} // namespace cli::test
