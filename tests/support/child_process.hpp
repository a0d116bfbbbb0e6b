/// A program started as a child, with pipes for what it prints.
#pragma once

#include <array>
#include <csignal>
#include <cstdint>
#include <cstdio>
#include <fstream>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>

namespace espalier::test {

/// The child leads a process group of its own, and begins with the default action for the signals
/// that a test is about, whatever the tests themselves were started under.
class child_process {
  public:
    struct ended {
        int status = -1; ///< of a child that exited
        int signal = 0;  ///< that ended it, or 0
        std::string out; ///< what was not read before
        std::string err;
    };

    /// Starts the program; its output goes to the file, if one is named, else to a pipe.
    explicit child_process(const std::vector<std::string>& words, const std::string& file = {}) {
        const auto [out_read, out_write] = make_pipe();
        const auto [err_read, err_write] = make_pipe();
        id_ = fork();
        if (id_ < 0) throw std::runtime_error("fork failed");
        if (id_ == 0) become(words, file, out_write, err_write);
        setpgid(id_, id_);
        close(out_write);
        close(err_write);
        out_ = out_read;
        err_ = err_read;
    }
    child_process(const child_process&) = delete;
    child_process& operator=(const child_process&) = delete;
    ~child_process() {
        if (!waited_) {
            kill(-id_, SIGKILL);
            wait();
        }
    }

    /// The next line it prints, without its end.
    std::string read_line() {
        std::string line;
        char letter = 0;
        while (read(out_, &letter, 1) == 1 && letter != '\n')
            line += letter;
        return line;
    }

    /// Nobody will read what it prints from now on.
    void close_output() {
        close(out_);
        out_ = -1;
    }

    void send(int signal) const { kill(id_, signal); }
    void send_to_group(int signal) const { kill(-id_, signal); }

    /// Waits until the process has blocked the signal, that is, will answer it in its own way. For
    /// a while, since a sanitizer blocks all signals for moments of its own.
    void await_blocked(int signal) const {
        constexpr int a_while = 20;
        for (int seen = 0; seen < a_while; usleep(1000))
            seen = is_blocked(signal) ? seen + 1 : 0;
    }

    bool is_blocked(int signal) const {
        std::ifstream status("/proc/" + std::to_string(id_) + "/status");
        std::string word;
        while (status >> word && word != "SigBlk:") {
        }
        std::uint64_t mask = 0;
        if (!(status >> std::hex >> mask)) throw std::runtime_error("the process is gone");
        return (mask >> (signal - 1) & 1) != 0;
    }

    /// Whether it has come to its end; `wait` says to which.
    bool has_ended() const {
        siginfo_t info{};
        return waitid(P_PID, static_cast<id_t>(id_), &info, WEXITED | WNOHANG | WNOWAIT) == 0 &&
               info.si_pid == id_;
    }

    ended wait() {
        ended end;
        if (out_ >= 0) end.out = drain(out_);
        end.err = drain(err_);
        int status = 0;
        waitpid(id_, &status, 0);
        waited_ = true;
        if (WIFEXITED(status)) end.status = WEXITSTATUS(status);
        if (WIFSIGNALED(status)) end.signal = WTERMSIG(status);
        return end;
    }

  private:
    static std::pair<int, int> make_pipe() {
        std::array<int, 2> ends{};
        if (pipe2(ends.data(), O_CLOEXEC) != 0) throw std::runtime_error("pipe failed");
        return {ends[0], ends[1]};
    }

    [[noreturn]] static void become(std::vector<std::string> words, const std::string& file,
                                    int out, int err) {
        setpgid(0, 0);
        for (const int signal : {SIGINT, SIGTERM, SIGPIPE})
            std::signal(signal, SIG_DFL);
        if (!file.empty()) out = open(file.c_str(), O_WRONLY);
        dup2(out, STDOUT_FILENO);
        dup2(err, STDERR_FILENO);
        std::vector<char*> arguments;
        for (std::string& word : words)
            arguments.push_back(word.data());
        arguments.push_back(nullptr);
        execv(arguments[0], arguments.data());
        _exit(127);
    }

    static std::string drain(int from) {
        std::string text;
        std::array<char, 4096> buffer{};
        for (ssize_t got; (got = read(from, buffer.data(), buffer.size())) > 0;)
            text.append(buffer.data(), static_cast<std::size_t>(got));
        close(from);
        return text;
    }

    pid_t id_ = 0;
    int out_ = -1;
    int err_ = -1;
    bool waited_ = false;
};

} // namespace espalier::test
