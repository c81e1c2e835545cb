import SwiftSurface

/// What other files can name.
extension ProgramFacts {
    /// The innermost type of a qualified name that only its own file can name. With `output` only one that the generated
    /// code of that file cannot name.
    func hiddenName(_ name: String, from file: Int, for output: Int? = nil) -> (String, Access.Level)? {
        var current: String? = name
        while let type = current {
            if let id = table.symbolID(named: type, from: SymbolTable.Scope(file: file, type: nil)) {
                let symbol = table.symbol(id)
                let level = Access(symbol.declaration.modifiers).level
                let isSeen = output.map {
                    table.isSeenInline(level, at: symbol.place, isMember: type.contains("."), from: $0)
                }
                if level < .internal, isSeen != true { return (type, level) }
            }
            current = type.outerName
        }
        return nil
    }

    /// The access of generated members as it is written, nothing if that of what is around them does. An extension of a type
    /// that is nested in a private one does not have its access; `hasSnapshot` says that some are in such an extension.
    func memberAccess(of id: Int, hasSnapshot: Bool = false) -> String {
        let symbol = table.symbol(id)
        let own = Access(symbol.declaration.modifiers)
        if own.isFileOnly { return hasSnapshot ? Access.Level.fileprivate.word : own.spelled }
        let isHidden = table.isInline(symbol.file) && hiddenName(symbol.name, from: symbol.file) != nil
        return isHidden ? Access.Level.fileprivate.word : own.spelled
    }
}
