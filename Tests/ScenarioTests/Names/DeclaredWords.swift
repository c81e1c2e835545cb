import SourceText
import SwiftSurface

/// The identifiers of a Swift text, and those among them that it declares.
struct DeclaredWords {
    private(set) var all: Set<String> = []
    private(set) var declared: Set<String> = []

    init(_ text: String) {
        let file = SourceFile(path: "Words.swift", bytes: Array(text.utf8))
        var last: (word: String, isQuoted: Bool)?
        var label: String?
        var (isInCase, isListed) = (false, false)
        _ = file.forEachToken { token in
            switch token.kind {
            case .identifier, .quotedIdentifier:
                let word = Identifier.unquoted(file.text(token.range))
                all.insert(word)
                if isInCase || Self.declaring.contains(last?.word ?? "") { declared.insert(word) }
                isListed = isInCase
                isInCase = word == "case" && token.kind == .identifier
                // `label name: Type`
                label = last?.word
                last = (word, token.kind == .quotedIdentifier)
            // `case first, second`
            case .comma where isListed: isInCase = true
            case .whitespace, .lineComment, .blockComment: break
            case .colon:
                if let last { declared.insert(last.word) }
                if let label { declared.insert(label) }
                (last, label) = (nil, nil)
            default:
                (last, label) = (nil, nil)
                (isInCase, isListed) = (false, false)
            }
        }
    }

    private static let declaring = Set(
        words: """
            actor associatedtype case class enum extension func let protocol struct typealias var
            """)
}
