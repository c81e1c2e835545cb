import ListModel
import NibSurface
import SourceText
import SwiftSurface

/// Asks the rules of `generate` for the obstacles of lists: each is written as marks, in memory, and resolved with the
/// declarations around it.
struct Judge {
    let app: App
    let nibs: [SurveyNib]

    /// A list with the type that it is of.
    struct Case {
        var type: Int?
        var list: SurveyedList
    }

    /// The obstacles of each list, in the order of the lists.
    func obstacles(of cases: [Case]) -> [[Obstacle]] {
        var found = cases.map { Obstacle.ofFacts($0.list) }
        var texts: [String: String] = [:]
        var probes: [String: [(number: Int, probe: Probe)]] = [:]
        var needed: [String: SurveyFile] = [:]
        for (number, subject) in cases.enumerated() where subject.list.verdict != .unjudged {
            guard let type = subject.type else { continue }
            let file = app.types[type].parts[0].file
            guard file.hasTokens, file.fault == nil else { continue }
            let text = texts[file.path] ?? file.source.text(SourceRange(0, file.source.bytes.count))
            guard let probe = Probe(subject.list, of: type, number: number, in: app, at: text.utf8.count) else {
                continue
            }
            texts[file.path] = text + probe.text
            probes[file.path, default: []].append((number, probe))
            for cell in probe.rows.compactMap(\.type) {
                for part in app.lineage(cell).flatMap({ app.types[$0].parts }) { needed[part.file.path] = part.file }
            }
        }
        guard !texts.isEmpty else { return found }
        for diagnostic in diagnostics(texts, needed) where diagnostic.severity == .error {
            let places = [diagnostic.place].compactMap { $0 } + diagnostic.notes.compactMap(\.place)
            let numbers = Set(places.flatMap { lists(at: $0, probes) })
            for number in numbers.sorted() {
                let obstacle = obstacle(diagnostic, numbers)
                if !found[number].contains(where: { $0.id == obstacle.id && $0.message == obstacle.message }) {
                    found[number].append(obstacle)
                }
            }
        }
        return found
    }

    /// What the rules say of marks in a text that stands in the file of a type.
    func obstacles(ofText text: String, in type: Int, cells: [String]) -> [Obstacle] {
        let file = app.types[type].parts[0].file
        guard file.hasTokens, file.fault == nil else { return [] }
        var needed: [String: SurveyFile] = [:]
        let named = TypeName.all(in: text) + cells
        for id in Set(named).sorted().compactMap({ app.resolve($0, from: type) }) {
            for part in app.lineage(id).flatMap({ app.types[$0].parts }) { needed[part.file.path] = part.file }
        }
        let whole = file.source.text(SourceRange(0, file.source.bytes.count)) + "\n" + text
        return diagnostics([file.path: whole], needed).filter { $0.severity == .error }.map { obstacle($0, []) }
    }

    /// The lists that a place is about: that of a row there, or those that show the class that is declared there.
    private func lists(at place: SourcePlace, _ probes: [String: [(number: Int, probe: Probe)]]) -> [Int] {
        let own = probes[place.path]?.filter { entry in
            entry.probe.rows.contains { $0.range.lower <= place.range.lower && place.range.lower < $0.range.upper }
        }
        if let own, !own.isEmpty { return own.map(\.number) }
        guard let file = app.files.first(where: { $0.path == place.path }),
            let type = app.owner(of: place.range.lower, in: file)
        else { return [] }
        return probes.values.flatMap { $0 }.filter { entry in entry.probe.rows.contains { $0.type == type } }
            .map(\.number)
    }

    private func obstacle(_ diagnostic: Diagnostic, _ numbers: Set<Int>) -> Obstacle {
        let declared = diagnostic.notes.compactMap(\.place).first ?? diagnostic.place
        let file = app.files.first { $0.path == declared?.path }
        let spot = declared.flatMap { place in
            file.map { Spot(path: place.path, line: $0.lines.location(place.range.lower).line) }
        }
        return Obstacle(
            id: diagnostic.id, message: Probe.unnamed(diagnostic.message, of: numbers),
            remedy: diagnostic.notes.last.flatMap { $0.place == nil ? Probe.unnamed($0.message, of: numbers) : nil },
            spot: spot)
    }

    /// What the rules say of the files with their probes.
    private func diagnostics(_ texts: [String: String], _ needed: [String: SurveyFile]) -> [Diagnostic] {
        let module = "App"
        var files: [ResolverInput.File] = []
        var ignored = DiagnosticBag()
        for (path, text) in texts.sorted(by: { $0.key < $1.key }) {
            let file = SourceFile(path: path, bytes: Array(text.utf8))
            let surface = DeclarationParser.parse(file).surface
            files.append(
                ResolverInput.File(
                    source: MarkReader.read(surface: surface, file: file, diagnostics: &ignored), file: file,
                    module: module))
        }
        for (path, file) in needed.sorted(by: { $0.key < $1.key }) where texts[path] == nil {
            files.append(
                ResolverInput.File(
                    source: MarkReader.read(surface: file.surface, file: file.source, diagnostics: &ignored),
                    file: file.hasTokens ? file.source : nil, module: module))
        }
        let input = ResolverInput(
            files: files,
            nibs: ResolverInput.Nibs(
                files: nibs.map { ResolverInput.Nib(file: $0.file, module: module) },
                kinds: Set(nibs.map(\.file.kind))), unread: ResolverInput.Unread(isPart: true))
        var found = DiagnosticBag()
        _ = Resolver.resolve(input, diagnostics: &found)
        // What is not read may declare what a name needs.
        return found.sorted().filter { !["unknown-type", "unknown-cell", "unseen-class"].contains($0.id) }
    }
}
