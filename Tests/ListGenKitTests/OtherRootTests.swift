import Foundation
import SourceText
import Testing

@testable import ListGenKit

/// How far a root reaches: to folders with a configuration of their own, and not outside without a word.
@Suite struct OtherRootTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("Feed.swift", SmallApp.list)
        try folder.write("StoryCell.swift", SmallApp.cells)
    }

    private func link(_ name: String, to destination: String) throws {
        let path = folder.path + "/" + name
        try FileManager.default.createDirectory(
            atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: destination)
    }

    private func makeKit() throws {
        try folder.write("Kit/.listgen.yml", "output: Made\n")
        try folder.write("Kit/Lists/Zoo.swift", SmallApp.list.replacing("Feed", with: "Zoo"))
        try folder.write("Kit/StoryCell.swift", SmallApp.cells)
    }

    @Test(.enabled(if: Command.isBuilt), arguments: [1, 2])
    func besideANamedConfigurationAFolderWithItsOwnIsLeftOutAndNamed(_ jobs: Int) throws {
        try makeKit()
        try folder.write("listgen.yml", "")
        #expect(try Command.run(["generate", "-q"], in: folder, below: "Kit") == "exit 0")
        try FileManager.default.removeItem(atPath: folder.path + "/Kit/Lists/Zoo.swift")
        let kit = folder.read("Kit/Made/Zoo.generated.swift")
        let leftOut = "left out: Kit, which has a .listgen.yml of its own\nexit 0"
        let named = ["--config", "listgen.yml", "-j\(jobs)"]
        #expect(try Command.run(["generate"] + named, in: folder) == "1 written, 0 unchanged, 0 removed\n" + leftOut)
        #expect(try Command.run(["check"] + named, in: folder) == leftOut)
        #expect(folder.read("Kit/Made/Zoo.generated.swift") == kit)
    }

    /// What a run from above does is what runs in each folder do.
    @Test(.enabled(if: Command.isBuilt)) func aRunFromAboveRunsForEachConfigurationBelow() throws {
        try makeKit()
        try folder.write("Kit/Inner/.listgen.yml", "output: Own\n")
        try folder.write("Kit/Inner/Den.swift", SmallApp.list.replacing("Feed", with: "Den") + SmallApp.cells)
        for below in ["Kit", "Kit/Inner"] {
            #expect(
                try Command.run(["generate", "-q", "--config", ".listgen.yml"], in: folder, below: below) == "exit 0")
        }
        #expect(
            try Command.run(["generate"], in: folder) == """
                1 written, 0 unchanged, 0 removed
                Kit: 0 written, 1 unchanged, 0 removed
                Kit/Inner: 0 written, 1 unchanged, 0 removed
                exit 0
                """)
        #expect(try Command.run(["check"], in: folder) == "exit 0")
        // Each file changes in the folder of its own configuration.
        for path in ["Kit/Lists/Zoo.swift", "Kit/Inner/Den.swift"] {
            try folder.write(
                path, (folder.read(path) ?? "").replacing("[Story]", with: "[Story]  // listgen:row(height: 44)"))
        }
        let diff = try Command.run(["check"], in: folder)
        #expect(diff.contains("--- a/Kit/Made/Zoo.generated.swift\n+++ b/Kit/Made/Zoo.generated.swift\n"), "\(diff)")
        #expect(diff.contains("--- a/Kit/Inner/Own/Den.generated.swift\n"))
        #expect(diff.hasSuffix("exit 1"))
        #expect(try Command.run(["generate", "Kit/Inner/Den.swift", "-q"], in: folder) == "exit 0")
        #expect(
            try Command.run(["generate", "Kit"], in: folder) == """
                Kit: 1 written, 0 unchanged, 0 removed
                Kit/Inner: 0 written, 1 unchanged, 0 removed
                exit 0
                """)
    }

    /// All errors are told at their places from above, and nothing is written, also by the runs without errors.
    @Test(.enabled(if: Command.isBuilt)) func anErrorBelowStopsAllRuns() throws {
        try makeKit()
        try folder.write("Kit/StoryCell.swift", "")
        let before = try folder.snapshot()
        let said = try Command.run(["generate"], in: folder)
        #expect(said.hasPrefix("Kit/Lists/Zoo.swift:5:9: error: "), "\(said)")
        #expect(said.hasSuffix("exit 1"))
        #expect(try folder.snapshot() == before)
    }

    @Test(.enabled(if: Command.isBuilt)) func aFileEditedByHandBelowStopsAllRuns() throws {
        try makeKit()
        _ = try Command.run(["generate", "-q"], in: folder, below: "Kit")
        try folder.write(
            "Kit/Made/Zoo.generated.swift", (folder.read("Kit/Made/Zoo.generated.swift") ?? "") + "// Mine.\n")
        let before = try folder.snapshot()
        let said = try Command.run(["generate"], in: folder)
        #expect(said.hasPrefix("Kit/Made/Zoo.generated.swift: error: "), "\(said)")
        #expect(try folder.snapshot() == before)
    }

    @Test(.enabled(if: Command.isBuilt)) func whatWasDecidedBelowIsExplainedFromAbove() throws {
        try makeKit()
        let said = try Command.run(["explain", "Zoo"], in: folder)
        #expect(said.hasPrefix("Zoo"), "\(said)")
        #expect(said.hasSuffix("exit 0"))
    }

    @Test(.enabled(if: Command.isBuilt)) func aDepfileNamesTheFilesOfAllRuns() throws {
        try makeKit()
        _ = try Command.run(["generate", "-q", "--depfile", "lists.d"], in: folder)
        let rules = folder.read("lists.d") ?? ""
        let inputs = "Feed.swift StoryCell.swift Kit/.listgen.yml Kit/Lists/Zoo.swift "
        #expect(rules.hasPrefix("Feed.generated.swift Kit/Made/Zoo.generated.swift: \(inputs)"), "\(rules)")
    }

    @Test(arguments: ["Kit", "Kit/Lists", "Kit/Lists/Zoo.swift"])
    func toGenerateForItIsAnError(_ path: String) throws {
        try makeKit()
        let before = try folder.snapshot()
        let run = folder.generate([path])
        #expect(run.ids == ["own-configuration"])
        #expect(run.text.contains("`Kit` has a `.listgen.yml` of its own"))
        #expect(try folder.snapshot() == before)
    }

    @Test func itMayBeRead() throws {
        try FileManager.default.removeItem(atPath: folder.path + "/StoryCell.swift")
        try folder.write(".listgen.yml", "modules:\n  App:\n    generate: [.]\n  Kit:\n    read: [Kit]\n")
        try folder.write("Kit/.listgen.yml", "")
        try folder.write("Kit/StoryCell.swift", SmallApp.publicCells)
        let run = folder.generate()
        #expect(run.ids == [])
        #expect(run.summary.written == 1)
    }

    private static let outside = [
        ("output: ../Made\n", "Feed.swift"), ("output: /tmp/../\(UUID().uuidString)\n", "Feed.swift"),
        ("output: Link/Made\n", "Feed.swift"),
        ("modules: {App: {generate: [../Other, Cells]}}\n", "../Other/Feed.swift"),
        ("modules: {App: {generate: [Link, Cells]}}\n", "Link/Feed.swift"),
    ]

    @Test(arguments: outside) func anOutputOutsideHasToBeSaid(_ configuration: String, _ source: String) throws {
        try folder.write("Root/.listgen.yml", configuration)
        try folder.write("Root/Cells/StoryCell.swift", SmallApp.cells)
        try folder.write("Root/x/\(source)", SmallApp.list)
        try folder.write("Other/x", "")
        try link("Root/Link", to: "../Other")
        let path = folder.path + "/Root/\(source)"
        if !FileManager.default.fileExists(atPath: path) { try folder.write("Root/\(source)", SmallApp.list) }
        try FileManager.default.removeItem(atPath: folder.path + "/Root/x")
        let before = try folder.snapshot()
        let refused = folder.generate(in: "Root")
        // Some of the configurations leave the source outside of their module.
        #expect(refused.ids.filter { $0 != "marks-outside-modules" } == ["output-outside-root"], "\(refused.text)")
        #expect(refused.text.hasPrefix(configuration.hasPrefix("output") ? ".listgen.yml:1:9: " : source))
        #expect(try folder.snapshot() == before)
        guard !configuration.contains("/tmp") else { return }
        try folder.write("Root/.listgen.yml", configuration + "output-outside: true\n")
        #expect(folder.generate(in: "Root").summary == Writer.Summary(written: 1))
        #expect(folder.generate(in: "Root").summary == Writer.Summary(unchanged: 1))
        let made = try #require(try folder.snapshot().first { $0.key.hasSuffix(".generated.swift") })
        #expect(!made.key.hasPrefix("Root"))
        #expect(!made.value.contains(folder.path))
        // Nothing is removed there.
        try FileManager.default.removeItem(atPath: path)
        #expect(folder.generate(in: "Root").summary == Writer.Summary())
        #expect(folder.read(made.key) == made.value)
    }

    @Test(arguments: ["pipe", "device", "folder", "dangling link", "link to a pipe", "socket"])
    func aConfigurationThatIsNoFileIsAnError(_ kind: String) throws {
        _ = folder.generate()
        try FileManager.default.removeItem(atPath: folder.path + "/Feed.swift")
        let path = folder.path + "/.listgen.yml"
        switch kind {
        case "pipe": #expect(mkfifo(path, 0o644) == 0)
        case "device": try link(".listgen.yml", to: "/dev/zero")
        case "folder": try folder.write(".listgen.yml/x", "")
        case "dangling link": try link(".listgen.yml", to: "nowhere")
        case "link to a pipe":
            #expect(mkfifo(folder.path + "/pipe", 0o644) == 0)
            try link(".listgen.yml", to: "pipe")
        default: try makeSocket(path)
        }
        let before = try folder.snapshot()
        let run = folder.generate()
        #expect(run.ids == ["unreadable"])
        #expect(run.text.hasPrefix(".listgen.yml: error: "))
        #expect(try folder.snapshot() == before)
    }

    private func makeSocket(_ path: String) throws {
        #if canImport(Glibc)
        let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
        #else
        let descriptor = socket(AF_UNIX, SOCK_STREAM, 0)
        #endif
        defer { close(descriptor) }
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        // Its path must be short.
        let short = "/tmp/listgen-\(UInt32.random(in: 0 ... .max))"
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: short.utf8) }
        let isBound = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size)) == 0
            }
        }
        #expect(isBound)
        try FileManager.default.moveItem(atPath: short, toPath: path)
    }

    /// Links inside the root, to folders and to files, do not make two files of one.
    @Test(arguments: [
        ("More", "Cells"), ("Z/More", "../Cells"), ("A/More", "../Cells"), ("Feed2.swift", "Feed.swift"),
        ("Cells/up", ".."), ("Cells/loop", "loop"), ("nowhere", "missing"), ("B/nowhere.swift", "missing"),
    ])
    func aLinkInsideTheRootRepeatsNothing(_ name: String, _ destination: String) throws {
        try FileManager.default.removeItem(atPath: folder.path + "/StoryCell.swift")
        try folder.write("Cells/StoryCell.swift", SmallApp.cells)
        try folder.write("Cells/Zoo.swift", SmallApp.list.replacing("Feed", with: "Zoo"))
        try link(name, to: destination)
        let run = folder.generate()
        #expect(run.ids == [])
        #expect(run.summary == Writer.Summary(written: 2))
        #expect(folder.read("Feed.generated.swift") != nil)
        #expect(folder.read("Cells/Zoo.generated.swift") != nil)
        #expect(folder.generate(["Cells", "."]).summary == Writer.Summary(unchanged: 2))
    }

    @Test func pipesAndDevicesAmongTheSourcesAreNoFiles() throws {
        #expect(mkfifo(folder.path + "/Pipe.swift", 0o644) == 0)
        try link("Device.swift", to: "/dev/zero")
        try link("Linked.swift", to: "Pipe.swift")
        #expect(folder.generate().ids == [])
        for name in ["Pipe.swift", "Device.swift"] { #expect(folder.generate([name]).ids == ["path-not-found"]) }
    }
}
