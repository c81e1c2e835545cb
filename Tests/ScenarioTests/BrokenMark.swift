import ListModel

/// A slip in one mark of a scenario.
enum BrokenMark: String, CaseIterable {
    case misspelt, spaced, unknown, nameless, capital, ofAnother, unclosed, unquoted, unlabelled, valueless

    /// The text with the slip in a mark whose name stands at `range`; nil where the mark has no place for it.
    func broken(_ bytes: [UInt8], _ range: Range<Int>) -> [UInt8]? {
        var bytes = bytes
        let name = String(decoding: bytes[range], as: UTF8.self)
        let call = Self.arguments(bytes, behind: range.upperBound)
        switch self {
        case .misspelt:
            // `rows` without its end is another mark, which may say what is wrong in its own way.
            guard name.utf8.count > 2, MarkTable.mark(String(name.dropLast())) == nil else { return nil }
            bytes.remove(at: range.upperBound - 1)
        case .spaced: bytes.insert(UInt8(ascii: " "), at: range.lowerBound)
        case .unknown: bytes.replaceSubrange(range, with: Array("flibbertigibbet".utf8))
        case .nameless: bytes.removeSubrange(range.lowerBound..<(call?.upperBound ?? range.upperBound))
        case .capital: bytes[range.lowerBound - "listgen:".utf8.count] = UInt8(ascii: "L")
        case .ofAnother:
            // An event of a cell can stand on no type, row or property of a list.
            guard ["list", "section", "rows", "row", "ignore", "cell"].contains(name) else { return nil }
            bytes.replaceSubrange(range.lowerBound..<(call?.upperBound ?? range.upperBound), with: Array("inject".utf8))
        case .unclosed:
            guard let call else { return nil }
            bytes.remove(at: call.upperBound - 1)
        case .unquoted:
            guard let call, let quote = bytes[call].lastIndex(of: UInt8(ascii: "\"")) else { return nil }
            bytes.remove(at: quote)
        case .unlabelled:
            guard let call, let label = Self.label(bytes, in: call) else { return nil }
            bytes.replaceSubrange(label, with: Array("flibbertigibbet".utf8))
        case .valueless:
            guard let call, let label = Self.label(bytes, in: call),
                !bytes[call].contains(UInt8(ascii: ",")), !bytes[call].contains(0x0A)
            else { return nil }
            bytes.removeSubrange(label.upperBound + 1..<call.upperBound - 1)
        }
        return bytes
    }

    /// The arguments from parenthesis to parenthesis, right behind a name.
    private static func arguments(_ bytes: [UInt8], behind end: Int) -> Range<Int>? {
        guard end < bytes.count, bytes[end] == UInt8(ascii: "(") else { return nil }
        var depth = 0
        for index in end..<bytes.count {
            if bytes[index] == UInt8(ascii: "(") { depth += 1 }
            if bytes[index] == UInt8(ascii: ")") { depth -= 1 }
            if depth == 0 { return end..<index + 1 }
        }
        return nil
    }

    /// The label of the first argument.
    private static func label(_ bytes: [UInt8], in call: Range<Int>) -> Range<Int>? {
        let start = call.lowerBound + 1
        let end = bytes[start..<call.upperBound].firstIndex { !($0 >= 0x41 && $0 <= 0x5A || $0 >= 0x61 && $0 <= 0x7A) }
        guard let end, end > start, bytes[end] == UInt8(ascii: ":") else { return nil }
        return start..<end
    }
}
