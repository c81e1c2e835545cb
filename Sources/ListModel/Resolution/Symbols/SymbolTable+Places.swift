import SourceText
import SwiftSurface

extension SymbolTable {
    /// Where a type or typealias of that qualified name is declared.
    func place(ofType name: String, module: String) -> SourcePlace? {
        if let id = symbolID(named: name, module: module) { return symbol(id).place }
        return aliasPlace(name, module: module)
    }

    /// Where a type is declared that a type parameter of `symbol` would be taken for.
    func place(ofOtherType name: String, than symbol: Symbol) -> SourcePlace? {
        let scope = Scope(file: symbol.file, type: nil)
        if let id = symbolID(named: name, module: symbol.module), !self.symbol(id).isTypeParameter {
            return self.symbol(id).place
        }
        if case .alias(let alias, _)? = find([name], in: scope) {
            return SourcePlace(path: alias.path, range: alias.syntax.nameRange)
        }
        return nil
    }

    /// The cases of an enum, and where each is declared.
    func casePlaces(of id: Int) -> [(name: String, place: SourcePlace)] {
        symbol(id).parts.flatMap { part in
            part.declaration.cases.map { ($0.name, SourcePlace(path: part.path, range: $0.nameRange)) }
        }
    }

    /// The types of the program that a type names, generic arguments included.
    func symbolIDs(in syntax: TypeSyntax, from file: Int) -> [Int] {
        var result: [Int] = []
        if case .named = syntax, let id = symbolID(of: syntax, from: file) { result.append(id) }
        for part in syntax.parts { result += symbolIDs(in: part, from: file) }
        return result
    }
}
