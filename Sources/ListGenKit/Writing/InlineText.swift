import SourceText
import SwiftSurface

/// The text of a source with its block of generated code, or without one. What stands before the block stays as it is,
/// byte for byte, and so does white space after it; the block has the line ends of the text before it.
///
/// An empty line sets the block apart. A source that does not end in a line end still does not with a block, so that
/// taking the block out gives the source back.
struct InlineText: Sendable {
    private static let feed = UInt8(ascii: "\n")
    private static let carriage = UInt8(ascii: "\r")

    /// The whole text as it is.
    let bytes: [UInt8]
    /// Where the block is; nil without one.
    private let range: Range<Int>?
    private let lineEnd: [UInt8]

    init(_ bytes: [UInt8], block: SourceRange?) {
        self.bytes = bytes
        range = block.map { $0.lower..<$0.upper }
        lineEnd = Array(Self.lastLineEnd(of: bytes[..<(range?.lowerBound ?? bytes.count)]) ?? [Self.feed])
    }

    /// The block as it is, with line feeds; nil without one.
    var block: [UInt8]? { range.map { Self.withLineFeeds(bytes[$0]) } }

    /// The text with a block, which is given with line feeds and without a last one.
    func with(block: [UInt8]) -> [UInt8] {
        let new =
            lineEnd == [Self.feed]
            ? block
            : Array(block.split(separator: Self.feed, omittingEmptySubsequences: false).joined(separator: lineEnd))
        guard let range else {
            let endsInLineEnd = bytes.last == Self.feed || bytes.last == Self.carriage
            return bytes + lineEnd + (endsInLineEnd ? new + lineEnd : lineEnd + new)
        }
        return bytes[..<range.lowerBound] + new + bytes[range.upperBound...]
    }

    /// The text without its block and the empty line before it.
    var withoutBlock: [UInt8] {
        guard let range else { return bytes }
        var source = bytes[..<range.lowerBound]
        var rest = bytes[range.upperBound...]
        let shorter = source.dropLast(Self.lineEnd(atEndOf: source))
        if Self.lineEnd(atEndOf: shorter) > 0 { source = shorter }
        if rest.isEmpty {
            source.removeLast(Self.lineEnd(atEndOf: source))
        } else {
            rest = rest.dropFirst(rest.starts(with: [Self.carriage, Self.feed]) ? 2 : 1)
        }
        return Array(source + rest)
    }

    /// How many bytes the line end has that a text ends in; 0 without one.
    private static func lineEnd(atEndOf text: ArraySlice<UInt8>) -> Int {
        guard let last = text.last, last == feed || last == carriage else { return 0 }
        return last == feed && text.dropLast().last == carriage ? 2 : 1
    }

    private static func lastLineEnd(of text: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
        guard let last = text.lastIndex(where: { $0 == feed || $0 == carriage }) else { return nil }
        return text[...last].suffix(lineEnd(atEndOf: text[...last]))
    }

    /// Line feeds in the place of all line ends.
    private static func withLineFeeds(_ text: ArraySlice<UInt8>) -> [UInt8] {
        guard text.contains(carriage) else { return Array(text) }
        var result: [UInt8] = []
        result.reserveCapacity(text.count)
        for index in text.indices {
            if text[index] != carriage {
                result.append(text[index])
            } else if text[(index + 1)...].first != feed {
                result.append(feed)
            }
        }
        return result
    }

    /// Where the text first says something else than a block would; the beginning of the block if it says nothing else.
    /// Spaces at the ends of lines and the numbers of `#sourceLocation` are no difference.
    func firstDifference(from wanted: [UInt8]) -> SourceRange? {
        guard let range else { return nil }
        var lower = range.lowerBound
        for line in wanted.split(separator: Self.feed, omittingEmptySubsequences: false) {
            let upper = bytes[lower..<range.upperBound].firstIndex { $0 == Self.feed || $0 == Self.carriage }
            let end = upper ?? range.upperBound
            if GeneratedText(Array(bytes[lower..<end])) != GeneratedText(Array(line)) { return SourceRange(lower, end) }
            guard let upper else { break }
            lower = upper + (bytes[upper] == Self.carriage && bytes[(upper + 1)...].first == Self.feed ? 2 : 1)
        }
        return SourceRange(range.lowerBound, range.upperBound)
    }

    /// The first line of the block that something is true of.
    func firstLine(where isMeant: (ArraySlice<UInt8>) -> Bool) -> SourceRange? {
        guard let range else { return nil }
        return bytes[range].split(whereSeparator: { $0 == Self.feed || $0 == Self.carriage }).first(where: isMeant).map
        {
            SourceRange($0.startIndex, $0.endIndex)
        }
    }
}
