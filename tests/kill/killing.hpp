/// A program killed at random instants and started again, until it has been killed often enough.
#pragma once

#include <algorithm>
#include <chrono>
#include <csignal>
#include <filesystem>
#include <functional>
#include <ostream>
#include <random>
#include <string>
#include <thread>
#include <vector>

#include <sys/stat.h>

#include "support/child_process.hpp"

namespace espalier::test {

/// What came of it.
struct kill_count {
    int kills = 0;      ///< that hit a program at work
    int recoveries = 0; ///< of the starts after a kill, those that went on from a saved search
    int rounds = 0;     ///< times that the program came to its end, and was started afresh

    friend std::ostream& operator<<(std::ostream& out, const kill_count& count) {
        return out << count.kills << " kills, " << count.recoveries << " recoveries, "
                   << count.rounds << " times done";
    }
};

/// When a file was last replaced; nothing while it is not there.
inline std::pair<ino_t, std::int64_t> version_of(const std::string& file) {
    struct stat facts{};
    if (stat(file.c_str(), &facts) != 0) return {};
    return {facts.st_ino, facts.st_mtim.tv_sec * 1'000'000'000 + facts.st_mtim.tv_nsec};
}

/// Runs the program, killing it with SIGKILL, until it was killed `wanted` times and is done.
///
/// Every second kill comes at any instant from the start on, the others at any instant after the
/// search was saved once more, so that the work goes on however slow the machine is.
///
/// @param saved    the file that it saves itself in
/// @param command  how it is started; `true`: to go on from that file
/// @param check    is handed what it printed, each time it is done
inline kill_count kill_and_resume(int wanted, std::mt19937& random, const std::string& saved,
                                  const std::function<std::vector<std::string>(bool)>& command,
                                  const std::function<void(const child_process::ended&)>& check) {
    using namespace std::chrono_literals;
    kill_count count;
    bool killed_before = false;
    for (int start = 0; start < 20 * wanted; ++start) {
        const bool resumes = std::filesystem::exists(saved);
        if (killed_before && resumes) ++count.recoveries;
        const auto version = version_of(saved);
        child_process program(command(resumes));
        if (count.kills < wanted) {
            const auto patience = std::chrono::steady_clock::now() + 20s;
            while (start % 2 == 0 && version_of(saved) == version &&
                   std::chrono::steady_clock::now() < patience && !program.has_ended())
                std::this_thread::sleep_for(200us);
            std::this_thread::sleep_for(std::chrono::microseconds(random() % 30'000));
            program.send(SIGKILL);
        }
        const auto end = program.wait();
        killed_before = end.signal == SIGKILL;
        if (killed_before) {
            ++count.kills;
            continue;
        }
        ++count.rounds;
        check(end);
        if (count.kills >= wanted) break;
        std::filesystem::remove(saved);
    }
    return count;
}

} // namespace espalier::test
