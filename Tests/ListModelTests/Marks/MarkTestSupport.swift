import ListModel
import SourceText
import SwiftSurface
import Testing

/// A file with its marks read, and what was reported.
func readMarks(_ text: String) -> (source: MarkedSource, diagnostics: [Diagnostic], file: SourceFile) {
    let file = SourceFile(path: "Feed.swift", bytes: Array(text.utf8))
    let (surface, faults) = DeclarationParser.parse(file)
    var bag = faults
    let source = MarkReader.read(surface: surface, file: file, diagnostics: &bag)
    return (source, bag.sorted(), file)
}

/// `line:column: severity: message [id]`, then its notes, those with a place as `line:column: note`.
func faults(in text: String) -> [String] {
    let (_, diagnostics, file) = readMarks(text)
    let lines = LineMap(file.bytes)
    return diagnostics.flatMap { diagnostic in
        [place(diagnostic.place, lines) + "\(diagnostic.severity): \(diagnostic.message) [\(diagnostic.id)]"]
            + diagnostic.notes.map { place($0.place, lines) + $0.message }
    }
}

private func place(_ place: SourcePlace?, _ lines: LineMap) -> String {
    guard let place else { return "" }
    let location = lines.location(place.range.lower)
    return "\(location.line):\(location.column): "
}

/// The faults of Swift whose lines stand in a struct; places count from the text as given.
func expectFaults(_ members: String, _ expected: [String], sourceLocation: SourceLocation = #_sourceLocation) {
    let wrapped = "/* listgen:list(.table) */ struct Feed {\n" + members + "\n}\n"
    let shifted = faults(in: wrapped).map { fault in
        guard let colon = fault.firstIndex(of: ":"), let line = Int(fault[..<colon]) else { return fault }
        return "\(line - 1)" + fault[colon...]
    }
    #expect(shifted == expected, sourceLocation: sourceLocation)
}

/// The faults of a whole file.
func expectFileFaults(_ text: String, _ expected: [String], sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(faults(in: text) == expected, sourceLocation: sourceLocation)
}

/// The marks of the first property of a struct with these lines, which must be without fault.
func propertyMarks(_ members: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> MarkSet {
    let (source, diagnostics, _) = readMarks("/* listgen:list(.table) */ struct Feed {\n" + members + "\n}\n")
    #expect(diagnostics == [], sourceLocation: sourceLocation)
    return try #require(source.declarations.first?.propertyMarks.first, sourceLocation: sourceLocation)
}

extension Mark {
    func argument(_ name: MarkArgumentName) -> MarkValue? { arguments.first { $0.name == name }?.value }

    func flag(_ name: MarkArgumentName) -> Bool? {
        guard case .boolean(let value) = argument(name)?.form else { return nil }
        return value
    }

    func string(_ name: MarkArgumentName) -> String? {
        guard case .string(let text) = argument(name)?.form else { return nil }
        return text
    }

    func choice(_ name: MarkArgumentName) -> String? { argument(name)?.member }

    func elements(_ name: MarkArgumentName) -> [MarkValue] { argument(name)?.elements ?? [] }
}
