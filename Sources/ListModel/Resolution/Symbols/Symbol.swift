import SourceText
import SwiftSurface

/// A type of the program: its declaration and the extensions of it, in one.
struct Symbol {
    /// One declaration of the type, or an extension.
    struct Part {
        var file: Int
        /// The declarations of the file, so that none is copied.
        private let declarations: [MarkedDeclaration]
        private let index: Int

        init(file: Int, source: MarkedSource, index: Int) {
            self.file = file
            declarations = source.declarations
            self.index = index
        }

        var path: String { declarations[index].path }

        var marked: MarkedDeclaration {
            _read { yield declarations[index] }
        }

        var declaration: Declaration {
            _read { yield declarations[index].declaration }
        }

        var place: SourcePlace { SourcePlace(path: path, range: declaration.nameRange) }

        /// Where it declares a property, function or case of a name.
        func place(ofMember name: String) -> SourcePlace? {
            let range =
                declaration.functions.first { $0.name == name }?.nameRange
                ?? declaration.properties.first { $0.name == name }?.nameRange
                ?? declaration.cases.first { $0.name == name }?.nameRange
            return range.map { SourcePlace(path: path, range: $0) }
        }

        /// The attributes that an extension hands on to its members.
        var extensionAttributes: [String] { declaration.kind == .extension ? declaration.attributes : [] }

        /// Whether it is the declaration, or the extension, around that of another type.
        func encloses(_ symbol: Symbol) -> Bool {
            let (outer, inner) = (declaration.range, symbol.declaration.range)
            return path == symbol.path && outer.lower < inner.lower && inner.upper < outer.upper
        }
    }

    var module: String
    /// Qualified by nesting.
    var name: String
    /// The declaration first, then its `#if` alternatives, then the extensions by path and place.
    var parts: [Part]
    var kind: Declaration.Kind
    /// Whether it is a type parameter of a list, known in the file of the list alone.
    var isTypeParameter = false

    var declaration: Declaration {
        _read { yield parts[0].declaration }
    }

    /// The `#if` clauses under which one of its declarations is compiled, the outermost first.
    var conditions: [Condition] {
        guard parts.count > 1, !declaration.conditions.isEmpty else { return declaration.conditions }
        return Conditions.any(of: parts.map(\.declaration).filter { $0.kind != .extension }.map(\.conditions))
    }

    var path: String {
        parts[0].path
    }

    var file: Int {
        parts[0].file
    }

    var place: SourcePlace {
        SourcePlace(path: path, range: declaration.nameRange)
    }

    var isReference: Bool {
        kind == .class || kind == .actor
    }

    /// Whether it is marked `rows`, and its kinds of rows are the types below it.
    var isHierarchy: Bool {
        (kind == .protocol || kind == .class) && parts.contains { $0.marked.marks.contains(.rows) }
    }

    /// The name as code writes it, with back-ticks where they are needed.
    var spelledName: String { Self.spelled(name) }

    static func spelled(_ name: String) -> String {
        name.nameComponents.map { TypeSyntax.Component(declared: String($0)).description }.joined(separator: ".")
    }

    /// The last component of the name.
    var baseName: String {
        name.lastName
    }
}
