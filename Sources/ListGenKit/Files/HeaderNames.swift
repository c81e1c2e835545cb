/// The names that a header may declare, known from its bytes: of classes, protocols, enums, typedefs and macros, and
/// those that it gives in Swift; and the macros that it uses. Categories are told apart from the classes that they extend,
/// uses from definitions.
enum HeaderNames {
    static func names(in bytes: UnsafeBufferPointer<UInt8>) -> [NameHash] {
        var names: [NameHash] = []
        var uses: Set<NameHash> = []
        var index = 0
        while index < bytes.count {
            let start = index
            switch bytes[index] {
            case UInt8(ascii: "@"), UInt8(ascii: "#"):
                index += 1
                while index < bytes.count, NameHash.isNameByte(bytes[index]) { index += 1 }
                let keyword = UnsafeBufferPointer(rebasing: bytes[start..<index])
                if spells(keyword, "@interface") { add(&names, bytes, &index, isClass: true) }
                if spells(keyword, "@protocol") || spells(keyword, "#define") { add(&names, bytes, &index) }
            case let byte where NameHash.isNameByte(byte):
                while index < bytes.count, NameHash.isNameByte(bytes[index]) { index += 1 }
                let word = UnsafeBufferPointer(rebasing: bytes[start..<index])
                if isInCapitals(word) {
                    let use = NameHash(Array(word) + [UInt8(ascii: "!")])
                    if uses.insert(use).inserted { names.append(use) }
                }
                if spells(word, "typedef") { addTypedef(&names, bytes, index) }
                if spells(word, "NS_SWIFT_NAME") || spells(word, "SWIFT_CLASS_NAMED") { add(&names, bytes, &index) }
            default:
                index += 1
            }
        }
        return names
    }

    /// Whether a header declares what only Objective-C has.
    static func mayBeObjectiveC(_ bytes: [UInt8]) -> Bool {
        bytes.indices.contains { start in
            switch bytes[start] {
            case UInt8(ascii: "@"): begins("@interface", bytes, start) || begins("@protocol", bytes, start)
            case UInt8(ascii: "N"):
                begins("NS_ENUM", bytes, start) || begins("NS_OPTIONS", bytes, start)
                    || begins("NS_CLOSED_ENUM", bytes, start)
            default: false
            }
        }
    }

    private static func begins(_ word: StaticString, _ bytes: [UInt8], _ start: Int) -> Bool {
        guard bytes.count - start >= word.utf8CodeUnitCount else { return false }
        return (0..<word.utf8CodeUnitCount).allSatisfy { bytes[start + $0] == word.utf8Start[$0] }
    }

    /// What stands for a category or an extension of a type, so that it can be asked for.
    static func category(of name: String) -> String { name + "()" }

    /// What stands for the use of a macro, so that it can be asked for. Only names in capitals are kept.
    static func use(of name: String) -> String { name + "!" }

    /// Capitals, digits and underscores, as the names of macros are.
    private static func isInCapitals(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
        var hasCapital = false
        for byte in word {
            if byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z") { return false }
            if byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") { hasCapital = true }
        }
        return hasCapital && word.count > 2
    }

    private static func spells(_ word: UnsafeBufferPointer<UInt8>, _ text: StaticString) -> Bool {
        word.count == text.utf8CodeUnitCount
            && word.indices.allSatisfy { word[$0] == text.utf8Start[$0] }
    }

    /// The name after a keyword; if a parenthesis follows that of a class, it is that of a category.
    private static func add(
        _ names: inout [NameHash], _ bytes: UnsafeBufferPointer<UInt8>, _ index: inout Int, isClass: Bool = false
    ) {
        while index < bytes.count, !NameHash.isNameByte(bytes[index]), bytes[index] != UInt8(ascii: ";") { index += 1 }
        let start = index
        while index < bytes.count, NameHash.isNameByte(bytes[index]) { index += 1 }
        guard start < index else { return }
        var next = index
        while next < bytes.count, bytes[next] == 0x20 { next += 1 }
        let isCategory = isClass && next < bytes.count && bytes[next] == UInt8(ascii: "(")
        let name = bytes[start..<index]
        names.append(isCategory ? NameHash(extending: name) : NameHash(name))
    }

    /// The words of a typedef before its semicolon or brace, and the one behind its brace.
    private static func addTypedef(_ names: inout [NameHash], _ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) {
        var depth = 0
        var index = start
        while index < bytes.count, index - start < 1 << 16 {
            switch bytes[index] {
            case UInt8(ascii: ";") where depth == 0: return
            case UInt8(ascii: "{"): depth += 1
            case UInt8(ascii: "}"): depth -= 1
            case let byte where depth == 0 && NameHash.isNameByte(byte):
                let first = index
                while index < bytes.count, NameHash.isNameByte(bytes[index]) { index += 1 }
                names.append(NameHash(bytes[first..<index]))
                continue
            default: break
            }
            index += 1
        }
    }
}
