import ListModel

/// A name as a number. Two names with one number cost a file that is read in vain, no more.
struct NameHash: Hashable, Sendable {
    let value: UInt32

    init(_ name: some Sequence<UInt8>) {
        value = Question(declarationOf: name).value
    }

    /// What extends a type rather than declares it.
    init(extending name: some Sequence<UInt8>) {
        value = Question(extensionOf: name).value
    }

    /// What inherits from a type.
    init(inheriting name: some Sequence<UInt8>) {
        value = Question(heirsOf: name).value
    }

    init(value: UInt32) {
        self.value = value
    }

    static func isNameByte(_ byte: UInt8) -> Bool {
        byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z") || byte == UInt8(ascii: "_")
            || byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") || byte >= 0x80
    }

    /// The names in a text, such as a type.
    static func each(in text: some Collection<UInt8>, isExtended: Bool = false, _ body: (NameHash) -> Void) {
        words(in: text) { body(isExtended ? NameHash(extending: $0) : NameHash($0)) }
    }

    /// The names in a text.
    static func words<Text: Collection<UInt8>>(in text: Text, _ body: (Text.SubSequence) -> Void) {
        var rest = text[...]
        while let start = rest.firstIndex(where: isNameByte) {
            rest = rest[start...]
            let end = rest.firstIndex { !isNameByte($0) } ?? rest.endIndex
            body(rest[..<end])
            rest = rest[end...]
        }
    }
}
