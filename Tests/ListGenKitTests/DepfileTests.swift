import Foundation
import Testing

@testable import ListGenKit

@Suite(.enabled(if: Command.isBuilt)) struct DepfileTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("App/Feed.swift", SmallApp.list)
        try folder.write("App/Cells/StoryCell.swift", SmallApp.cells)
    }

    /// An input that is gone must not stop make, so each stands as a target, too.
    @Test func namesSourcesOnly() throws {
        #expect(try Command.run(["generate", "-q", "--depfile", "App.d"], in: folder) == "exit 0")
        let text = """
            App/Feed.generated.swift: App/Cells/StoryCell.swift App/Feed.swift
            App/Cells/StoryCell.swift:
            App/Feed.swift:

            """
        #expect(folder.read("App.d") == text)
    }

    @Test func namesTheConfigurationAndStartsAtTheWorkingDirectory() throws {
        try folder.write(".listgen.yml", "modules:\n  App:\n    generate: App\n")
        try folder.write("Build/x", "")
        #expect(try Command.run(["generate", "-q", "--depfile", "App.d"], in: folder, below: "Build") == "exit 0")
        let text = """
            ../App/Feed.generated.swift: ../.listgen.yml ../App/Cells/StoryCell.swift ../App/Feed.swift
            ../.listgen.yml:
            ../App/Cells/StoryCell.swift:
            ../App/Feed.swift:

            """
        #expect(folder.read("Build/App.d") == text)
    }

    /// Every sign of ASCII, and what was found hard.
    private static let signs =
        (UInt8(0x20)...0x7E).filter { $0 != UInt8(ascii: "/") }.map { "x\(Unicode.Scalar($0))y" }
        + [#"a\ b"#, #"a\\ b"#, ##"a\#b"##, #"a\:b"#, "x  y", "\u{E9}", "x\ty", "x\ny"]

    /// ninja 1.13 was asked the same by hand.
    @Test func makeReadsWhatIsWritten() throws {
        let names = Self.signs.filter { DepfilePath.spelled($0) != nil }
        for name in names { try folder.write("App/\(name).swift", "") }
        try folder.write("Makefile", "include d\nout.swift:\n\t@echo made\n")
        let words = [
            "generate", "--build", "--module", "App", "--depfile", "d", "App", "--output-file",
            "App/Feed.swift=out.swift",
        ]
        #expect(try Command.run(words, in: folder) == "exit 0")
        // The tests themselves may run below a make.
        let script = """
            unset MAKEFLAGS MAKELEVEL MFLAGS
            make out.swift 2>&1
            for file in App/*.swift; do
                touch -d '5 seconds' "$file"
                make out.swift 2>&1 | grep -q ^made || echo "$file"
                touch -d '1 hour ago' "$file"
            done
            """
        let text = try Command.shell(script, in: folder)
        #expect(text == "make: 'out.swift' is up to date.\nexit 0")
    }

    @Test func whatMakeOrNinjaCannotReadIsRefused() throws {
        let names = Self.signs.filter { DepfilePath.spelled($0) == nil }
        #expect(
            names.compactMap { $0.hasPrefix("x") ? String($0.dropFirst().dropLast()) : nil }.joined()
                == "\"%&'*;<=>?^`|\t\n")
        for name in names { try folder.write("App/\(name).swift", "") }
        let before = try folder.snapshot()
        let text = try Command.run(["generate", "--depfile", "App.d"], in: folder)
        #expect(text.components(separatedBy: "[unsayable-path]").count == names.count + 1, "\(text)")
        #expect(try folder.snapshot() == before)
    }

    @Test func outputsShareARule() throws {
        try folder.write("App/Zoo.swift", SmallApp.list.replacing("Feed", with: "Zoo"))
        #expect(try Command.run(["generate", "-q", "--depfile", "App.d"], in: folder) == "exit 0")
        let lines = try #require(folder.read("App.d")).split(separator: "\n")
        #expect(lines.filter { $0.contains(".generated.swift") }.count == 1)
        #expect(lines.first?.hasPrefix("App/Feed.generated.swift App/Zoo.generated.swift: ") == true)
    }

    @Test func isLeftAloneWhereNothingChanged() throws {
        _ = try Command.run(["generate", "--depfile", "App.d"], in: folder)
        let before = try folder.snapshot(times: true)
        #expect(
            try Command.run(["generate", "--depfile", "App.d"], in: folder)
                == "0 written, 1 unchanged, 0 removed\nexit 0")
        #expect(try folder.snapshot(times: true) == before)
    }

    @Test(arguments: ["Deps", "none/App.d", "App/Feed.swift", "App/Feed.swift/App.d", "none", "link", "dangling"])
    func changesNothingWhereItCannotBeWritten(_ path: String) throws {
        try folder.write("Deps/keep.txt", "")
        try folder.write("none", "a file")
        for (name, destination) in [("link", "none"), ("dangling", "nowhere")] {
            try FileManager.default.createSymbolicLink(
                atPath: folder.path + "/" + name, withDestinationPath: destination)
        }
        let before = try folder.snapshot()
        let text = try Command.run(["generate", "--depfile", path], in: folder)
        #expect(text.components(separatedBy: "error:").count == 2)
        #expect(text.hasSuffix("exit 1"))
        #expect(try folder.snapshot() == before)
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder.path + "/dangling") == "nowhere")
    }
}
