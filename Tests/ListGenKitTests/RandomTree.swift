import Foundation
import RandomTesting
import Testing

@testable import ListGenKit

/// A folder of nested roots in which people write, copy, move, link and remove files, and run listgen in between.
struct RandomTree {
    /// What is at a path: a link by where it leads, a file by its bytes.
    typealias Snapshot = [String: String]

    private static let folders = [
        "", "App", "App/Lists", "App/Made", "Kit", "Kit/Sub", "Made", "Other", "Tests/Golden",
    ]
    private static let roots = ["", "App", "Kit", "Kit/Sub", "Other"]
    private static let configurations = [
        "", "output: Made\n", "output: ../Made\noutput-outside: true\n", "output: ../Made\n",
        "output: Link/Made\n", "output: beside\noutput-outside: true\n", "modules: {App: {generate: [.]}}\n",
    ]
    private static let names = ["Feed", "Zoo", "Tips", "feed"]

    let folder: TemporaryFolder
    private var random: SeededGenerator
    private var lists = 0
    /// Every text that a run wrote, by its path from the root: a root that is copied as a whole keeps its files.
    private var written: [String: Set<String>] = [:]
    private(set) var (changes, removals, refusals) = (0, 0, 0)

    init(seed: UInt64) throws {
        random = SeededGenerator(seed: seed)
        folder = try TemporaryFolder()
        for name in Self.folders { try makeFolder(name) }
        for _ in 0..<8 { try place(source(), at: anyPath([".swift"])) }
    }

    private func absolute(_ path: String) -> String { folder.path + "/" + path }

    private func makeFolder(_ path: String) throws {
        try FileManager.default.createDirectory(atPath: absolute(path), withIntermediateDirectories: true)
    }

