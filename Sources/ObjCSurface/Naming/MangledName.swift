/// The names that the Swift compiler gives its types for Objective-C: `_TtC3App5Story`, `_TtCC3App4Feed4Cell`.
enum MangledName {
    /// The type without its module, or nil for what is no such name.
    static func type(_ name: String) -> String? {
        guard name.hasPrefix("_Tt") else { return nil }
        var rest = name.dropFirst(3).drop { "CVOP".contains($0) }
        var parts: [Substring] = []
        while let digit = rest.first, digit.isASCII, digit.isNumber {
            let number = rest.prefix { $0.isASCII && $0.isNumber }
            rest = rest.dropFirst(number.count)
            guard let length = Int(number), length > 0, length <= rest.count else { return nil }
            parts.append(rest.prefix(length))
            rest = rest.dropFirst(length)
        }
        return parts.count > 1 ? parts.dropFirst().joined(separator: ".") : nil
    }
}
