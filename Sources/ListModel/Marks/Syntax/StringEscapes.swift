/// The escapes of string literals without pounds.
enum StringEscapes {
    /// What `text` between the quotes stands for; nil if an escape is none of Swift's.
    static func resolved(_ text: String) -> String? {
        guard text.utf8.contains(UInt8(ascii: "\\")) else { return text }
        var result = String.UnicodeScalarView()
        var rest = text.unicodeScalars[...]
        while let scalar = rest.popFirst() {
            guard scalar == "\\" else {
                result.append(scalar)
                continue
            }
            switch rest.popFirst() {
            case "n": result.append("\n")
            case "t": result.append("\t")
            case "r": result.append("\r")
            case "0": result.append("\0")
            case "\"": result.append("\"")
            case "'": result.append("'")
            case "\\": result.append("\\")
            case "u":
                guard rest.popFirst() == "{", let end = rest.firstIndex(of: "}"),
                    let value = UInt32(String(rest[..<end]), radix: 16), let resolved = Unicode.Scalar(value)
                else { return nil }
                result.append(resolved)
                rest = rest[rest.index(after: end)...]
            default: return nil
            }
        }
        return String(result)
    }
}
