import SwiftSurface

/// What classes of headers inherit from.
struct SuperclassRule: ResolutionRule {
    let listScope: ListScope

    /// Warns of marked Objective-C classes whose superclass stands in no header of the run: what they inherit is not
    /// seen. Classes of the system are trusted.
    func reportUnknownSuperclasses(in file: Int) {
        for id in table.symbolIDs(declaredIn: file) where table.symbol(id).kind == .class {
            let symbol = table.symbol(id)
            guard symbol.declaration.language == .objectiveC, !facts.marks(of: id).isEmpty,
                let inherited = symbol.declaration.inherits.first,
                case .named(let components) = TypeSyntax(parsing: inherited), !Self.isOfTheSystem(components[0].name),
                table.resolvedSymbol(
                    components.map(\.name), in: SymbolTable.Scope(file: symbol.file, type: nil)) == nil
            else { continue }
            let name = components.map(\.name).joined(separator: ".")
            report(HeaderDiagnostic.unknownSuperclass(name, of: symbol.name), at: symbol.place)
        }
    }

    /// Whether a class has the prefix of a framework with views or models, and a word behind it.
    private static func isOfTheSystem(_ name: String) -> Bool {
        let prefixes = ["NS", "UI", "MK", "AV", "WK", "PK", "SK", "SCN", "CN", "EK", "PH", "QL", "MTK", "GLK", "CA"]
        return prefixes.contains { prefix in
            name.hasPrefix(prefix) && (name.dropFirst(prefix.count).first?.isUppercase ?? false)
        }
    }
}
