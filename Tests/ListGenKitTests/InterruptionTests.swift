#if os(Linux)
import Foundation
import RandomTesting
import Testing

@testable import ListGenKit

/// Ends the built command by real signals, before each call that changes a file in turn.
@Suite(.enabled(if: Command.isBuilt)) struct InterruptionTests {
    private let folder: TemporaryFolder
    /// The files before the run that is interrupted, and those after one that is not.
    private let before: [String: String]
    private let after: [String: String]

    /// An app whose next run replaces a file, writes one into a new folder and removes one. Beside it is a library that
    /// lets the command wait before the call that `STOP_AT` counts to: until there is a file `go` beside `stopped`.
    init() throws {
        folder = try TemporaryFolder()
        try folder.write("App/.listgen.yml", "output: beside\n")
        try folder.write("App/StoryCell.swift", SmallApp.cells)
        try folder.write("App/Feed.swift", SmallApp.list)
        try folder.write("App/Old.swift", SmallApp.list.replacing("Feed", with: "Old"))
        #expect(folder.generate(in: "App").summary.written == 2)
        try FileManager.default.removeItem(atPath: folder.path + "/App/Old.swift")
        try folder.write("App/Feed.swift", SmallApp.list.replacing("Feed", with: "Food"))
        try folder.write("App/.listgen.yml", "output: Made/Lists\n")
        before = try folder.snapshot()
        #expect(folder.generate(in: "App").summary == Writer.Summary(written: 1, removed: 2))
        after = try folder.snapshot()
        try folder.write(
            "stop.c",
            """
            #define _GNU_SOURCE
            #include <dlfcn.h>
            #include <fcntl.h>
            #include <stdio.h>
            #include <signal.h>
            #include <stdlib.h>
            #include <unistd.h>

            static int calls;

            // Threads of tests hold signals back, which a process that they start would do, too.
            __attribute__((constructor)) static void unblock(void) {
                sigset_t none;
                sigemptyset(&none);
                sigprocmask(SIG_SETMASK, &none, NULL);
            }

            static void stop(void) {
                const char *at = getenv("STOP_AT");
                if (!at || ++calls != atoi(at)) return;
                close(open("../stopped", O_CREAT | O_WRONLY, 0644));
                while (access("../go", F_OK) != 0) usleep(1000);
            }

            int rename(const char *old, const char *new) { stop(); return renameat(AT_FDCWD, old, AT_FDCWD, new); }
            int unlink(const char *path) { stop(); return unlinkat(AT_FDCWD, path, 0); }
            int fsync(int file) { stop(); return fdatasync(file); }
            int linkat(int a, const char *old, int b, const char *new, int flags) {
                stop();
                int (*real)(int, const char *, int, const char *, int) = dlsym(RTLD_NEXT, "linkat");
                return real(a, old, b, new, flags);
            }
            """)
        let built = try Command.shell("clang -shared -fPIC -o stop.so stop.c", in: folder)
        #expect(built == "exit 0")
    }

    private func restore() throws {
        try FileManager.default.removeItem(atPath: folder.path + "/App")
        for (name, text) in before { try folder.write(name, text) }
        for name in ["go", "stopped"] { try? FileManager.default.removeItem(atPath: folder.path + "/" + name) }
    }

    private func files() throws -> [String: String] {
        try folder.snapshot().filter { $0.key.hasPrefix("App/") }
    }

    /// Starts the command by a shell, after what `script` says, and waits until it stops; nil if it ends before.
    private func start(at call: Int, after script: String = ":") throws -> Process? {
        try restore()
        let process = ChildProcess.make()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-c", "\(script); LD_PRELOAD=../stop.so exec \"$0\" generate -q --no-cache", Command.path]
        process.currentDirectoryURL = URL(fileURLWithPath: folder.path + "/App")
        process.environment = ProcessInfo.processInfo.environment.merging(
            ["STOP_AT": "\(call)"]) { $1 }
        try process.run()
        while folder.read("stopped") == nil {
            guard process.isRunning else { return nil }
            usleep(1000)
        }
        return process
    }

    private func goOn(_ process: Process) throws {
        try folder.write("go", "")
        process.waitUntilExit()
    }

    @Test func anEndBySignalLeavesAllOrNothing() throws {
        let old = before.filter { $0.key.hasPrefix("App/") }
        let new = after.filter { $0.key.hasPrefix("App/") }
        var (call, undone, done) = (1, 0, 0)
        while let process = try start(at: call) {
            let signal = [SIGINT, SIGTERM, SIGHUP][call % 3]
            kill(process.processIdentifier, signal)
            try goOn(process)
            #expect(process.terminationReason == .uncaughtSignal)
            #expect(process.terminationStatus == signal)
            let files = try files()
            #expect(files == old || files == new, "call \(call) leaves \(files.keys.sorted())")
            if files == old {
                undone += 1
                #expect(!FileManager.default.fileExists(atPath: folder.path + "/App/Made"))
            } else {
                done += 1
            }
            call += 1
        }
        #expect(undone > 5 && done > 1)
        #expect(try files() == new)
    }

    @Test func aSignalThatIsIgnoredChangesNothing() throws {
        let process = try #require(try start(at: 6, after: "trap '' HUP"))
        kill(process.processIdentifier, SIGHUP)
        try goOn(process)
        #expect(process.terminationStatus == 0)
        #expect(try files() == after.filter { $0.key.hasPrefix("App/") })
    }

    @Test func theNextRunSweepsWhatAKilledOneLeft() throws {
        let new = after.filter { $0.key.hasPrefix("App/") }
        var (call, dirty) = (1, 0)
        while let process = try start(at: call) {
            kill(process.processIdentifier, SIGKILL)
            process.waitUntilExit()
            if try files().keys.contains(where: { $0.hasSuffix(".listgen") }) { dirty += 1 }
            #expect(folder.generate(in: "App").ids == [])
            #expect(try files() == new, "call \(call)")
            call += 1
        }
        #expect(dirty > 5)
    }

    @Test func aRunThatGoesOnLosesNothing() throws {
        let process = try #require(try start(at: 6))
        let held = try files().keys.filter { $0.hasSuffix(".listgen") }.sorted()
        #expect(!held.isEmpty)
        #expect(folder.generate(in: "App").ids == [])
        #expect(try files().keys.filter { $0.hasSuffix(".listgen") }.sorted() == held)
        try goOn(process)
        #expect(try files() == after.filter { $0.key.hasPrefix("App/") })
    }

    /// The number of a process that is gone may be that of another one now, or of this one.
    @Test func whatIsNotOfAKilledRunStays() throws {
        try restore()
        let names = [
            ".Feed.generated.swift.1.listgen", ".Feed.generated.swift.listgen", ".Feed.generated.swift.0.listgen",
            ".Feed.generated.swift.-1.listgen", ".notes.999999999.listgen", ".Feed.generated.swift.x.old.listgen",
            "Feed.generated.swift.999999999.listgen",
        ]
        let swept = [
            ".Feed.generated.swift.999999999.listgen", ".Gone.generated.swift.999999999.old.listgen",
            ".Feed.generated.swift.\(getpid()).listgen",
        ]
        for name in names + swept { try folder.write("App/" + name, "x") }
        #expect(folder.generate(in: "App").ids == [])
        for name in names { #expect(folder.read("App/" + name) == "x", "\(name)") }
        for name in swept { #expect(folder.read("App/" + name) == nil, "\(name)") }
        // No run takes this long.
        StagedName.sweep(folder.path + "/App", at: FileSystem.now + 86_400_000_000_000) { $0 == "Feed.generated.swift" }
        #expect(folder.read("App/" + names[0]) == nil)
        for name in names.dropFirst() { #expect(folder.read("App/" + name) == "x", "\(name)") }
    }
}
#endif
