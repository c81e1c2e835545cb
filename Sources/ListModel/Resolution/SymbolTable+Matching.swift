import SwiftSurface

extension SymbolTable {
    /// As `TypeMatch.accepts`, and a class where one that it inherits from is asked for.
    func accepts(_ parameter: TypeSyntax, _ type: TypeSyntax, from file: Int) -> Bool {
        if TypeMatch.accepts(parameter, type) { return true }
        var wanted = TypeMatch.plain(parameter)
        if case .optional(let wrapped) = wanted { wanted = wrapped }
        guard let id = symbolID(of: type, from: file), symbol(id).kind == .class else { return false }
        if lineage(of: id).dropFirst().contains(where: { text(of: $0) == wanted.description }) { return true }
        let root = symbol(lineage(of: id).last ?? id)
        return root.declaration.inherits.contains(wanted.description) && wanted.description.hasPrefix("UI")
    }

    /// The name of a type of the program, in full.
    func text(of id: Int) -> String {
        isAmbiguous(id) ? symbol(id).module + "." + symbol(id).name : symbol(id).name
    }
}
