import ListModel
import SourceText
import SwiftSurface

/// Whether a text that changed templates laid out is Swift, as far as its tokens and brackets say.
enum OutputCheck {
    /// The first fault; nil without one. O(bytes).
    static func fault(of text: String, source: String) -> DiagnosticEntry? {
        let file = SourceFile(path: source, bytes: Array(text.utf8))
        var open: [(kind: Token.Kind, place: Int)] = []
        var fault: (reason: String, place: Int)?
        let lexical = file.forEachToken { token in
            guard fault == nil else { return }
            switch token.kind {
            case .leftParenthesis, .leftBracket, .leftBrace, .interpolationStart:
                open.append((token.kind, token.range.lower))
            case .rightParenthesis, .rightBracket, .rightBrace, .interpolationEnd:
                if let last = open.popLast() {
                    if closing(last.kind) != token.kind { fault = ("a bracket is never closed", last.place) }
                } else {
                    fault = ("a bracket closes nothing", token.range.lower)
                }
            default: break
            }
        }
        if let first = lexical.sorted().first(where: { $0.severity == .error }) {
            fault = (first.message, first.place?.range.lower ?? 0)
        }
        if fault == nil, let last = open.last { fault = ("a bracket is never closed", last.place) }
        return fault.map { .brokenOutput($0.reason, line: line(at: $0.place, of: file), source: source) }
    }

    private static func closing(_ kind: Token.Kind) -> Token.Kind {
        switch kind {
        case .leftParenthesis: .rightParenthesis
        case .leftBracket: .rightBracket
        case .leftBrace: .rightBrace
        default: .interpolationEnd
        }
    }

    private static func line(at place: Int, of file: SourceFile) -> String {
        let place = min(place, file.bytes.count)
        let newline = UInt8(ascii: "\n")
        let start = file.bytes[..<place].lastIndex(of: newline).map { $0 + 1 } ?? 0
        let end = file.bytes[place...].firstIndex(of: newline) ?? file.bytes.count
        return file.text(SourceRange(start, end)).trimmed
    }
}
