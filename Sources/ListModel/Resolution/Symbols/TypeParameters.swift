import SourceText
import SwiftSurface

/// The type parameters of generic lists and section structs as types that only their file knows: each conforms to what is asked of it.
enum TypeParameters {
    /// One for each parameter of a list or section struct; none if a requirement is no conformance, which is reported at the list.
    static func symbols(of symbol: Symbol) -> [Symbol] {
        let declaration = symbol.declaration
        let isMarked = symbol.parts.contains { part in
            part.marked.marks.contains(.list) || part.marked.marks.contains(.section)
        }
        guard symbol.kind == .struct, isMarked,
            let constraints = constraints(of: declaration)
        else { return [] }
        return Generics.list(declaration.genericParameters).map { name in
            let parameter = Declaration(
                kind: .struct, name: name, inherits: (constraints[name] ?? []).map(\.description),
                modifiers: ["public"],
                conditions: declaration.conditions, range: declaration.nameRange,
                keywordRange: declaration.nameRange, nameRange: declaration.nameRange)
            let source = MarkedSource(
                path: symbol.path,
                declarations: [
                    MarkedDeclaration(
                        path: symbol.path, declaration: parameter, propertyMarks: [], caseMarks: [], functionMarks: [])
                ])
            var result = Symbol(
                module: symbol.module, name: name,
                parts: [Symbol.Part(file: symbol.file, source: source, index: 0)], kind: .struct)
            result.isTypeParameter = true
            return result
        }
    }

    /// What each parameter has to conform to; nil if that is not all that is asked, or if a parameter is none of a type.
    static func constraints(of declaration: Declaration) -> [String: [TypeSyntax]]? {
        let clause = declaration.genericParameters ?? ""
        let words = clause.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
        guard !words.contains("each"), !words.contains("let"), declaration.whereClause?.contains("==") != true else {
            return nil
        }
        let requirements = declaration.whereClause.map { $0.hasPrefix("where") ? String($0.dropFirst(5)) : $0 }
        return Generics.constraints(clause, where: requirements)
    }
}
