import SwiftSurface

extension SymbolTable {
    /// The types of the program that a type names, generic arguments included.
    func symbolIDs(in syntax: TypeSyntax, from file: Int) -> [Int] {
        var result: [Int] = []
        if case .named = syntax, let id = symbolID(of: syntax, from: file) { result.append(id) }
        for part in syntax.parts { result += symbolIDs(in: part, from: file) }
        return result
    }
}
