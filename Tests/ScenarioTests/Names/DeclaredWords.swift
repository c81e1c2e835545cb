import SourceText
import SwiftSurface

/// The identifiers of a Swift text, and those among them that it declares.
struct DeclaredWords {
    private(set) var all: Set<String> = []
    private(set) var declared: Set<String> = []

    init(_ text: String) {
        let file = SourceFile(path: "Words.swift", bytes: Array(text.utf8))
        var last: (word: String, isQuoted: Bool)?
        var isInCase = false
        _ = file.forEachToken { token in
            switch token.kind {
            case .identifier, .quotedIdentifier:
                let word = Identifier.unquoted(file.text(token.range))
                all.insert(word)
                if isInCase || Self.declaring.contains(last?.word ?? "") { declared.insert(word) }
                isInCase = word == "case" && token.kind == .identifier
                // `_ name: Type`: a name that follows a label.
                last = (word, token.kind == .quotedIdentifier)
            case .comma where isInCase, .whitespace, .lineComment, .blockComment: break
            case .colon:
                if let last { declared.insert(last.word) }
                last = nil
            default:
                last = nil
                isInCase = false
            }
        }
    }

    private static let declaring = Set(
        words: """
            actor associatedtype case class enum extension func let protocol struct typealias var
            """)
}
