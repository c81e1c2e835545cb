import ListModel

/// Spells the names of other modules. If they are written they are marked; when the text is whole, those that the app
/// hides get their module, and the marks go.
enum ForeignSpelling {
    /// Stands after a marked name. It joins the character before it, so that no line becomes longer by it.
    private static let mark = Array("\u{E01EF}".utf8)

    /// `text` with a mark after each name of another module, as far as the name begins there.
    static func marked(_ text: String) -> String {
        var result: [UInt8] = []
        var isChanged = false
        var last: UInt8 = 0
        var word: [UInt8] = []
        func endWord(before next: UInt8?) {
            guard !word.isEmpty else { return }
            result += word
            let name = String(decoding: word, as: UTF8.self)
            let isCalled = next == UInt8(ascii: "(")
            if last != UInt8(ascii: "."), ForeignNames.modules[name] != nil, isCalled || !ForeignNames.isFunction(name)
            {
                result += mark
                isChanged = true
            }
            word = []
            last = 0
        }
        for byte in text.utf8 {
            if isOfName(byte) {
                word.append(byte)
            } else {
                endWord(before: byte)
                result.append(byte)
                last = byte
            }
        }
        endWord(before: nil)
        return isChanged ? String(decoding: result, as: UTF8.self) : text
    }

    /// `text` without marks, each marked name of `hidden` with its module before it. O(bytes).
    static func spelled(_ text: String, hidden: Set<String>) -> String {
        var text = text
        return text.withUTF8 { bytes in
            guard bytes.contains(mark[0]) else { return String(decoding: bytes, as: UTF8.self) }
            var result: [UInt8] = []
            result.reserveCapacity(bytes.count)
            var index = 0
            while index < bytes.count {
                guard bytes[index] == mark[0], bytes[index...].starts(with: mark) else {
                    result.append(bytes[index])
                    index += 1
                    continue
                }
                index += mark.count
                guard !hidden.isEmpty else { continue }
                let start = result.lastIndex { !isOfName($0) }.map { $0 + 1 } ?? 0
                let name = String(decoding: result[start...], as: UTF8.self)
                if hidden.contains(name), let module = ForeignNames.modules[name] {
                    result.insert(contentsOf: "\(module).".utf8, at: start)
                }
            }
            return String(decoding: result, as: UTF8.self)
        }
    }

    private static func isOfName(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
            true
        default: false
        }
    }
}
