import SwiftSurface

/// Whether a value of one type can be passed where another is asked for.
enum TypeMatch {
    /// `any P` and `some P` are `P`; module names of the system fall away.
    static func plain(_ type: TypeSyntax) -> TypeSyntax {
        switch type {
        case .any(let inner), .some(let inner): plain(inner)
        case .optional(let inner), .implicitlyUnwrapped(let inner): .optional(plain(inner))
        case .array(let inner): .array(plain(inner))
        case .named(let components) where components.count > 1 && systemModules.contains(components[0].name):
            .named(Array(components.dropFirst()))
        default: type
        }
    }

    private static let systemModules: Set<String> = [
        "Swift", "Foundation", "UIKit", "CoreGraphics", "ListRuntime", "ListRuntimeUIKit",
    ]

    /// A value of `type` where `parameter` is asked for: the same type, optional or not.
    static func accepts(_ parameter: TypeSyntax, _ type: TypeSyntax) -> Bool {
        let (parameter, type) = (plain(parameter), plain(type))
        if parameter == type { return true }
        guard case .optional(let wrapped) = parameter else { return false }
        return wrapped == type
    }
}

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
