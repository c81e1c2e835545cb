import SwiftSurface

/// What other files can name.
extension ProgramFacts {
    /// The innermost type of a qualified name that only its own file can name.
    func hiddenName(_ name: String, from file: Int) -> (String, Access.Level)? {
        var current: String? = name
        while let type = current {
            if let id = table.symbolID(named: type, from: SymbolTable.Scope(file: file, type: nil)) {
                let level = Access(table.symbol(id).declaration.modifiers).level
                if level < .internal { return (type, level) }
            }
            current = type.outerName
        }
        return nil
    }
}