    func snapshot() throws -> Snapshot {
        var result: Snapshot = [:]
        for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path) {
            switch FileSystem.entry(absolute(path)) {
            case .file: result[path] = folder.read(path)
            case .link:
                result[path] = "-> " + (try FileManager.default.destinationOfSymbolicLink(atPath: absolute(path)))
            default: break
            }
        }
        return result
    }

    private mutating func anyFolder() -> String { Self.folders.randomElement(using: &random) ?? "" }

    private mutating func anyPath(_ suffixes: [String]) -> String {
        let name = (Self.names.randomElement(using: &random) ?? "") + (suffixes.randomElement(using: &random) ?? "")
        return Root.joined(anyFolder(), name)
    }

    private mutating func anyFile(_ suffix: String) throws -> String? {
        try snapshot().keys.filter { $0.hasSuffix(suffix) }.sorted().randomElement(using: &random)
    }

    /// A source of its own: its list, model and cell are named nowhere else.
    private mutating func source() -> String {
        lists += 1
        return (SmallApp.list + SmallApp.cells).replacing("Feed", with: "Feed\(lists)")
            .replacing("Story", with: "Story\(lists)")
    }

    /// Whatever is in the way is removed first: a link is not written through.
    private func place(_ text: String, at path: String) throws {
        try? FileManager.default.removeItem(atPath: absolute(path))
        try folder.write(path, text)
    }

    /// What somebody does between two runs.
    mutating func change() throws {
        let (generated, manager) = (GeneratedHeader.suffix, FileManager.default)
        switch Int.random(in: 0..<20, using: &random) {
        case 0...4: try place(source(), at: anyPath([".swift"]))
        case 5: if let path = try anyFile(".swift") { try manager.removeItem(atPath: absolute(path)) }
        case 6: if let path = try anyFile(".swift"), !path.hasSuffix(generated) { try place("// empty\n", at: path) }
        case 13...18: if let path = try anyFile(".swift"), !path.hasSuffix(generated) { try place(source(), at: path) }
        case 7:
            guard let path = try anyFile(generated), let text = folder.read(path) else { return }
            try place(text, at: anyPath([generated, "2.generated.swift", ".swift", ".txt"]))
        case 8:
            guard let path = try anyFile(".swift") else { return }
            let other = anyPath([".swift", generated])
            guard other != path, !manager.fileExists(atPath: absolute(other)) else { return }
            try? manager.moveItem(atPath: absolute(path), toPath: absolute(other))
        case 9:
            guard let path = try anyFile(generated) else { return }
            try? manager.linkItem(atPath: absolute(path), toPath: absolute(anyPath([generated, "3.generated.swift"])))
        case 10:
            let target = Bool.random(using: &random) ? anyFolder() : anyPath([".swift", generated, ".none"])
            let link = Root.joined(
                anyFolder(), ["Link", "Feed.generated.swift", "Zoo.swift"].randomElement(using: &random) ?? "")
            if FileSystem.entry(absolute(link)) == .file { try manager.removeItem(atPath: absolute(link)) }
            try? manager.createSymbolicLink(atPath: absolute(link), withDestinationPath: absolute(target))
        case 11: try place("// Generated by listgen from Feed.swift. Do not edit.\n// mine\n", at: anyPath([generated]))
        default:
            let file = Root.joined(Self.roots.randomElement(using: &random) ?? "", ConfigurationReader.fileName)
            if Bool.random(using: &random) {
                try place(Self.configurations.randomElement(using: &random) ?? "", at: file)
            } else {
                try? manager.removeItem(atPath: absolute(file))
            }
        }
    }

    /// Runs listgen somewhere, and again after one of its sources has changed or is gone.
    mutating func run(_ comment: Comment) throws {
        let start = Bool.random(using: &random) ? "" : Self.roots.randomElement(using: &random) ?? ""
        let paths = Int.random(in: 0..<4, using: &random) == 0 ? [absolute(anyFolder())] : []
        guard let path = try run(paths, in: start, comment).randomElement(using: &random) else { return }
        if Bool.random(using: &random) {
            try place(source(), at: path)
        } else {
            try FileManager.default.removeItem(atPath: absolute(path))
        }
        _ = try run(paths, in: start, comment)
    }

    /// Whether a text was written for another name in the folder of a path, where neither it nor its source is now.
    private func isRenamed(_ text: String, _ path: String, in root: Root) -> Bool {
        let folder = Root.folder(of: root.path(absolute(path)))
        return written.contains { place, texts in
            let source = place.dropLast(GeneratedHeader.suffix.count) + ".swift"
            return texts.contains(text) && text.hasPrefix("// Generated by listgen from \(source). ")
                && Root.folder(of: place) == folder && FileSystem.isMissing(root.absolute(place))
                && FileSystem.isMissing(root.absolute(String(source)))
        }
    }

    /// Whether a text as listgen wrote it names a source that is not there, nor is its output: both were moved here.
    private func isMoved(_ text: String, _ path: String, in root: Root) -> Bool {
        guard Fingerprint.isIntact(Array(text.utf8)) else { return false }
        return GeneratedHeader.readings(of: Array(text.utf8)).contains { reading in
            guard reading.place == .beside, let old = reading.path, Root.name(of: old) == Root.name(of: path) else {
                return false
            }
            return FileSystem.isMissing(root.absolute(reading.source)) && FileSystem.isMissing(root.absolute(old))
        }
    }

    /// Runs listgen. No file has changed or vanished that this root had not written as it was. Gives the sources.
    private mutating func run(_ paths: [String], in start: String, _ comment: Comment) throws -> [String] {
        let before = try snapshot()
        let run = folder.generate(paths, in: start, jobs: 1)
        let after = try snapshot()
        let root = run.generation.root
        if run.diagnostics.contains(where: { $0.severity == .error }) {
            refusals += 1
            #expect(after == before, comment)
            return []
        }
        for (path, old) in before where after[path] != old {
            let isOwn =
                written[root.path(absolute(path))]?.contains(old) ?? false || isRenamed(old, path, in: root)
                || isMoved(old, path, in: root)
            #expect(isOwn, "\(comment): \(path) of \(start) \(run.summary)\n\(old.prefix(100))")
            if after[path] == nil { removals += 1 } else { changes += 1 }
        }
        for (path, text) in after where before[path] != text {
            written[root.path(absolute(path)), default: []].insert(text)
        }
        // What is generated is there, and a second run finds nothing to do.
        for file in run.generation.plan.files {
            #expect(try FileSystem.read(run.generation.root.absolute(file.path)).get() == file.bytes, comment)
        }
        let again = folder.generate(paths, in: start, jobs: 2)
        #expect(again.generation.plan.isUpToDate, comment)
        #expect(try snapshot() == after, comment)
        return run.generation.plan.files.map { Root(folder.path).path(root.absolute($0.source)) }.filter {
            FileSystem.entry(absolute($0)) == .file
        }
    }
}
