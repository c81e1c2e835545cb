import SourceText
import SwiftSurface

/// A hand-written `==` that leaves out what the type stores.
struct EqualityRule: ResolutionRule {
    let listScope: ListScope

    /// Warns of stored properties that the `==` of a row's model does not name: their changes would not be shown.
    func warnOfPartialEquality(_ id: Int, site: RowSite) {
        for part in table.symbol(id).parts {
            for function in part.declaration.functions where function.name == "==" && function.isStatic {
                guard let body = function.bodyRange, let text = table.files[part.file].file?.text(body) else {
                    continue
                }
                let words = Set(text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init))
                // What a function compares is not seen here.
                guard !words.contains("hashValue"), !Self.callsFunction(text) else { continue }
                let missing = table.members(of: id).filter { !$0.property.isComputed }.map(\.property.name)
                    .filter { !words.contains($0) }
                guard !missing.isEmpty else { continue }
                report(
                    .partialEquality(table.symbol(id).name, missing: missing, row: site.name, used: site.place),
                    at: SourcePlace(path: part.path, range: function.nameRange))
            }
        }
    }

    /// Whether the body of a function calls another one: a name with a parenthesis, or a method with a closure.
    private static func callsFunction(_ body: some StringProtocol) -> Bool {
        let keywords: Set<String> = ["if", "guard", "while", "return", "switch", "in", "case", "where", "else"]
        var word = ""
        var isMember = false
        var previous: Character = " "
        for character in body {
            if character.isLetter || character.isNumber || character == "_" {
                if word.isEmpty || previous == " " || previous == "\n" {
                    isMember = previous == "."
                    word = ""
                }
                word.append(character)
            } else if character == "(", !word.isEmpty, !previous.isWhitespace, !keywords.contains(word) {
                return true
            } else if character == "{", isMember, !word.isEmpty {
                return true
            } else if !character.isWhitespace {
                word = ""
                isMember = false
            }
            previous = character
        }
        return false
    }
}
