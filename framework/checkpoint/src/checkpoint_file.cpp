#include <espalier/checkpoint_file.hpp>

#include <cerrno>
#include <system_error>
#include <utility>

#include <fcntl.h>
#include <unistd.h>

namespace espalier {

namespace {

[[noreturn]] void fail(const std::filesystem::path& file, const char* step) {
    throw std::system_error(errno, std::generic_category(), file.string() + ": " + step);
}

/// A file descriptor that is closed at the end.
class descriptor {
  public:
    explicit descriptor(int fd) : fd_(fd) {}
    descriptor(const descriptor&) = delete;
    descriptor& operator=(const descriptor&) = delete;
    ~descriptor() {
        if (fd_ >= 0) ::close(fd_);
    }
    int get() const { return fd_; }

  private:
    int fd_;
};

/// The new content under its temporary name, which goes again if anything fails. It is always the
/// same name, so that a program that is killed time and again leaves one such file and not many.
class draft {
  public:
    explicit draft(const std::filesystem::path& file) : name_(file.string() + ".new") {
        fd_ = ::open(name_.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW | O_CLOEXEC, 0666);
        if (fd_ < 0) fail(name_, "cannot be created");
    }
    draft(const draft&) = delete;
    draft& operator=(const draft&) = delete;
    ~draft() {
        if (fd_ >= 0) ::close(fd_);
        if (!name_.empty()) ::unlink(name_.c_str());
    }

    void write(std::string_view text) {
        while (!text.empty()) {
            const auto written = ::write(fd_, text.data(), text.size());
            if (written < 0 && errno == EINTR) continue;
            if (written < 0) fail(name_, "cannot be written");
            text.remove_prefix(static_cast<std::size_t>(written));
        }
        if (::fsync(fd_) != 0) fail(name_, "cannot be brought to the disk");
        const int closed = ::close(std::exchange(fd_, -1));
        if (closed != 0) fail(name_, "cannot be closed");
    }

    void rename_to(const std::filesystem::path& file) {
        if (::rename(name_.c_str(), file.c_str()) != 0) fail(file, "cannot be replaced");
        name_.clear();
    }

  private:
    std::string name_;
    int fd_ = -1;
};

} // namespace

void replace_file(const std::filesystem::path& file, std::string_view text) {
    draft next(file);
    next.write(text);
    next.rename_to(file);
    const auto folder = file.has_parent_path() ? file.parent_path() : std::filesystem::path(".");
    const descriptor opened(::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    if (opened.get() < 0 || (::fsync(opened.get()) != 0 && errno != EINVAL))
        fail(folder, "cannot be brought to the disk");
}

std::string read_file(const std::filesystem::path& file) {
    const descriptor opened(::open(file.c_str(), O_RDONLY | O_CLOEXEC));
    if (opened.get() < 0) fail(file, "cannot be opened");
    std::string text;
    char block[65536];
    for (;;) {
        const auto got = ::read(opened.get(), block, sizeof block);
        if (got < 0 && errno == EINTR) continue;
        if (got < 0) fail(file, "cannot be read");
        if (got == 0) return text;
        text.append(block, static_cast<std::size_t>(got));
    }
}

} // namespace espalier
