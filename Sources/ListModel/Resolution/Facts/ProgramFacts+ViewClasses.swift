import SwiftSurface

/// Which classes a list view can dequeue.
extension ProgramFacts {
    /// Why a named type cannot be the cell, or the header, of a list view; nil if it can, or if no input tells.
    func whyNoView(_ type: ResolvedType, _ id: Int?, header: Bool, of target: ListTarget) -> String? {
        if let id { return whyNoView(id, header: header, of: target) }
        let view = SystemClasses.view(header: header, of: target)
        guard let name = className(type), !SystemClasses.isOther(name, header: header, of: target) else {
            return "it is not a `\(view)`"
        }
        return nil
    }

    /// The same of a type of the program.
    func whyNoView(_ id: Int, header: Bool, of target: ListTarget) -> String? {
        let symbol = table.symbol(id)
        guard symbol.kind == .class else { return "it is \(symbol.kind.article)" }
        guard let name = foreignSuperclass(of: table.lineage(of: id).last ?? id) else {
            return "it inherits from no view"
        }
        return SystemClasses.isOther(name, header: header, of: target) ? "it is a `\(name)`" : nil
    }

    /// Why a named type cannot be the view above or below all rows; nil if it can, or if no input tells.
    func whyNoTableEnd(_ type: ResolvedType, _ id: Int?) -> String? {
        if let id { return whyNoTableEnd(id) }
        guard let name = className(type), !SystemClasses.isNoPlainView(name) else { return "it is not a `UIView`" }
        return nil
    }

    /// The name of a type that may be a class; nil for an optional, an array, a tuple, a metatype and the like.
    private func className(_ type: ResolvedType) -> String? {
        let plain = TypeMatch.plain(type.syntax)
        guard case .named(let components) = plain, !["Type", "Protocol"].contains(components.last?.name) else {
            return nil
        }
        return plain.description
    }

    /// The same of a type of the program.
    func whyNoTableEnd(_ id: Int) -> String? {
        let symbol = table.symbol(id)
        guard symbol.kind == .class else { return "it is \(symbol.kind.article)" }
        guard let name = foreignSuperclass(of: table.lineage(of: id).last ?? id) else {
            return "it inherits from no view"
        }
        return SystemClasses.isNoPlainView(name) ? "it is a `\(name)`" : nil
    }

    /// Whether a class is a view of no kind of list; the reason is that of a cell of tables.
    func whyNoView(_ id: Int) -> String? {
        guard table.symbol(id).kind == .class, let name = foreignSuperclass(of: table.lineage(of: id).last ?? id) else {
            return whyNoView(id, header: false, of: .table)
        }
        let isView = ListTarget.allCases.contains { target in
            [false, true].contains { !SystemClasses.isOther(name, header: $0, of: target) }
        }
        return isView ? nil : "it is a `\(name)`"
    }

    /// Whether a class can be the cell of some kind of list, and not of this one.
    func isCellOfOther(_ id: Int, than target: ListTarget) -> Bool {
        whyNoView(id, header: false, of: target) != nil
            && ListTarget.allCases.contains { whyNoView(id, header: false, of: $0) == nil }
    }

    /// Whether a class is a view or a controller, by the class of the system that it inherits from.
    func isController(_ id: Int) -> Bool {
        let symbol = table.symbol(id)
        if symbol.kind == .protocol {
            return symbol.parts.contains { $0.declaration.inherits.contains(where: isController) }
        }
        guard symbol.kind == .class, let root = foreignSuperclass(of: table.lineage(of: id).last ?? id) else {
            return false
        }
        return isController(root)
    }

    /// The same of a type, optional or not, which may be a class of the system.
    func isController(_ type: TypeSyntax, from file: Int) -> Bool {
        let plain = TypeMatch.unwrapped(type)
        return table.symbolID(of: plain, from: file).map(isController) ?? isController(plain.description)
    }

    private func isController(_ name: String) -> Bool {
        name == "UIView" || name.hasSuffix("ViewController") || SystemClasses.isView(name)
    }

    /// Whether a type, optional or not, is a view or view controller of the system, or a class that inherits from one.
    func showsSomething(_ type: TypeSyntax, from file: Int) -> Bool {
        switch type {
        case .optional(let wrapped), .implicitlyUnwrapped(let wrapped): showsSomething(wrapped, from: file)
        default:
            table.symbolID(of: type, from: file).map { id in
                table.symbol(id).kind == .class
                    && foreignSuperclass(of: table.lineage(of: id).last ?? id)
                        .map(SystemClasses.isView) == true
            } ?? SystemClasses.isView(TypeMatch.plain(type).description)
        }
    }

    /// The class of UIKit that a class inherits from, through others of the program; nil if no input tells.
    func systemClass(of id: Int) -> String? {
        foreignSuperclass(of: table.lineage(of: id).last ?? id).flatMap { name in
            InterfaceBuilderClasses.isKind(name, of: "NSObject") == nil ? nil : name
        }
    }

    /// The class that a class inherits from and that no input declares; nil if there is none.
    private func foreignSuperclass(of id: Int) -> String? {
        let symbol = table.symbol(id)
        guard let name = symbol.declaration.inherits.first else { return nil }
        let type = table.resolve(name, in: SymbolTable.Scope(file: symbol.file, type: nil))
        let plain = TypeMatch.plain(type.syntax).description
        let isProtocol =
            table.symbolID(of: type.syntax, from: symbol.file) != nil || StandardTypes.protocols.contains(plain)
        return isProtocol ? nil : plain
    }
}
