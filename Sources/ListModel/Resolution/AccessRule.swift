import SourceText
import SwiftSurface

/// What the generated file cannot see, or may not show.
extension Resolution {
    /// The innermost type of a qualified name that only its own file can name.
    func hiddenName(_ name: String, from file: Int) -> (String, Access.Level)? {
        var current: String? = name
        while let type = current {
            if let id = table.symbolID(named: type, from: SymbolTable.Scope(file: file, type: nil)) {
                let level = Access(table.symbol(id).declaration.modifiers).level
                if level < .internal { return (type, level) }
            }
            current = type.lastIndex(of: ".").map { String(type[..<$0]) }
        }
        return nil
    }

    /// Reports a type that a generated file in the module of `owner` cannot name, or a public list cannot show.
    mutating func isVisible(_ type: ResolvedType, as subject: String, for owner: Int, at place: SourcePlace) -> Bool {
        for id in table.symbolIDs(in: type.syntax, from: table.symbol(owner).file) {
            let symbol = table.symbol(id)
            if let missing = unavailable(id, in: owner) {
                report(.unavailableType(symbol.name, availability: missing, declared: symbol.place), at: place)
                return false
            }
            if let (name, level) = hiddenName(symbol.name, from: symbol.file) {
                report(.hiddenType(name, level: level.word, at: symbol.place), at: place)
                return false
            }
            let level = Access(symbol.declaration.modifiers).level
            if symbol.module != table.symbol(owner).module, level < .package {
                report(.otherModuleType(symbol.name, module: symbol.module, declared: symbol.place), at: place)
                return false
            }
            let wanted = Access(table.symbol(owner).declaration.modifiers).level
            if wanted > .internal, level < wanted {
                report(
                    .lessVisibleType(
                        symbol.name, owner: table.symbol(owner).name, level: wanted.word, row: subject,
                        declared: symbol.place), at: place)
                return false
            }
        }
        return true
    }

    /// Reports a view class that a generated file in the module of `owner` cannot name.
    mutating func isUsable(
        _ selection: CellSelection, at place: SourcePlace, in owner: Int, header: Bool = false
    ) -> Bool {
        guard let id = selection.symbol else { return true }
        let symbol = table.symbol(id)
        if let (name, level) = hiddenName(symbol.name, from: symbol.file) {
            report(.hiddenType(name, level: level.word, at: symbol.place), at: place)
            return false
        }
        if symbol.module != table.symbol(owner).module, Access(symbol.declaration.modifiers).level < .package {
            report(.otherModuleType(symbol.name, module: symbol.module, declared: symbol.place), at: place)
            return false
        }
        return isMade(selection, header: header, in: owner, at: place)
    }
}

extension Access.Level {
    var word: String {
        switch self {
        case .private: "private"
        case .fileprivate: "fileprivate"
        case .internal: "internal"
        case .package: "package"
        case .public: "public"
        }
    }
}

extension SymbolTable {
    /// The types of the program that a type names, generic arguments included.
    func symbolIDs(in syntax: TypeSyntax, from file: Int) -> [Int] {
        var result: [Int] = []
        if case .named = syntax, let id = symbolID(of: syntax, from: file) { result.append(id) }
        for part in syntax.parts { result += symbolIDs(in: part, from: file) }
        return result
    }
}
