import SwiftSurface

/// What classes of headers inherit from.
struct SuperclassRule: ResolutionRule {
    let listScope: ListScope

    /// Warns of marked Objective-C classes whose superclass or protocols stand in no header of the run: what they inherit,
    /// and what their methods are called, is not seen. Those of the system are trusted.
    func reportUnknownSuperclasses(in file: Int) {
        for id in table.symbolIDs(declaredIn: file) where table.symbol(id).kind == .class {
            let symbol = table.symbol(id)
            guard symbol.declaration.language == .objectiveC, !facts.marks(of: id).isEmpty else { continue }
            if let name = symbol.declaration.inherits.first.flatMap({ unknownName($0, from: symbol.file) }) {
                report(.unknownSuperclass(name, of: symbol.name), at: symbol.place)
            }
            for part in symbol.parts where part.declaration.language == .objectiveC {
                let protocols = part.declaration.inherits.dropFirst(part.declaration.kind == .class ? 1 : 0)
                for name in protocols.compactMap({ unknownName($0, from: part.file) }) {
                    report(.unknownProtocol(name, of: symbol.name), at: part.place)
                }
            }
        }
    }

    /// The name of what is inherited, if nobody declares it.
    private func unknownName(_ inherited: String, from file: Int) -> String? {
        guard case .named(let components) = TypeSyntax(parsing: inherited),
            !SystemClasses.hasPrefix(components[0].name),
            table.resolvedSymbol(components.map(\.name), in: SymbolTable.Scope(file: file, type: nil)) == nil
        else { return nil }
        return components.map(\.name).joined(separator: ".")
    }
}
