import SourceText
import SwiftSurface

/// Some tokens of a file in a row: a body, or what follows a property's name. Asked beyond its ends it has none.
struct TokenRun: Sendable {
    let file: SurveyFile
    let range: Range<Int>
    /// The function or property that it belongs to.
    var owner = ""

    /// The tokens of a part of the text, which begins and ends between two tokens.
    init(_ file: SurveyFile, _ text: SourceRange, owner: String = "") {
        let lower = Self.index(of: text.lower, in: file)
        self.init(file, lower..<max(lower, Self.index(of: text.upper, in: file)), owner: owner)
    }

    init(_ file: SurveyFile, _ range: Range<Int>, owner: String = "") {
        self.file = file
        self.range = range
        self.owner = owner
    }

    /// The first token at an offset or after it.
    private static func index(of offset: Int, in file: SurveyFile) -> Int {
        var (low, high) = (0, file.tokens.count)
        while low < high {
            let middle = (low + high) / 2
            if file.tokens[middle].range.lower < offset { low = middle + 1 } else { high = middle }
        }
        return low
    }

    func kind(_ index: Int) -> Token.Kind { range.contains(index) ? file.tokens[index].kind : .endOfFile }

    func isName(_ index: Int) -> Bool { kind(index) == .identifier || kind(index) == .quotedIdentifier }

    /// The text of a token; empty beyond the ends.
    func text(_ index: Int) -> String { range.contains(index) ? file.source.text(file.tokens[index].range) : "" }

    /// The text of some tokens as it stands in the source.
    func text(_ part: Range<Int>) -> String {
        let part = part.clamped(to: range)
        guard let first = part.first, let last = part.last else { return "" }
        return file.source.text(SourceRange(file.tokens[first].range.lower, file.tokens[last].range.upper))
    }

    func spells(_ index: Int, _ word: StaticString) -> Bool {
        guard range.contains(index) else { return false }
        let token = file.tokens[index].range
        let count = word.utf8CodeUnitCount
        guard token.upper - token.lower == count else { return false }
        for offset in 0..<count where file.source.bytes[token.lower + offset] != word.utf8Start[offset] { return false }
        return true
    }

    /// The token that closes the bracket at an index, at most the end of the run.
    func close(_ index: Int) -> Int {
        range.contains(index) ? min(Int(file.partners[index]), range.upperBound) : range.upperBound
    }

    /// What follows generic arguments at an index, or the index if there are none.
    func afterGenerics(_ index: Int) -> Int {
        guard kind(index) == .operator, text(index).hasPrefix("<") else { return index }
        var depth = 0
        var next = index
        while next < range.upperBound {
            switch kind(next) {
            case .operator:
                for byte in text(next).utf8 {
                    if byte == UInt8(ascii: "<") { depth += 1 }
                    if byte == UInt8(ascii: ">") { depth -= 1 }
                }
                next += 1
            case .leftParenthesis, .leftBracket: next = close(next) + 1
            case .leftBrace, .rightBrace, .rightParenthesis, .rightBracket, .semicolon, .endOfFile: return index
            default: next += 1
            }
            if depth <= 0 { return next }
        }
        return index
    }

    /// The text between the quotes of a string at an index, and what follows it; nil if there is no plain string.
    func string(_ index: Int) -> (text: String, next: Int)? {
        guard kind(index) == .stringStart else { return nil }
        let end = close(index)
        guard end <= index + 2 else { return nil }
        return (end == index + 2 ? text(index + 1) : "", end + 1)
    }

    func spot(_ index: Int) -> Spot {
        let offset = range.contains(index) ? file.tokens[index].range.lower : 0
        return Spot(path: file.path, line: file.lines.location(offset).line)
    }
}
