/// JSON under construction, as UTF-8 bytes. They stand in memory of its own: JSON is written in many short pieces, and
/// appending one to an array costs more than the copy of its bytes.
public struct JSONText: ~Copyable {
    @usableFromInline var memory: UnsafeMutablePointer<UInt8>
    @usableFromInline var capacity: Int
    /// The number of bytes.
    @usableFromInline var count = 0

    public init() {
        capacity = 1 << 12
        memory = .allocate(capacity: capacity)
    }

    deinit { memory.deallocate() }

    /// What was written. O(n).
    public var bytes: [UInt8] {
        Array(UnsafeBufferPointer(start: memory, count: count))
    }

    /// Structure and numbers, as they are.
    @inlinable
    public mutating func raw(_ text: StaticString) {
        let length = text.utf8CodeUnitCount
        reserve(length)
        (memory + count).update(from: text.utf8Start, count: length)
        count += length
    }

    /// A number.
    public mutating func number(_ value: Int) {
        text(String(value))
    }

    /// A string in quotes, escaped.
    public mutating func string(_ text: String) {
        raw("\"")
        self.text(text)
        raw("\"")
    }

    /// A part of a string, escaped, without the quotes.
    public mutating func text(_ text: String) {
        var text = text
        text.withUTF8 { escape($0) }
    }

    /// Makes room for so many bytes more.
    @inlinable
    mutating func reserve(_ length: Int) {
        if count + length > capacity { grow(to: max(count + length, 2 * capacity)) }
    }

    @usableFromInline
    mutating func grow(to capacity: Int) {
        let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
        larger.update(from: memory, count: count)
        memory.deallocate()
        memory = larger
        self.capacity = capacity
    }

    /// Eight bytes a step where none needs an escape.
    private mutating func escape(_ text: UnsafeBufferPointer<UInt8>) {
        guard let source = text.baseAddress else { return }
        // No byte becomes more than six.
        reserve(6 * text.count)
        var target = memory + count
        var index = 0
        while index < text.count {
            if index + 8 <= text.count {
                let block = UnsafeRawPointer(source).loadUnaligned(fromByteOffset: index, as: UInt64.self)
                if !Self.needsEscape(block) {
                    UnsafeMutableRawPointer(target).storeBytes(of: block, as: UInt64.self)
                    target += 8
                    index += 8
                    continue
                }
            }
            let byte = source[index]
            if byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") {
                Self.escape(byte, to: &target)
            } else {
                target.pointee = byte
                target += 1
            }
            index += 1
        }
        count = target - memory
    }

    /// Whether one of eight bytes may be a control character, a quote or a backslash.
    private static func needsEscape(_ block: UInt64) -> Bool {
        let controls = (block &- 0x2020_2020_2020_2020) & ~block & 0x8080_8080_8080_8080
        return controls | (block ^ 0x2222_2222_2222_2222).zeroBytes | (block ^ 0x5C5C_5C5C_5C5C_5C5C).zeroBytes != 0
    }

    private static func escape(_ byte: UInt8, to target: inout UnsafeMutablePointer<UInt8>) {
        var letter = byte
        switch byte {
        case 0x0A: letter = UInt8(ascii: "n")
        case 0x0D: letter = UInt8(ascii: "r")
        case 0x09: letter = UInt8(ascii: "t")
        case ..<0x20: letter = UInt8(ascii: "u")
        default: break
        }
        target[0] = UInt8(ascii: "\\")
        target[1] = letter
        target += 2
        guard letter == UInt8(ascii: "u") else { return }
        let low = byte & 0xF
        target[0] = UInt8(ascii: "0")
        target[1] = UInt8(ascii: "0")
        target[2] = UInt8(ascii: "0") + byte >> 4
        target[3] = low < 10 ? UInt8(ascii: "0") + low : UInt8(ascii: "a") + low - 10
        target += 4
    }
}
