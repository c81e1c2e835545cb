/// Collects the names that follow declaring keywords outside of types, those of extensions as such, while the ends of words are handed to it in order.
struct DeclaredNames {
    private let text: UnsafeBufferPointer<UInt8>
    private(set) var found: [NameHash] = []
    private var isLineIndented: Bool
    /// Whether the last line that was not indented opened a body. Indented declarations stand in that body: their type
    /// is asked for first.
    private var isInBody = false

    init(_ text: UnsafeBufferPointer<UInt8>) {
        self.text = text
        isLineIndented = text.first.map { $0 <= 0x20 } ?? false
    }

    /// `i` is the place of a space or control character after a word, or of a line feed.
    @inline(__always)
    mutating func endWord(at i: Int) {
        if i > 2, Self.holds(Self.lastLetters, text[i - 1]), Self.holds(Self.lettersBefore, text[i - 2]) { add(at: i) }
        if text[i] == UInt8(ascii: "\n") { endLine(at: i) }
    }

    @inline(__always)
    private mutating func endLine(at i: Int) {
        let last = i > 1 && text[i - 1] == UInt8(ascii: "\r") ? i - 2 : i - 1
        if !isLineIndented, last >= 0, text[last] != UInt8(ascii: "\n") {
            isInBody = text[last] == UInt8(ascii: "{")
        }
        isLineIndented = i + 1 < text.count && text[i + 1] <= 0x20
    }

    private mutating func add(at i: Int) {
        guard endsKeyword(i) else { return }
        let isExtension = ends("extension", i)
        let isInside = isLineIndented && isInBody
        let isVariable = ends("let", i) || ends("var", i)
        if isVariable, isLineIndented { return }
        var start = i
        while start < text.count, text[start] <= 0x20 || text[start] == UInt8(ascii: "`") { start += 1 }
        var end = start
        while end < text.count, NameHash.isNameByte(text[end]) || text[end] == UInt8(ascii: ".") { end += 1 }
        if !isVariable { addInherited(after: end) }
        // Of a type in another one is known what it inherits from: nothing else leads to it.
        guard isExtension || !isInside else { return }
        NameHash.each(in: UnsafeBufferPointer(rebasing: text[start..<end]), isExtended: isExtension) {
            found.append($0)
        }
    }

    /// The names in the clause after the name of a type, and in what a typealias stands for. More than is inherited costs a
    /// file that is read in vain.
    private mutating func addInherited(after end: Int) {
        var i = end
        if i < text.count, text[i] == UInt8(ascii: "`") { i += 1 }
        if i < text.count, text[i] == UInt8(ascii: "<") {
            while i < text.count, text[i] != UInt8(ascii: "{"), text[i] != UInt8(ascii: "\n") || i == end {
                i += 1
                if text[i - 1] == UInt8(ascii: ">") { break }
            }
        }
        while i < text.count, text[i] <= 0x20 { i += 1 }
        guard i < text.count, text[i] == UInt8(ascii: ":") || text[i] == UInt8(ascii: "=") else { return }
        let isAlias = text[i] == UInt8(ascii: "=")
        let limit = min(text.count, i + Self.longestClause)
        var last = i + 1
        while last < limit, text[last] != UInt8(ascii: "{"), !isAlias || text[last] != UInt8(ascii: "\n") { last += 1 }
        NameHash.words(in: UnsafeBufferPointer(rebasing: text[i..<last])) { found.append(NameHash(inheriting: $0)) }
    }

    /// How many bytes of a clause are looked at.
    private static let longestClause = 1 << 10

    /// The letters that declaring keywords end in: a bit for each of c, l, m, n, r, s, t, counted from a.
    private static let lastLetters: UInt32 = 0b1110_0011_1000_0000_0100

    /// The letters before these: a, c, e, n, o, s, u.
    private static let lettersBefore: UInt32 = 0b1_0100_0110_0000_0001_0101

    @inline(__always)
    private static func holds(_ letters: UInt32, _ byte: UInt8) -> Bool {
        let letter = byte &- UInt8(ascii: "a")
        return letter < 32 && letters &>> UInt32(letter) & 1 != 0
    }

    /// Whether a keyword that declares something ends before `i`, which is at least 3.
    private func endsKeyword(_ i: Int) -> Bool {
        // The last two letters rule out nearly all else.
        switch (text[i - 2], text[i - 1]) {
        case (UInt8(ascii: "c"), UInt8(ascii: "t")): ends("struct", i)
        case (UInt8(ascii: "s"), UInt8(ascii: "s")): ends("class", i)
        case (UInt8(ascii: "u"), UInt8(ascii: "m")): ends("enum", i)
        case (UInt8(ascii: "o"), UInt8(ascii: "n")): ends("extension", i)
        case (UInt8(ascii: "o"), UInt8(ascii: "l")): ends("protocol", i)
        case (UInt8(ascii: "a"), UInt8(ascii: "s")): ends("typealias", i)
        case (UInt8(ascii: "o"), UInt8(ascii: "r")): ends("actor", i)
        case (UInt8(ascii: "n"), UInt8(ascii: "c")): ends("func", i)
        case (UInt8(ascii: "e"), UInt8(ascii: "t")): ends("let", i)
        case (UInt8(ascii: "a"), UInt8(ascii: "r")): ends("var", i)
        default: false
        }
    }

    private func ends(_ keyword: StaticString, _ i: Int) -> Bool {
        let start = i - keyword.utf8CodeUnitCount
        guard start >= 0 else { return false }
        for offset in 0..<keyword.utf8CodeUnitCount where text[start + offset] != keyword.utf8Start[offset] {
            return false
        }
        return start == 0 || !NameHash.isNameByte(text[start - 1])
    }
}
