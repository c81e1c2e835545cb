import SourceText

/// The values that could fill a parameter, in words.
public struct OfferedValues: Sendable {
    /// Those that may be meant first.
    let texts: [String]
    /// The row whose `Bool` says only whether it is there.
    let flag: String?

    init(_ texts: [String], flag: String? = nil) {
        self.texts = texts
        self.flag = flag
    }

    /// What is on offer, and why a `Bool` is not.
    var notes: [Diagnostic.Note] {
        [Diagnostic.Note("on offer: \(list)")] + Self.notes(ofFlag: flag)
    }

    private var list: String {
        if texts.isEmpty { return "nothing" }
        let rest = texts.count - Self.most
        return texts.prefix(Self.most).joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
    }

    /// Where a row that is a `Bool` is to be filled.
    static func notes(ofFlag row: String?) -> [Diagnostic.Note] {
        guard let row else { return [] }
        return [Diagnostic.Note("`\(row)` is a `Bool`: it says whether its row is there, and fills nothing")]
    }

    /// How many a message names.
    private static let most = 12
}
