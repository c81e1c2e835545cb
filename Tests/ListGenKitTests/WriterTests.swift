import Foundation
import SourceText
import Testing

@testable import ListGenKit

/// Where one file cannot be written, every file is as it was, and nothing of the try is left.
@Suite struct WriterTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("App/Feed.swift", SmallApp.list)
        try folder.write("App/Cells/StoryCell.swift", SmallApp.cells)
    }

    /// Every file, hidden ones too, and every folder.
    private func everything() throws -> [String] {
        try folder.snapshot().map { "\($0): \($1)" }.sorted()
            + FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
    }

    /// The first file could be written, the second cannot: neither is.
    @Test func writesAllOrNothing() throws {
        try folder.write("App/Zoo.swift", SmallApp.list.replacing("Feed", with: "Zoo"))
        let plan = folder.generate().generation.plan
        #expect(plan.files.map(\.path) == ["App/Feed.generated.swift", "App/Zoo.generated.swift"])
        for name in ["Feed", "Zoo"] {
            try FileManager.default.removeItem(atPath: folder.path + "/App/\(name).generated.swift")
        }
        try FileManager.default.createDirectory(
            atPath: folder.path + "/App/Zoo.generated.swift", withIntermediateDirectories: true)
        let before = try everything()
        var bag = DiagnosticBag()
        _ = Writer(root: Root(folder.path), plan).write(diagnostics: &bag)
        #expect(bag.sorted().map(\.id) == ["not-written"])
        #expect(try everything() == before)
    }

    @Test func anOrphanThatCannotBeRemovedBringsAllBack() throws {
        try folder.write("App/Zoo.swift", SmallApp.list.replacing("Feed", with: "Zoo"))
        _ = folder.generate()
        try FileManager.default.removeItem(atPath: folder.path + "/App/Zoo.swift")
        try folder.write("App/Feed.swift", SmallApp.list.replacing("Feed", with: "Food"))
        try folder.write("App/New.swift", SmallApp.list.replacing("Feed", with: "New"))
        let plan = folder.generation().plan
        #expect(plan.orphans.map(\.path) == ["App/Zoo.generated.swift"])
        try FileManager.default.removeItem(atPath: folder.path + "/App/Zoo.generated.swift")
        try folder.write("App/Zoo.generated.swift/keep.txt", "x")
        let before = try everything()
        var bag = DiagnosticBag()
        let summary = Writer(root: Root(folder.path), plan).write(diagnostics: &bag)[0]
        #expect(bag.sorted().map(\.id) == ["not-written"])
        #expect(summary == Writer.Summary())
        #expect(try everything() == before)
    }

    @Test(.enabled(if: Command.isBuilt)) func aFolderThatCannotBeMadeIsOneError() throws {
        try folder.write(".listgen.yml", "output: Generated/x\n")
        try folder.write("Generated", "a file\n")
        let before = try everything()
        let text = try Command.run(["generate"], in: folder)
        #expect(
            text.contains(
                "Generated/x/Feed.generated.swift: error: this file cannot be written: Not a directory [not-written]\n")
        )
        #expect(text.components(separatedBy: "error:").count == 2)
        #expect(text.hasSuffix("exit 1"))
        #expect(try everything() == before)
    }

    /// A limit of the size of files stands in for a full disk: the file begins to be written, then cannot go on.
    @Test(.enabled(if: Command.isBuilt), arguments: [false, true]) func aFullDiskChangesNothing(
        _ isGenerated: Bool
    ) throws {
        if isGenerated { _ = folder.generate() }
        try folder.write("App/Feed.swift", SmallApp.list.replacing("Feed", with: "Food"))
        try folder.write(".listgen.yml", "output: \(isGenerated ? "beside" : "Generated/Lists")\n")
        let before = try everything()
        let text = try Command.shell(
            "trap '' XFSZ; ulimit -f 1; exec \"$0\" generate --depfile App.d", in: folder)
        #expect(text.contains("[not-written]\n"))
        #expect(text.hasSuffix("exit 1"))
        #expect(try everything() == before)
    }

    #if os(Linux)
    /// A file system that takes one name and then no more: neither the second file can be put in place, nor the first one
    /// back. The old text of the first is still there, at the path that the error names.
    @Test(.enabled(if: Command.isBuilt)) func saysWhereTheTextIsThatCannotBePutBack() throws {
        try folder.write("App/Zoo.swift", SmallApp.list.replacing("Feed", with: "Zoo"))
        _ = folder.generate()
        let old = folder.read("App/Feed.generated.swift")
        try folder.write("App/Feed.swift", SmallApp.list.replacing("Feed", with: "Food"))
        try folder.write("App/Zoo.swift", SmallApp.list.replacing("Feed", with: "Zebras"))
        try folder.write(
            "rename.c",
            """
            #include <errno.h>
            #include <fcntl.h>
            #include <stdio.h>
            int rename(const char *old, const char *new) {
                static int count;
                if (count++ == 0) return renameat(AT_FDCWD, old, AT_FDCWD, new);
                errno = EIO;
                return -1;
            }
            """)
        let text = try Command.shell(
            "clang -shared -fPIC -o rename.so rename.c && LD_PRELOAD=./rename.so exec \"$0\" generate App", in: folder)
        #expect(text.hasSuffix("exit 1"))
        #expect(text.contains("App/Zoo.generated.swift: error: this file cannot be written: Input/output error"))
        #expect(text.contains("App/Feed.generated.swift: error: this file cannot be put back: Input/output error"))
        let kept = try #require(text.firstMatch(of: /note: move `(.*)` there/)).output.1
        #expect(try String(contentsOfFile: String(kept), encoding: .utf8) == old)
    }
    #endif
}
