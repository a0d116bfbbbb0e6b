#include "cli/text_input.hpp"

#include <cerrno>
#include <cstdio>
#include <filesystem>
#include <iostream>
#include <utility>

#include <sys/stat.h>
#include <unistd.h>

#include "cli/quoting.hpp"
#include "cli/system_message.hpp"
#include "cli/usage_error.hpp"

namespace cli {
namespace {

std::string remedy_for(int reason) {
    switch (reason) {
    case ENOENT:
    case ENOTDIR:
        return "check the name and the folder, or write - for standard input";
    case EACCES:
    case EPERM:
        return "make the file readable, or write - and give it on standard input";
    default:
        return "give a file that can be read, or write - for standard input";
    }
}

void refuse_directory(const std::string& path) {
    std::error_code ignored;
    if (!std::filesystem::is_directory(path, ignored)) return;
    throw usage_error(escaped(path) + ": is a directory, not a file",
                      "name a file inside it, or write - for standard input");
}

/// What reads as empty would be blamed on its content.
void refuse_directory_as_standard_input(const std::istream& standard_input) {
    struct stat facts{};
    if (&standard_input != &std::cin || fstat(STDIN_FILENO, &facts) != 0) return;
    if (!S_ISDIR(facts.st_mode)) return;
    throw usage_error("standard input: is a directory, not a file",
                      "redirect a file inside it, or write into a pipe");
}

/// std::cin reads through the C library, whose errors it takes for the end of the file.
bool broke_off(const std::istream& stream) {
    return stream.bad() || (&stream == &std::cin && std::ferror(stdin) != 0);
}

void open(std::ifstream& file, const std::string& path) {
    if (path.empty()) {
        throw usage_error("the name of a file is empty",
                          "name a file, or write - for standard input");
    }
    refuse_directory(path);
    errno = 0;
    file.open(path, std::ios::binary);
    const int reason = errno;
    if (file.is_open()) return;
    throw usage_error(escaped(path) + ": cannot be opened: " + system_message(reason),
                      remedy_for(reason));
}

} // namespace

text_input::text_input(const std::string& path, std::istream& standard_input)
    : name_(path == "-" ? "standard input" : escaped(path)), stream_(&standard_input) {
    if (path == "-") {
        refuse_directory_as_standard_input(standard_input);
        return;
    }
    open(file_, path);
    stream_ = &file_;
}

void text_input::finish() const {
    if (!broke_off(*stream_)) return;
    throw usage_error(name_ + ": reading broke off with an error",
                      "check the disk or the program that writes it, then try again");
}

void require_one_standard_input(std::span<const named_input> inputs) {
    const named_input* first = nullptr;
    for (const named_input& each : inputs) {
        if (each.path != "-") continue;
        if (first != nullptr) {
            throw usage_error(first->argument + " and " + each.argument +
                                  " cannot both be standard input",
                              "name a file for one of them");
        }
        first = &each;
    }
}

} // namespace cli
