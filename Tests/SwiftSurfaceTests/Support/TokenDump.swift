import SourceText
import SwiftSurface

/// A line a token, white space left out, then a line a diagnostic.
func tokenDump(_ file: SourceFile) -> String {
    var text = ""
    let bag = file.forEachToken { token in
        guard token.kind != .whitespace, token.kind != .newline else { return }
        text += "\(token.range.lower) \(token.kind) \(escaped(file.bytes[token.range.lower..<token.range.upper]))\n"
    }
    return text + diagnosticDump(bag)
}

/// A line a diagnostic.
func diagnosticDump(_ bag: DiagnosticBag) -> String {
    bag.sorted().map { diagnostic in
        let range = diagnostic.place?.range ?? SourceRange(-1, -1)
        return "\(diagnostic.severity) \(diagnostic.id) \(range.lower)..<\(range.upper)\n"
    }.joined()
}

/// ASCII as it is, other bytes as `\xNN`.
private func escaped(_ bytes: ArraySlice<UInt8>) -> String {
    bytes.map { byte in
        switch byte {
        case 0x0A: "\\n"
        case 0x0D: "\\r"
        case 0x09: "\\t"
        case 0x20..<0x7F: String(UnicodeScalar(byte))
        default: "\\x" + (byte < 0x10 ? "0" : "") + String(byte, radix: 16)
        }
    }.joined()
}
