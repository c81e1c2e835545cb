import NibSurface

/// What a nib or storyboard can be asked for by, known from its bytes: the classes in it, its reuse identifiers, its name.
enum NibNames {
    /// The names of one file; none if it is of another platform, which holds no view of a list of ours. O(n).
    static func names(in bytes: UnsafeBufferPointer<UInt8>, path: String) -> [NameHash] {
        if let type = documentType(of: bytes), !NibFile.isOfCocoaTouch(documentType: type) { return [] }
        var found: Set<NameHash> = [NameHash(named(NibFile.name(of: path)).utf8)]
        for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "=") {
            for (attribute, mark) in attributes where ends(attribute, bytes, at: index) {
                // Values of attributes begin and end with the same quote.
                let start = index + 2
                guard start < bytes.count else { break }
                let end = bytes[start...].firstIndex(of: bytes[start - 1]) ?? bytes.endIndex
                found.insert(NameHash(Array(bytes[start..<end]) + Array(mark.utf8)))
            }
        }
        return found.sorted { $0.value < $1.value }
    }

    /// What Interface Builder says that a file is; nil if its first lines do not say it.
    private static func documentType(of bytes: UnsafeBufferPointer<UInt8>) -> String? {
        let start = String(decoding: bytes.prefix(2_000), as: UTF8.self)
        guard let document = start.firstRange(of: "<document "),
            let type = start[document.upperBound...].firstRange(of: "type=\"com.apple.InterfaceBuilder")
        else { return nil }
        return String(start[type.lowerBound...].dropFirst("type=\"".count).prefix { $0 != "\"" })
    }

    /// What the files are asked for that concern these names of types and texts of marks.
    static func wanted(_ names: some Sequence<String>) -> [String] {
        names.flatMap { name in [named(name)] + attributes.map { escaped(name) + $0.mark } }
    }

    /// Told from the names of declarations by what no name has in it.
    private static let attributes: [(name: StaticString, mark: String)] = [
        ("customClass", "<class>"), ("reuseIdentifier", "<reuse>"),
    ]

    private static func named(_ name: String) -> String { name + "<nib>" }

    private static func ends(_ word: StaticString, _ bytes: UnsafeBufferPointer<UInt8>, at end: Int) -> Bool {
        let start = end - word.utf8CodeUnitCount
        guard start > 0, bytes[start - 1] <= 0x20 else { return false }
        return (0..<word.utf8CodeUnitCount).allSatisfy { bytes[start + $0] == word.utf8Start[$0] }
    }

    /// As the value of an attribute.
    private static func escaped(_ text: String) -> String {
        guard text.contains(where: { "&<>\"".contains($0) }) else { return text }
        return text.map { character in
            switch character {
            case "&": "&amp;"
            case "<": "&lt;"
            case ">": "&gt;"
            case "\"": "&quot;"
            default: String(character)
            }
        }.joined()
    }
}
