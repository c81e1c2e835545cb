import ListModel

/// Spells the names of other modules. If they are written they are marked; when the text is whole, those that the app
/// hides get their module, and the marks go.
enum ForeignSpelling {
    /// Stands after a marked name. It joins the character before it, so that no line becomes longer by it.
    private static let mark = "\u{E01EF}"

    /// `text` with a mark after each name of another module, as far as the name begins there.
    static func marked(_ text: String) -> String {
        let bytes = text.utf8
        var result = ""
        /// Up to where the text is in the result.
        var copied = bytes.startIndex
        var last: UInt8 = 0
        var index = bytes.startIndex
        while index < bytes.endIndex {
            guard isOfName(bytes[index]) else {
                last = bytes[index]
                bytes.formIndex(after: &index)
                continue
            }
            let end = bytes[index...].firstIndex { !isOfName($0) } ?? bytes.endIndex
            let name = String(text[index..<end])
            let isCalled = end < bytes.endIndex && bytes[end] == UInt8(ascii: "(")
            if last != UInt8(ascii: "."), ForeignNames.modules[name] != nil, isCalled || !ForeignNames.isFunction(name)
            {
                result += text[copied..<end] + mark
                copied = end
            }
            last = 0
            index = end
        }
        return result.isEmpty ? text : result + text[copied...]
    }

    /// `text` without marks, each marked name of `hidden` with its module before it. O(bytes).
    static func spelled(_ text: String, hidden: Set<String>) -> String {
        var text = text
        let mark = Array(mark.utf8)
        return text.withUTF8 { bytes in
            var result: [UInt8] = []
            result.reserveCapacity(bytes.count)
            var index = 0
            while index < bytes.count {
                let next = bytes[index...].firstIndex(of: mark[0]) ?? bytes.count
                result += bytes[index..<next]
                index = next
                guard bytes[index...].starts(with: mark) else {
                    result += bytes[index...].prefix(1)
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
