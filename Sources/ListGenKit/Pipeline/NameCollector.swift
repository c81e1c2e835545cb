import SwiftSurface

/// The names that a file's declarations mention or declare: what resolution may look up next.
struct NameCollector {
    private(set) var names: Set<NameHash> = []

    mutating func add(_ surface: SourceSurface) {
        for declaration in surface.declarations { add(declaration) }
        for alias in surface.typealiases {
            add(alias.name)
            add(alias.type)
            add(alias.marks)
        }
        for function in surface.functions { add(function) }
        add(surface.strayMarks)
    }

    private mutating func add(_ declaration: Declaration) {
        add(declaration.name)
        declaration.inherits.forEach { add($0) }
        add(declaration.marks)
        for property in declaration.properties {
            if let type = property.type { add(type) } else { add(property.initialValue ?? "") }
            add(property.marks)
        }
        for item in declaration.cases {
            item.parameters.forEach { add($0.type) }
            add(item.marks)
        }
        declaration.functions.forEach { add($0) }
    }

    private mutating func add(_ function: Function) {
        function.parameters.forEach { add($0.type) }
        add(function.returnType ?? "")
        add(function.marks)
    }

    private mutating func add(_ marks: [MarkComment]) {
        for mark in marks {
            for piece in mark.pieces { add(piece.text) }
        }
    }

    private mutating func add(_ text: String) {
        NameHash.each(in: text.utf8) { names.insert($0) }
    }
}
