import Foundation
import RandomTesting
import Testing

@testable import ListGenKit

/// Two branches that edit lists at random, each with its generated files committed, and what git makes of them.
struct RandomMerge {
    /// What was done with a generated file before `generate` ran, from the safest to the worst.
    enum Handling: Comparable {
        /// As git left it, with conflict markers or without, or one side as a whole.
        case none
        /// Conflicts resolved one by one, or lines of both sides taken: what comes out nobody may have generated.
        case resolved
        /// A line of somebody's own, outside of conflicts.
        case edited
    }

    /// How git is told to merge generated files.
    private enum Attribute: String, CaseIterable {
        case none = ""
        case unmerged = "*.generated.swift -merge\n"
        case ours = "*.generated.swift merge=ours\n"
        case union = "*.generated.swift merge=union\n"
    }

    private static let cells = "Lists/Cells.swift"
    private let repository: GitRepository
    private var random: SeededGenerator
    private var names = 0
    private let attribute: Attribute
    /// Whether a branch has renamed a source: git may then take the file of another list for what became of it.
    private var hasRenamed = false
    private(set) var handling: [String: Handling] = [:]
    /// What was done with the worst of the files.
    var worst: Handling { handling.values.max() ?? .none }
    /// How many files git left with conflict markers.
    private(set) var marked = 0

    init(seed: UInt64) throws {
        random = SeededGenerator(seed: seed)
        repository = try GitRepository()
        attribute = Attribute.allCases.randomElement(using: &random) ?? .none
        try repository.git("config", "merge.ours.driver", "true")
        try repository.folder.write(".gitattributes", attribute.rawValue)
        try repository.folder.write(Self.cells, SmallApp.cells)
        var sources: [String: RandomSource] = [:]
        for name in ["Feed", "Zoo"] { sources[name] = RandomSource(name, &names, &random) }
        try commit(sources, renames: false)
        let start = sources
        try repository.git("branch", "other")
        try branch(start)
        try repository.git("checkout", "--quiet", "other")
        try branch(start)
        try merge()
    }

    private mutating func branch(_ start: [String: RandomSource]) throws {
        var sources = start
        for name in sources.keys.sorted() {
            for _ in 0..<Int.random(in: 0...3, using: &random) { sources[name]?.edit(&names, &random) }
        }
        switch Int.random(in: 0..<8, using: &random) {
        case 0: sources["Zoo"] = nil
        case 1...2: sources["New"] = RandomSource("New", &names, &random)
        default: break
        }
        let renames = Int.random(in: 0..<6, using: &random) == 0
        hasRenamed = hasRenamed || renames
        try commit(sources, renames: renames)
    }

    private func commit(_ sources: [String: RandomSource], renames: Bool) throws {
        for path in try repository.snapshot().keys where path.hasSuffix(".swift") && path != Self.cells {
            if !path.hasSuffix(GeneratedHeader.suffix) { try remove(path) }
        }
        for (name, source) in sources {
            try repository.folder.write("Lists/\(renames && name == "Feed" ? "News" : name).swift", source.text)
        }
        let run = repository.folder.generate()
        #expect(run.diagnostics.isEmpty, "\(run.text)")
        try repository.commit("edit")
    }

    private func remove(_ path: String) throws {
        try FileManager.default.removeItem(atPath: repository.folder.path + "/" + path)
    }

    private mutating func merge() throws {
        if Bool.random(using: &random) {
            try repository.git("merge", "--quiet", "--no-edit", "main")
        } else {
            try repository.git("rebase", "--quiet", "main")
        }
        let conflicts = Set(try repository.conflicts())
        // One side renamed the source, the other changed it too much to be followed.
        if try repository.snapshot()["Lists/News.swift"] != nil { try? remove("Lists/Feed.swift") }
        for (path, text) in try repository.snapshot().sorted(by: { $0.key < $1.key }) {
            guard path.hasSuffix(GeneratedHeader.suffix) else {
                if conflicts.contains(path) { try takeSide(path) }
                continue
            }
            handling[path] = attribute == .union ? .resolved : Handling.none
            if ConflictMarkers.arePresent(in: Array(text.utf8)) {
                marked += 1
                try settle(path, text)
            }
            if Int.random(in: 0..<8, using: &random) == 0 { try edit(path) }
        }
        try removeMistaken()
    }

    /// Git may take the source of another list for what became of a renamed one: then two files declare that.
    private func removeMistaken() throws {
        for name in ["New", "Zoo"] where hasRenamed {
            let text = try repository.snapshot()["Lists/\(name).swift"]
            if text?.contains("struct \(name) {") == false { try remove("Lists/\(name).swift") }
        }
    }

    /// Takes a file from one side as a whole; where one side has none, the file that is there.
    private mutating func takeSide(_ path: String) throws {
        try repository.git("checkout", Bool.random(using: &random) ? "--ours" : "--theirs", "--", path)
    }

    private mutating func settle(_ path: String, _ text: String) throws {
        switch Int.random(in: 0..<3, using: &random) {
        case 0: break
        case 1: try takeSide(path)
        default:
            handling[path] = .resolved
            var lines: [Substring] = []
            var side: Character?
            var taken: Set<Character> = []
            for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
                if ConflictMarkers.isMarker(line.utf8) {
                    side = line.first == ">" ? nil : line.first
                    if line.first == "<" { taken = [["<"], ["="], ["<", "="]].randomElement(using: &random) ?? [] }
                } else if side.map(taken.contains) ?? true {
                    lines.append(line)
                }
            }
            try repository.folder.write(path, lines.joined(separator: "\n"))
        }
    }

    private mutating func edit(_ path: String) throws {
        guard var lines = repository.folder.read(path)?.components(separatedBy: "\n"),
            !ConflictMarkers.arePresent(in: Array(lines.joined(separator: "\n").utf8))
        else { return }
        let index = Int.random(in: 1..<(lines.count - 1), using: &random)
        if Bool.random(using: &random) || lines[index].isEmpty || lines[index].hasPrefix("// listgen: ") {
            lines.insert("// mine", at: index)
        } else {
            lines[index] += " // mine"
        }
        try repository.folder.write(path, lines.joined(separator: "\n"))
        handling[path] = .edited
    }

    /// Runs `generate` without `force`. Gives whether it wrote.
    func generate(_ comment: Comment) throws -> Bool {
        let folder = repository.folder
        let before = try repository.snapshot()
        let wanted = try fresh(before)
        let run = folder.generate()
        let after = try repository.snapshot()
        guard run.diagnostics.contains(where: { $0.severity == .error }) else {
            #expect(after == wanted, comment)
            for (path, handling) in handling where handling == .edited {
                #expect(after[path] == before[path], "\(comment): the edit of \(path) is lost")
            }
            return true
        }
        #expect(after == before, comment)
        for diagnostic in run.diagnostics {
            let handling = handling[diagnostic.place?.path ?? "", default: .none]
            let isEdited = diagnostic.id == "edited-by-hand" && handling > .none
            let isOther = diagnostic.id == "other-source" && hasRenamed
            #expect(isEdited || isOther, "\(comment), \(attribute): \(run.text)")
        }
        _ = folder.generate(force: true)
        #expect(try repository.snapshot() == wanted, comment)
        return false
    }

    /// The same sources, and what a run from nothing generates for them.
    private func fresh(_ files: [String: String]) throws -> [String: String] {
        let folder = try TemporaryFolder()
        for (path, text) in files where !path.hasSuffix(GeneratedHeader.suffix) { try folder.write(path, text) }
        let run = folder.generate()
        #expect(run.diagnostics.isEmpty, "\(run.text)")
        return try folder.snapshot()
    }
}
