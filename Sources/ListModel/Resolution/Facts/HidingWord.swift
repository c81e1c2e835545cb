import SourceText
import SwiftSurface

/// The word that hides a declaration from other files: the smallest edit is to take it away.
struct HidingWord {
    let table: SymbolTable

    /// Where `level` is written for the declaration whose name is at `place`, or for the extension around it; `place` itself
    /// where the text is not known.
    func place(of level: Access.Level, hiding place: SourcePlace) -> SourcePlace {
        guard level < .internal, let index = table.fileIndex[place.path], let file = table.files[index].file else {
            return place
        }
        let around = table.files[index].source.declarations.map(\.declaration).filter {
            $0.kind == .extension && $0.range.lower <= place.range.lower && place.range.upper <= $0.range.upper
        }
        let names = [place.range.lower] + around.map(\.nameRange.lower).sorted(by: >)
        for name in names {
            if let range = Self.range(of: level.word, before: name, in: file.bytes) {
                return SourcePlace(path: place.path, range: range)
            }
        }
        return place
    }

    /// Whether the declaration whose name is at `place` says a level itself, rather than the extension around it.
    func isOwn(_ level: Access.Level, of place: SourcePlace) -> Bool {
        guard let index = table.fileIndex[place.path], let file = table.files[index].file else { return true }
        return Self.range(of: level.word, before: place.range.lower, in: file.bytes) != nil
    }

    /// The word among the modifiers and attributes that stand before a name, back to the last line that has none of them.
    private static func range(of word: String, before end: Int, in bytes: [UInt8]) -> SourceRange? {
        let text = Array(word.utf8)
        var upper = end
        while let (lower, next) = lastWord(before: upper, in: bytes) {
            let found = Array(bytes[lower..<next])
            if found == text { return SourceRange(lower, next) }
            guard words.contains(String(decoding: found, as: UTF8.self)) || found.first == UInt8(ascii: "@") else {
                return nil
            }
            upper = lower
        }
        return nil
    }

    private static func lastWord(before end: Int, in bytes: [UInt8]) -> (lower: Int, upper: Int)? {
        var upper = min(end, bytes.count)
        while upper > 0, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[upper - 1]) { upper -= 1 }
        var lower = upper
        if lower > 0, bytes[lower - 1] == UInt8(ascii: ")") {
            while lower > 0, bytes[lower - 1] != UInt8(ascii: "(") { lower -= 1 }
            lower -= lower > 0 ? 1 : 0
        }
        while lower > 0, isPartOfWord(bytes[lower - 1]) { lower -= 1 }
        return lower < upper ? (lower, upper) : nil
    }

    private static func isPartOfWord(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "@") || byte == UInt8(ascii: "_") || byte > 0x7F
            || (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
    }

    /// What may stand between the access of a declaration and its name.
    private static let words: Set<String> = [
        "struct", "class", "enum", "actor", "protocol", "extension", "func", "var", "let", "typealias", "static",
        "final",
        "lazy", "weak", "unowned", "override", "indirect", "mutating", "nonmutating", "nonisolated", "private(set)",
        "fileprivate(set)", "internal(set)", "nonisolated(unsafe)", "unowned(safe)", "unowned(unsafe)", "dynamic",
        "required", "convenience", "optional", "distributed", "borrowing", "consuming",
    ]
}
