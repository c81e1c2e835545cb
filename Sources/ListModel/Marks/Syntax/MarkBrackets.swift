import SourceText
import SwiftSurface

/// Whether the brackets inside the arguments of a mark go together.
struct MarkBrackets {
    private(set) var fault: MarkSyntax.Fault?

    private struct Bracket {
        var kind: Token.Kind
        var range: SourceRange
    }

    /// `cursor` is at the parenthesis of the mark. O(tokens).
    init(_ cursor: consuming TokenCursor) {
        var all: [Bracket] = []
        while cursor.kind != .endOfFile {
            if cursor.kind == .stringStart {
                cursor.skipString()
                continue
            }
            if Self.closing[cursor.kind] != nil || Self.closing.values.contains(cursor.kind) {
                all.append(Bracket(kind: cursor.kind, range: cursor.token.range))
            }
            cursor.advance()
        }
        var open: [Bracket] = []
        for bracket in all {
            guard Self.closing[bracket.kind] == nil else {
                open.append(bracket)
                continue
            }
            guard let last = open.last else { return }
            if Self.closing[last.kind] == bracket.kind {
                open.removeLast()
                if open.isEmpty { return }
                continue
            }
            // In the parentheses themselves, between arguments, the reader of arguments finds it.
            guard open.count > 1 else { return }
            fault = Self.fault(bracket, last, all)
            return
        }
    }

    /// The opening bracket lacks its counterpart, unless there are more closing ones of the other kind than open.
    private static func fault(_ found: Bracket, _ last: Bracket, _ all: [Bracket]) -> MarkSyntax.Fault {
        let opened = all.filter { closing[$0.kind] == found.kind }.count
        let closed = all.filter { $0.kind == found.kind }.count
        return closed > opened
            ? MarkSyntax.Fault(.strayBracket, found.range) : MarkSyntax.Fault(.unclosedBracket, last.range)
    }

    private static let closing: [Token.Kind: Token.Kind] = [
        .leftParenthesis: .rightParenthesis, .leftBracket: .rightBracket, .leftBrace: .rightBrace,
    ]
}
