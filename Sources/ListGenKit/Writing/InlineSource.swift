import ListModel
import SourceText
import SwiftSurface

/// A source that holds a block of generated code, or is to hold one.
struct InlineSource: Sendable {
    let file: SourceFile
    private let range: SourceRange?
    let text: InlineText

    init(_ file: SourceFile, _ block: GeneratedBlock?) {
        self.file = file
        range = block?.range
        text = InlineText(file.bytes, block: range)
    }

    /// The text with a block in it, which is given with line feeds, or without one.
    func bytes(with block: [UInt8]?) -> [UInt8] { block.map(text.with) ?? text.withoutBlock }

    /// Why the block may not be replaced by another one, or be taken out; nil if that loses nothing that somebody wrote.
    func refusal(of wanted: [UInt8]?) -> Diagnostic? {
        guard let range, let block = text.block, block != wanted else { return nil }
        let first = SourceRange(range.lower, file.bytes[range.lower...].firstIndex { $0 < 0x20 } ?? range.upper)
        let begin = SourcePlace(path: file.path, range: first)
        if ConflictMarkers.arePresent(in: block) {
            let marker = text.firstLine { ConflictMarkers.isMarker($0) } ?? first
            return DiagnosticEntry.conflictInBlock(begin: begin)
                .diagnostic(at: SourcePlace(path: file.path, range: marker))
        }
        if Fingerprint.isIntact(block: block) { return nil }
        if let wanted, GeneratedText(block) == GeneratedText(wanted) { return nil }
        let edited = wanted.flatMap(text.firstDifference) ?? first
        return DiagnosticEntry.editedBlock(begin: begin)
            .diagnostic(at: SourcePlace(path: file.path, range: edited))
    }
}
