#if os(Linux)
import Foundation
import Testing

@testable import ListGenKit

/// Runs the built command where names that differ in case are one file, as on most disks of Macs.
@Suite(.enabled(if: Command.isBuilt)) struct LetterCaseTests {
    private let folder: TemporaryFolder

    /// A library stands in for the disk: it looks up the last part of each path whatever its case.
    init() throws {
        folder = try TemporaryFolder()
        try folder.write(
            "fold.c",
            """
            #define _GNU_SOURCE
            #include <dirent.h>
            #include <dlfcn.h>
            #include <fcntl.h>
            #include <limits.h>
            #include <stdarg.h>
            #include <stdio.h>
            #include <string.h>
            #include <strings.h>
            #include <sys/stat.h>
            #include <unistd.h>

            static const char *fold(const char *path, char *room) {
                const char *slash = strrchr(path, '/');
                if (!slash || faccessat(AT_FDCWD, path, F_OK, AT_SYMLINK_NOFOLLOW) == 0) return path;
                snprintf(room, PATH_MAX, "%.*s", (int)(slash - path) + 1, path);
                DIR *folder = opendir(room);
                if (!folder) return path;
                const char *found = path;
                for (struct dirent *entry; found == path && (entry = readdir(folder));)
                    if (strcasecmp(entry->d_name, slash + 1) == 0) found = strcat(room, entry->d_name);
                closedir(folder);
                return found;
            }

            #define REAL(name) __typeof__(&name) real = (__typeof__(&name))dlsym(RTLD_NEXT, #name)

            int stat(const char *path, struct stat *info) {
                char room[PATH_MAX];
                REAL(stat);
                return real(fold(path, room), info);
            }
            int lstat(const char *path, struct stat *info) {
                char room[PATH_MAX];
                REAL(lstat);
                return real(fold(path, room), info);
            }
            int linkat(int a, const char *old, int b, const char *new, int flags) {
                char room[PATH_MAX], other[PATH_MAX];
                REAL(linkat);
                return real(a, fold(old, room), b, fold(new, other), flags);
            }
            int rename(const char *old, const char *new) {
                char room[PATH_MAX], other[PATH_MAX];
                return renameat(AT_FDCWD, fold(old, room), AT_FDCWD, fold(new, other));
            }
            int unlink(const char *path) {
                char room[PATH_MAX];
                return unlinkat(AT_FDCWD, fold(path, room), 0);
            }
            int open(const char *path, int flags, ...) {
                va_list list;
                va_start(list, flags);
                int mode = va_arg(list, int);
                va_end(list);
                char room[PATH_MAX];
                return openat(AT_FDCWD, fold(path, room), flags, mode);
            }
            """)
        #expect(try Command.shell("clang -w -shared -fPIC -o fold.so fold.c", in: folder) == "exit 0")
        try folder.write("App/feed.swift", SmallApp.list)
        try folder.write("App/StoryCell.swift", SmallApp.cells)
    }

    private func generate() throws -> String {
        try Command.shell("LD_PRELOAD=./fold.so exec \"$0\" generate --no-cache", in: folder)
    }

    private func rename(_ name: String, to other: String) throws {
        try FileManager.default.moveItem(atPath: folder.path + "/" + name, toPath: folder.path + "/" + other)
    }

    /// The generated file of a source that is only written in another case is the same file: replaced, and never removed.
    @Test(arguments: ["beside", "Made"]) func aSourceIsWrittenInAnotherCase(_ output: String) throws {
        try folder.write(".listgen.yml", "output: \(output)\n")
        #expect(try generate() == "1 written, 0 unchanged, 0 removed\nexit 0")
        try rename("App/feed.swift", to: "App/Feed.swift")
        #expect(try generate() == "1 written, 0 unchanged, 0 removed\nexit 0")
        #expect(try generate() == "0 written, 1 unchanged, 0 removed\nexit 0")
        try FileManager.default.removeItem(atPath: folder.path + "/App/Feed.swift")
        try folder.write("App/StoryCell.swift", "")
        #expect(try generate() == "0 written, 0 unchanged, 1 removed\nexit 0")
        #expect(try folder.snapshot().keys.filter { $0.contains("generated") } == [])
    }
}
#endif
