import SourceText
import SwiftSurface

/// The comments of one file that begin almost like marks.
struct NearMarks {
    private struct Found {
        var mark: NearMark
        var place: SourcePlace
        /// The start of the token that a mark there would belong to: the one before it on its line, or the next.
        var token: Int
    }

    private let found: [Found]

    /// O(bytes of the file).
    init(_ file: SourceFile) {
        let candidates = Self.candidates(file)
        guard !candidates.isEmpty else {
            found = []
            return
        }
        var found: [Found] = []
        var open: [(NearMark, SourcePlace)] = []
        /// The last token, as long as its line goes on.
        var previous: Int?
        _ = file.forEachToken { token in
            switch token.kind {
            case .newline: previous = nil
            case .lineComment, .blockComment:
                guard let (mark, offset) = candidates[token.range.lower] else { return }
                let range = SourceRange(offset + mark.range.lower, offset + mark.range.upper)
                let place = SourcePlace(path: file.path, range: range)
                if let previous {
                    found.append(Found(mark: mark, place: place, token: previous))
                } else {
                    open.append((mark, place))
                }
            case _ where !token.isTrivia:
                found += open.map { Found(mark: $0.0, place: $0.1, token: token.range.lower) }
                open = []
                previous = token.range.lower
            default: break
            }
        }
        self.found = found + open.map { Found(mark: $0.0, place: $0.1, token: file.bytes.count) }
    }

    /// What stands behind two slashes, or a slash and a star, by the place of the first slash: comments, and text in
    /// strings. With each the place of its text.
    private static func candidates(_ file: SourceFile) -> [Int: (NearMark, Int)] {
        var result: [Int: (NearMark, Int)] = [:]
        let bytes = file.bytes
        var index = 0
        while let slash = bytes[index...].firstIndex(of: UInt8(ascii: "/")), slash + 1 < bytes.count {
            index = slash + 1
            let marker = bytes[index]
            guard marker == UInt8(ascii: "/") || marker == UInt8(ascii: "*") else { continue }
            while index < bytes.count, bytes[index] == marker { index += 1 }
            let line = bytes[index...].prefix(longest).prefix { $0 != 0x0A && $0 != 0x0D }
            if let mark = NearMark(String(decoding: line, as: UTF8.self)) { result[slash] = (mark, index) }
        }
        return result
    }

    /// How much of a comment is looked at, in bytes.
    private static let longest = 120

    /// Reports all of them.
    func report(_ diagnostics: inout DiagnosticBag) {
        for near in found {
            diagnostics.report(MarkDiagnostic.nearMark(near.mark.mark, isPlain: near.mark.isPlain), at: near.place)
        }
    }

    /// Whether one that is certainly meant as a mark belongs to what stands at a range: what then seems unmarked is
    /// no fault of its own.
    func concern(_ range: SourceRange) -> Bool {
        found.contains { $0.mark.isPlain && range.lower <= $0.token && $0.token < range.upper }
    }
}
