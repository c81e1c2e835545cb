import Foundation
import ListGenKit
import RandomTesting
import SourceText

/// A program of several scenarios, each a module, that is edited at random.
struct ChangingProgram {
    private let folder: URL
    private let caches: URL
    private var random: SeededGenerator
    /// The texts of all sources by their paths; `last` are those before the last edit.
    private var texts: [String: String] = [:]
    private var last: [String: String] = [:]
    /// The words that edits put in the place of others.
    private var words: [String] = []
    private(set) var history: [String] = []

    init(_ scenarios: [Scenario], _ random: SeededGenerator) throws {
        let folders = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        folder = folders.appendingPathComponent("app")
        caches = folders.appendingPathComponent("caches")
        self.random = random
        var configuration = "modules:\n"
        for (number, scenario) in scenarios.enumerated() {
            configuration += "  M\(number):\n    generate: [M\(number)]\n"
            for path in scenario.inputs {
                let text = try String(
                    contentsOf: scenario.folder.appendingPathComponent("Input/" + path), encoding: .utf8)
                try write(text, to: "M\(number)/" + path)
                words += text.split { !($0.isLetter || $0.isNumber) }.filter { $0.first?.isUppercase == true }
                    .map(String.init)
            }
        }
        // Enough files that a run is remembered.
        for number in 0..<60 { try write("struct File\(number) {}\n", to: "M0/More/File\(number).swift") }
        try write(configuration, to: ".listgen.yml")
        texts[".listgen.yml"] = nil
        history.append(scenarios.map(\.name).joined(separator: ", "))
    }

    func remove() { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }

    private mutating func write(_ text: String, to path: String) throws {
        let file = folder.appendingPathComponent(path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: file, atomically: false, encoding: .utf8)
        texts[path] = text
    }

    private mutating func delete(_ path: String) throws {
        try FileManager.default.removeItem(at: folder.appendingPathComponent(path))
        texts[path] = nil
    }

    // MARK: - Edits

    private mutating func pick<Element>(_ elements: [Element]) -> Element? { elements.randomElement(using: &random) }

    /// Takes the last edit back, as somebody does who compiles with an error.
    mutating func revert() throws {
        let wanted = last
        for path in texts.keys where wanted[path] == nil { try delete(path) }
        for (path, text) in wanted where texts[path] != text { try write(text, to: path) }
        history.append("reverted")
    }

    mutating func edit() throws {
        last = texts
        let paths = texts.keys.sorted()
        let sources = paths.filter { !$0.contains("/More/") }
        guard let path = pick(Int.random(in: 0..<6, using: &random) == 0 ? paths : sources), let text = texts[path]
        else { return }
        var lines = text.components(separatedBy: "\n")
        let line = Int.random(in: 0..<lines.count, using: &random)
        let (word, other) = (pick(words) ?? "A", pick(words) ?? "B")
        switch Int.random(in: 0..<13, using: &random) {
        case 0: lines.insert("// A line more.", at: 0)
        case 1: lines.append("// The end.")
        case 2: lines.remove(at: line)
        case 3: lines.insert(lines[line], at: line)
        case 4: lines = text.replacingOccurrences(of: word, with: other).components(separatedBy: "\n")
        case 5: lines.insert("// listgen:row(height: 50)", at: line)
        case 6: lines += ["extension \(word): Hashable {}"]
        case 7: lines += ["struct \(word) { let id: Int }"]
        case 8: lines += ["typealias \(word) = \(other)"]
        case 9:
            lines += [
                "// listgen:cell", "final class \(word)Cell: UITableViewCell { func configure(with a: \(other)) {} }",
            ]
        case 10:
            let target = path.replacingOccurrences(of: ".", with: "\(Int.random(in: 0..<9, using: &random)).")
            guard texts[target] == nil else { return }
            try delete(path)
            try write(text, to: target)
            history.append("\(path) -> \(target)")
            return
        case 11:
            try delete(path)
            history.append("\(path) deleted")
            return
        default:
            guard let source = pick(sources), let other = texts[source] else { return }
            lines = other.components(separatedBy: "\n")
        }
        try write(lines.joined(separator: "\n"), to: path)
        history.append("\(path):\n\(lines.joined(separator: "\n"))")
    }

    // MARK: - Runs

    /// What a run with the cache tells, after it wrote what it would; and whether it resolved a part alone.
    func run(jobs: Int) -> (text: String, wasPart: Bool) {
        let generation = generation(cacheFolder: caches.path, for: .plan, jobs: jobs)
        var bag = generation.diagnostics
        if !bag.hasErrors { _ = Writer(root: generation.root, generation.plan).write(diagnostics: &bag) }
        return (TextReporter().render(bag.sorted()) { generation.sources.file($0) }, generation.wasUpdated)
    }

    /// What a run from nothing tells, and the files that it would change.
    func coldRun() -> (text: String, changes: [String]) {
        let generation = generation(cacheFolder: nil, for: .everything, jobs: 1)
        return (generation.report(TextReporter()), generation.plan.changes.map(\.path))
    }

    /// What `explain` answers, with the cache and without.
    mutating func explanations() -> (name: String, warm: String?, cold: String?) {
        let name = pick(words) ?? ""
        let warm = Explanation(generation(cacheFolder: caches.path, for: .explanation(of: name), jobs: 1))
        return (
            name, warm.text(name).text,
            Explanation(generation(cacheFolder: nil, for: .everything, jobs: 1)).text(name).text
        )
    }

    private func generation(cacheFolder: String?, for purpose: Generation.Purpose, jobs: Int) -> Generation {
        var diagnostics = DiagnosticBag()
        var sources = SourceLibrary()
        let configuration = Configuration.load(
            paths: [], from: folder.path, diagnostics: &diagnostics, sources: &sources)
        return Generation(
            configuration, jobs: jobs, cacheFolder: cacheFolder, for: purpose, diagnostics: diagnostics,
            sources: sources)
    }
}
