import SourceText
import SwiftSurface

/// Where the text of a Swift file is damaged. What else seems wrong there follows from that, and is not told.
public struct Damage: Equatable, Sendable {
    /// Each damage once, in the words of the table.
    public private(set) var faults: [Diagnostic] = []
    /// The lines that are not to be trusted.
    private var suspect: [SourceRange] = []
    /// From where on nobody can tell what stands inside of what.
    private var shapeless = Int.max
    /// Whether declarations of the file may be missing, stand in the wrong type, or lack their type.
    private(set) var hidesDeclarations = false

    /// A file without any.
    public init() {}

    /// What the lexer and the parser found in a file, and what they made of it.
    public init(_ found: [Diagnostic], in file: SourceFile, surface: SourceSurface) {
        guard !found.isEmpty else { return }
        let bodies = (surface.functions + surface.declarations.flatMap(\.functions)).compactMap(\.bodyRange)
        let lines = LineMap(file.bytes)
        var swallowed: [SourceRange] = []
        var kept: [(fault: LexicalFault, place: SourcePlace, further: [SourcePlace])] = []
        for diagnostic in DiagnosticBag(found).sorted() {
            guard let fault = LexicalFault(rawValue: diagnostic.id), let place = diagnostic.place else { continue }
            let range = place.range
            let isCovered = suspect.contains { $0.lower <= range.lower && range.lower < $0.upper }
            cover(range, fault, lines, isLast: range.upper >= file.bytes.count)
            let isInBody = bodies.contains { $0.lower <= range.lower && range.upper <= $0.upper }
            if !isInBody || shapeless < Int.max { hidesDeclarations = true }
            switch fault {
            case .unknownCharacter where isCovered: continue
            case .conflictMarker where !file.text(range).hasPrefix("<"):
                if let start = kept.lastIndex(where: { $0.fault == .conflictMarker }) {
                    kept[start].further.append(place)
                    continue
                }
            case .unterminatedString, .unterminatedComment, .unterminatedRegex:
                if file.text(range).contains(where: { "{}".contains($0) }) { swallowed.append(range) }
            default: break
            }
            kept.append((fault, place, []))
        }
        // The counterpart of the brace stands in what has no end.
        if !swallowed.isEmpty { kept.removeAll { $0.fault == .unbalancedBrace } }
        faults = kept.map { DiagnosticEntry.lexical($0.fault, further: $0.further).diagnostic(at: $0.place) }
    }

    private mutating func cover(_ range: SourceRange, _ fault: LexicalFault, _ lines: LineMap, isLast: Bool) {
        let first = lines.range(ofLine: lines.location(range.lower).line)
        let last = lines.range(ofLine: lines.location(max(range.upper - 1, range.lower)).line)
        let isStructural = isLast || [.unbalancedBrace, .conflictMarker, .nestedTooDeeply].contains(fault)
        suspect.append(SourceRange(first.lower, isStructural ? Int.max : last.upper))
        if isStructural { shapeless = min(shapeless, first.lower) }
    }

    /// Whether what was found wrong with a mark of the file follows from the damage: its place is not to be trusted.
    func explains(markFault diagnostic: Diagnostic) -> Bool {
        guard let place = diagnostic.place, place.range.lower >= shapeless else { return false }
        return DiagnosticCauses(of: diagnostic.id).contains(.shapelessText)
    }

    /// Whether what resolution found wrong, in the file or elsewhere, follows from the damage.
    func explains(_ diagnostic: Diagnostic, path: String) -> Bool {
        if hidesDeclarations, DiagnosticCauses(of: diagnostic.id).contains(.damagedDeclarations) { return true }
        guard let place = diagnostic.place, place.path == path else { return false }
        return suspect.contains { $0.lower <= place.range.lower && place.range.lower < $0.upper }
    }
}
