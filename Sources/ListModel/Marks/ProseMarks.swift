import SourceText
import SwiftSurface

/// What is spelled like a mark in the middle of a comment: `// Sort them. listgen:row(on: select)`.
struct ProseMarks {
    private let file: SourceFile
    /// Where `listgen:` is after a space or an opening bracket, in source order.
    private var places: ArraySlice<Int>

    var isEmpty: Bool { places.isEmpty }

    /// O(bytes of the file).
    init(_ file: SourceFile) {
        self.file = file
        let bytes = file.bytes
        let word = Array((NearMark.word + ":").utf8)
        var places: [Int] = []
        var index = 0
        while let colon = bytes[index...].firstIndex(of: UInt8(ascii: ":")) {
            index = colon + 1
            let start = index - word.count
            guard start > 0, bytes[start..<index].elementsEqual(word) else { continue }
            if " \t([{".utf8.contains(bytes[start - 1]) { places.append(start) }
        }
        self.places = places[...]
    }

    /// Those in the comment at a range, which is after the last one that was asked for, with the place of each.
    mutating func next(in comment: SourceRange) -> [(NearMark, Int)] {
        places = places.drop { $0 < comment.lower }
        var found: [(NearMark, Int)] = []
        while let place = places.first, place < comment.upper {
            places = places.dropFirst()
            let line = file.bytes[place..<comment.upper].prefix { $0 != 0x0A && $0 != 0x0D }
            guard isAfterProse(place, comment), let mark = NearMark(inProse: String(decoding: line, as: UTF8.self))
            else { continue }
            found.append((mark, place))
        }
        return found
    }

    /// Whether prose is before it on its line: neither a mark, which `text-after-mark` is about, nor code that is commented
    /// out.
    private func isAfterProse(_ place: Int, _ comment: SourceRange) -> Bool {
        let line = file.bytes[comment.lower..<place]
        let start = line.lastIndex { $0 == 0x0A || $0 == 0x0D }.map { $0 + 1 } ?? comment.lower
        let before = line[start...].drop { " \t*/".utf8.contains($0) }
        guard !before.isEmpty, !before.starts(with: NearMark.word.utf8) else { return false }
        let end = before.lastIndex { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") } ?? before.startIndex
        return ![UInt8(ascii: "/"), UInt8(ascii: "*")].contains(before[end])
    }
}
