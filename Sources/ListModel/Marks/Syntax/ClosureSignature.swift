import SourceText
import SwiftSurface

/// A closure of a mark with the type of its result, as far as the mark says it: `{ story -> String in … }`, or
/// `{ $0.guid } as String`.
struct ClosureSignature {
    /// The closure, without what follows it.
    var closure: String
    /// Its parameters; `$0` and so on if it names none.
    var parameters: [String]
    var result: String?

    /// Nil for another expression. O(n).
    init?(_ text: String) {
        let read = Array(text.utf8).withUnsafeBufferPointer { bytes -> (String, ArgumentValue?, String?)? in
            var reader = MarkSyntaxReader(cursor: TokenCursor(bytes), pieces: [])
            guard reader.cursor.kind == .leftBrace else { return nil }
            let value = reader.readKnownValue(depth: 0)
            let closure = reader.cursor.text(SourceRange(0, reader.cursor.end))
            guard reader.cursor.kind != .endOfFile else { return (closure, value, Self.result(bytes)) }
            guard reader.cursor.isAt("as") else { return nil }
            reader.cursor.advance()
            let start = reader.cursor.token.range.lower
            return (closure, value, reader.cursor.text(SourceRange(start, bytes.count)))
        }
        guard let (closure, value, result) = read, case .closure(let names, let highest)? = value else { return nil }
        self.closure = closure
        parameters = names ?? Self.shorthand(highest)
        self.result = result
    }

    /// `$0` and so on up to a number.
    static func shorthand(_ highest: Int?) -> [String] { (0..<(highest ?? -1) + 1).map { "$\($0)" } }

    /// What stands between the arrow of a closure and its `in`.
    private static func result(_ bytes: UnsafeBufferPointer<UInt8>) -> String? {
        var cursor = TokenCursor(bytes)
        var start: Int?
        var end = 0
        cursor.advance()
        while cursor.kind != .endOfFile, cursor.kind != .rightBrace {
            if cursor.isAt("in") { return start.map { cursor.text(SourceRange($0, end)) } }
            switch cursor.kind {
            case .leftParenthesis, .leftBracket, .leftBrace:
                cursor.skipBalanced()
            case .arrow where start == nil:
                cursor.advance()
                start = cursor.token.range.lower
            default: cursor.advance()
            }
            end = cursor.end
        }
        return nil
    }
}
