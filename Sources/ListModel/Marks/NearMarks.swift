import SourceText
import SwiftSurface

/// The comments of one file that begin almost like marks, and the marks in the middle of comments.
struct NearMarks {
    private struct Found {
        var mark: NearMark
        var place: SourcePlace
        /// The start of its comment, and of the name of the mark.
        var start: Int
        var name: Int
        /// The start of the token before it on its line, or else of the next.
        var token: Int
    }

    private let found: [Found]
    /// The names of what those belong to that are certainly meant as marks, by where they begin.
    private let owners: Set<Int>

    /// O(bytes of the file).
    init(_ file: SourceFile) {
        let candidates = Self.candidates(file)
        var prose = ProseMarks(file)
        guard !candidates.isEmpty || !prose.isEmpty else {
            (found, owners) = ([], [])
            return
        }
        var found: [Found] = []
        /// The first of those that belong to the next token.
        var open = 0
        /// The last token, as long as its line goes on.
        var previous: Int?
        _ = file.forEachToken { token in
            switch token.kind {
            case .newline: previous = nil
            case .lineComment, .blockComment:
                let known = (candidates[token.range.lower] ?? []).filter { $0.1 < token.range.upper }
                let near =
                    known
                    + prose.next(in: token.range).filter { found in
                        !known.contains { $0.1 + $0.0.range.lower == found.1 }
                    }
                guard !near.isEmpty else { return }
                for (mark, offset) in near {
                    let range = SourceRange(offset + mark.range.lower, offset + mark.range.upper)
                    found.append(
                        Found(
                            mark: mark, place: SourcePlace(path: file.path, range: range), start: token.range.lower,
                            name: offset + mark.nameStart, token: previous ?? file.bytes.count))
                }
                if previous != nil { open = found.count }
            case _ where !token.isTrivia:
                for index in open..<found.count { found[index].token = token.range.lower }
                (open, previous) = (found.count, token.range.lower)
            default: break
            }
        }
        self.found = found
        owners = Self.owners(found.filter { $0.mark.reading == .certain }, in: file)
    }

    /// What stands behind two slashes, or a slash and a star, by the place of the first slash: comments, and text in
    /// strings; of a block comment each line. With each the place of its text.
    private static func candidates(_ file: SourceFile) -> [Int: [(NearMark, Int)]] {
        var result: [Int: [(NearMark, Int)]] = [:]
        let bytes = file.bytes
        var index = 0
        while let slash = bytes[index...].firstIndex(of: UInt8(ascii: "/")), slash + 1 < bytes.count {
            index = slash + 1
            let marker = bytes[index]
            guard marker == UInt8(ascii: "/") || marker == UInt8(ascii: "*") else { continue }
            while index < bytes.count, bytes[index] == marker { index += 1 }
            let line = bytes[index...].prefix(longest).prefix { $0 != 0x0A && $0 != 0x0D }
            if !NearMark.isMark(line), let mark = NearMark(String(decoding: line, as: UTF8.self)) {
                result[slash, default: []].append((mark, index))
            }
            guard marker == UInt8(ascii: "*") else { continue }
            index = further(bytes, from: index) { result[slash, default: []].append(($0, $1)) }
        }
        return result
    }

    /// Looks at the lines of a block comment after its first, and gives where the comment ends.
    private static func further(_ bytes: [UInt8], from start: Int, _ add: (NearMark, Int) -> Void) -> Int {
        var index = start
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: "*") where index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "/"):
                return index + 2
            case 0x0A, 0x0D:
                index += 1
                while index < bytes.count, " \t".utf8.contains(bytes[index]) { index += 1 }
                while index < bytes.count, bytes[index] == UInt8(ascii: "*") { index += 1 }
                if index < bytes.count, bytes[index] == UInt8(ascii: "/"), bytes[index - 1] == UInt8(ascii: "*") {
                    return index + 1
                }
                let line = bytes[index...].prefix(longest).prefix { $0 != 0x0A && $0 != 0x0D }
                guard mayBeNear(line), !NearMark.isMark(line) else { continue }
                if let mark = NearMark(String(decoding: line, as: UTF8.self)) { add(mark, index) }
            default: index += 1
            }
        }
        return index
    }

    /// Whether the first word of a line has some of the letters of ours: license texts are long.
    private static func mayBeNear(_ line: ArraySlice<UInt8>) -> Bool {
        let letters = UInt8(ascii: "a")...UInt8(ascii: "z")
        let word = line.drop { !letters.contains($0 | 0x20) }.prefix { letters.contains($0 | 0x20) }
        return (3...10).contains(word.count) && (word.contains { $0 | 0x20 == UInt8(ascii: "g") } || word.count == 4)
    }

    /// How much of a comment is looked at, in bytes.
    private static let longest = 120

    /// What comments would belong to as marks: the parser alone knows.
    private static func owners(_ found: [Found], in file: SourceFile) -> Set<Int> {
        guard !found.isEmpty else { return [] }
        let starts = Dictionary(found.map { ($0.start, $0.name) }, uniquingKeysWith: { first, _ in first })
        let surface = DeclarationParser.parse(file, takingAsMarks: starts)
        var owners: Set<Int> = []
        func note(_ marks: [MarkComment], _ name: SourceRange) {
            if marks.contains(where: { starts[$0.range.lower] != nil }) { owners.insert(name.lower) }
        }
        for alias in surface.typealiases { note(alias.marks, alias.nameRange) }
        for declaration in surface.declarations {
            note(declaration.marks, declaration.nameRange)
            for property in declaration.properties { note(property.marks, property.nameRange) }
            for enumCase in declaration.cases { note(enumCase.marks, enumCase.nameRange) }
            for function in declaration.functions { note(function.marks, function.nameRange) }
        }
        return owners
    }

    /// Reports all of them.
    func report(_ diagnostics: inout DiagnosticBag) {
        for near in found {
            diagnostics.report(.nearMark(near.mark.mark, near.mark.reading), at: near.place)
        }
    }

    /// Whether one that is certainly meant as a mark belongs to what has its name at a range: what then seems unmarked is
    /// no fault of its own.
    func belong(toNameAt name: SourceRange) -> Bool { owners.contains(name.lower) }

    /// The same of what a header declares at a range.
    func belong(toHeaderAt range: SourceRange) -> Bool {
        found.contains { $0.mark.reading == .certain && range.lower <= $0.token && $0.token < range.upper }
    }
}
