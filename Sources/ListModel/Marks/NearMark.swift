import SourceText

/// A comment that begins almost like a mark: `// Listgen:row(...)`, `// listgn:row(...)`, `// listgen :row(...)`; or a mark
/// in the middle of one.
public struct NearMark {
    /// How certain it is that a mark was meant.
    public enum Reading: Sendable {
        /// Nothing else can be meant, as by a call with arguments.
        case certain
        /// Prose could read like it.
        case doubtful
        /// It is spelled like a mark and is in the middle of a comment.
        case inProse
    }

    /// The mark that was probably meant.
    let mark: String
    let reading: Reading
    /// From the misspelt word to the end of the name, in bytes of the text.
    let range: SourceRange
    /// Where the name begins, in bytes of the text.
    let nameStart: Int

    static let word = "listgen"
    private static let colons: Set<Unicode.Scalar> = [":", "\u{FF1A}", "\u{FE55}", "\u{2236}", "\u{A789}"]
    /// What people write between two words that belong together.
    private static let joints: Set<Unicode.Scalar> = [".", ",", ";", "=", "-", "_"]
    private static let signs: Set<Unicode.Scalar> = ["@", "#", "!", ":", "$"]

    /// `text` is that of one line of a comment without its slashes; nil if it is a mark, or nothing like one.
    init?(_ text: String) {
        var cursor = Cursor(Array(text.unicodeScalars))
        cursor.skip { Self.isBlank($0) || Self.signs.contains($0) }
        let start = cursor.index
        let spelled = cursor.readWord()
        guard Self.isNear(spelled) else { return nil }
        let isRight = spelled.lowercased() == Self.word
        let end = cursor.index
        cursor.skip(while: Self.isBlank)
        let hasColon = cursor.current.map(Self.colons.contains) ?? false
        if !hasColon, let joint = cursor.current, Self.joints.contains(joint) { cursor.index += 1 }
        guard hasColon || cursor.index > end else { return nil }
        cursor.skip(while: Self.colons.contains)
        let afterColon = cursor.index
        cursor.skip(while: Self.isBlank)
        let isTight = cursor.index == afterColon
        nameStart = cursor.bytes(before: cursor.index)
        let name = cursor.readLetters()
        guard let mark = Self.mark(name) else { return nil }
        let nameEnd = cursor.index
        let isCall = cursor.isAtArguments
        cursor.skip { Self.isBlank($0) || $0 == "*" || $0 == "/" }
        let isAlone = isCall || cursor.current == nil
        switch (hasColon, isRight) {
        case (true, true):
            guard isAlone || isTight && mark == name else { return nil }
            reading = .certain
        case (true, false):
            guard isTight && (isAlone || mark == name) || isCall else { return nil }
            reading = isTight && isAlone ? .certain : .doubtful
        case (false, _):
            guard mark == name, isCall || isRight && isAlone else { return nil }
            reading = .doubtful
        }
        self.mark = mark
        range = SourceRange(cursor.bytes(before: start), cursor.bytes(before: nameEnd))
    }

    /// Whether a word is spelled almost like `listgen`, or just so.
    public static func isNear(_ word: String) -> Bool {
        Spelling.nearest(to: word.lowercased(), among: [Self.word], within: 3) != nil
    }

    /// Whether the text of a comment begins just like a mark, as most that are near one do.
    static func isMark(_ text: ArraySlice<UInt8>) -> Bool {
        let text = text.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
        return text.starts(with: word.utf8) && text.dropFirst(word.utf8.count).first == UInt8(ascii: ":")
    }

    /// What was meant where `listgen:` is followed by a space, or by another colon; nil for prose.
    init?(behindColon text: String) {
        self.init("\u{A0}" + Self.word + ":" + text.drop { $0 == ":" })
    }

    /// `text` goes from `listgen:` to the end of its line; nil if no whole mark follows it there, or the name of one: a
    /// selector, as in `listgen:row(cell:)`.
    init?(inProse text: String) {
        var cursor = Cursor(Array(text.unicodeScalars))
        _ = cursor.readLetters()
        cursor.skip { $0 == ":" }
        nameStart = cursor.bytes(before: cursor.index)
        mark = cursor.readLetters()
        guard MarkTable.mark(mark) != nil else { return nil }
        range = SourceRange(0, cursor.bytes(before: cursor.index))
        reading = .inProse
        if cursor.isAtArguments, cursor.current == "(" {
            guard !cursor.isAtSelector else { return nil }
        } else {
            cursor.skip { Self.isBlank($0) || $0 == "*" || $0 == "/" }
            guard cursor.current == nil else { return nil }
        }
    }

    /// White space of any kind, and characters that nobody sees.
    private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isWhitespace || scalar.properties.generalCategory == .format
    }

    /// The mark of a name, or of one that is spelled almost so.
    static func mark(_ name: String) -> String? {
        if MarkTable.mark(name) != nil { return name }
        return Spelling.nearest(to: name, among: MarkTable.marks.map(\.name), within: name.utf8.count < 6 ? 2 : 3)
    }

    /// The scalars of a comment and how far they were read.
    private struct Cursor {
        let scalars: [Unicode.Scalar]
        var index = 0

        init(_ scalars: [Unicode.Scalar]) {
            self.scalars = scalars
        }

        var current: Unicode.Scalar? { index < scalars.count ? scalars[index] : nil }

        /// The number of UTF-8 bytes before a place.
        func bytes(before end: Int) -> Int { scalars[..<end].reduce(0) { $0 + UTF8.width($1) } }

        mutating func skip(while holds: (Unicode.Scalar) -> Bool) {
            while let scalar = current, holds(scalar) { index += 1 }
        }

        mutating func readLetters() -> String {
            var letters = ""
            while let scalar = current, scalar.isASCII, scalar.properties.isAlphabetic {
                letters.unicodeScalars.append(scalar)
                index += 1
            }
            return letters
        }

        /// Letters; `list-gen` is one word too.
        mutating func readWord() -> String {
            let first = readLetters()
            let before = index
            guard first.lowercased() == "list", let joint = current, joint == " " || NearMark.joints.contains(joint)
            else { return first }
            index += 1
            let second = readLetters()
            if second.lowercased() == "gen" { return first + "-" + second }
            index = before
            return first
        }

        /// At the labels of a function: `(cell:)`, `(cell:height:)`.
        var isAtSelector: Bool {
            let inside = scalars[index...].dropFirst().prefix { $0 != ")" }
            return inside.last == ":" && inside.allSatisfy { $0 == ":" || $0 == "_" || $0.properties.isAlphabetic }
        }

        /// At the arguments of a call: `(cell:`, `(.table`, `(select)`, or a parenthesis that ends the line.
        var isAtArguments: Bool {
            var ahead = self
            ahead.skip(while: NearMark.isBlank)
            guard let opening = ahead.current, opening == "(" || opening == "\u{FF08}" else { return false }
            ahead.index += 1
            ahead.skip(while: NearMark.isBlank)
            let name = ahead.readLetters()
            guard let next = ahead.current else { return true }
            if name.isEmpty { return next == "." || next == ")" }
            return NearMark.colons.contains(next) || next == ")" && Event(rawValue: name) != nil
        }
    }
}
