/// A name as a number. Two names with one number cost a file that is read in vain, no more.
struct NameHash: Hashable, Sendable {
    private let value: UInt64

    init(_ name: some Sequence<UInt8>) {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in name { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        value = hash
    }

    static func isNameByte(_ byte: UInt8) -> Bool {
        byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z") || byte == UInt8(ascii: "_")
            || byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") || byte >= 0x80
    }

    /// The names in a text, such as a type.
    static func each(in text: some Collection<UInt8>, _ body: (NameHash) -> Void) {
        var rest = text[...]
        while let start = rest.firstIndex(where: isNameByte) {
            rest = rest[start...]
            let end = rest.firstIndex { !isNameByte($0) } ?? rest.endIndex
            body(NameHash(rest[..<end]))
            rest = rest[end...]
        }
    }

    /// Types whose declarations no app has, though many extend them, and words of types.
    static let standard: Set<NameHash> = Set(
        [
            "Any", "AnyHashable", "AsyncIteratorProtocol", "AsyncSequence", "BidirectionalCollection", "CaseIterable",
            "Collection", "CodingKey", "CustomDebugStringConvertible", "ExpressibleByArrayLiteral",
            "ExpressibleByIntegerLiteral", "ExpressibleByStringLiteral", "IteratorProtocol", "LocalizedError",
            "OptionSet", "RandomAccessCollection", "RandomNumberGenerator", "RawRepresentable", "Sequence",
            "XCTestCase",
            "UIViewController", "UITableViewController", "UITableViewDataSource", "UITableViewDelegate", "AnyObject",
            "Array", "ArraySlice", "Bool", "CGFloat", "CGPoint", "CGRect", "CGSize",
            "Character", "Codable", "Comparable", "CustomStringConvertible", "Data", "Date", "Decimal", "Decodable",
            "Dictionary", "Double", "Encodable", "Equatable", "Error", "Float", "Hashable", "Identifiable", "IndexPath",
            "IndexSet", "Int", "Int16", "Int32", "Int64", "Int8", "NSObject", "Never", "Optional", "Result", "Self",
            "Sendable", "Set", "String", "Substring", "TimeInterval", "UIButton", "UIColor", "UIImage", "UIImageView",
            "UILabel", "UInt", "UInt16", "UInt32", "UInt64", "UInt8", "UITableView", "UITableViewCell", "UIView", "URL",
            "UUID", "Void", "any", "borrowing", "consuming", "escaping", "inout", "let", "some", "var",
        ].map { NameHash($0.utf8) })
}
