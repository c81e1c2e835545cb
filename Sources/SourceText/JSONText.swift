/// JSON under construction, as UTF-8 bytes.
public struct JSONText: Sendable {
    public private(set) var bytes: [UInt8] = []

    public init() {}

    /// Structure and numbers, as they are.
    public mutating func raw(_ text: StaticString) {
        text.withUTF8Buffer { bytes.append(contentsOf: $0) }
    }

    /// A number.
    public mutating func number(_ value: Int) {
        bytes.append(contentsOf: String(value).utf8)
    }

    /// A string in quotes, escaped.
    public mutating func string(_ text: String) {
        bytes.append(UInt8(ascii: "\""))
        self.text(text)
        bytes.append(UInt8(ascii: "\""))
    }

    /// A part of a string, escaped, without the quotes.
    public mutating func text(_ text: String) {
        var text = text
        text.withUTF8 { escape($0) }
    }

    /// Starts anew, in the same memory if asked to.
    public mutating func removeAll(keepingCapacity: Bool) {
        bytes.removeAll(keepingCapacity: keepingCapacity)
    }

    private mutating func escape(_ text: UnsafeBufferPointer<UInt8>) {
        // `append` of a whole buffer is one copy; most strings need no escapes.
        var copied = 0
        for index in 0..<text.count {
            let byte = text[index]
            guard byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") else { continue }
            bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[copied..<index]))
            copied = index + 1
            switch byte {
            case UInt8(ascii: "\""): raw("\\\"")
            case UInt8(ascii: "\\"): raw("\\\\")
            case 0x0A: raw("\\n")
            case 0x0D: raw("\\r")
            case 0x09: raw("\\t")
            default:
                raw("\\u00")
                bytes.append(byte < 0x10 ? UInt8(ascii: "0") : UInt8(ascii: "1"))
                let low = byte & 0xF
                bytes.append(low < 10 ? UInt8(ascii: "0") + low : UInt8(ascii: "a") + low - 10)
            }
        }
        bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[copied...]))
    }
}
