import SourceText
import SwiftSurface

/// The user's own types where ours are generated.
struct NameRule: ResolutionRule {
    let listScope: ListScope

    /// Reports each type of the program, or member of the type, that stands where one of `names` (default, chosen name, argument that renames)
    /// is generated. What renames a type that is not generated applies to nothing.
    func checkTakenNames(
        _ names: [(String, String, MarkArgumentName)], in id: Int, mark: Mark?
    ) {
        let place = mark?.place ?? table.symbol(id).place
        let symbol = table.symbol(id)
        for (role, name, argument) in names {
            OptionRule(self).option(argument, of: mark, subject: table.symbol(id).name)
            guard
                let taken = table.place(ofType: symbol.name + "." + name, module: symbol.module)
                    ?? symbol.parts.lazy.compactMap({ $0.place(ofMember: name) }).first,
                !DoubtRule(self).isDoubtful(name: name, inside: symbol)
            else { continue }
            report(.takenName(name, in: symbol.name, role: role, argument: argument.rawValue, mark: place), at: taken)
        }
        for (index, name) in names.enumerated() {
            guard let first = names[..<index].first(where: { $0.1 == name.1 }) else { continue }
            report(.sameTypeName(name.1, roles: [first.0, name.0]), at: place)
        }
    }

    /// Reports what cannot be extended from another file: file-private and generic types, and those inside such.
    func checkExtendable(_ id: Int) {
        let symbol = table.symbol(id)
        if symbol.declaration.genericParameters != nil, !GenericListRule(self).isLegal(id) {
            report(.genericType(symbol.name, isList: GenericListRule(self).mayBeGeneric(id)), at: symbol.place)
        }
        if symbol.declaration.inherits.contains("~Copyable") {
            report(.noncopyableType(symbol.name, as: "what a list shows", declared: symbol.place), at: symbol.place)
        }
        if let outer = genericType(around: symbol) {
            report(.insideGenericType(symbol.baseName, outer: outer.name, declared: outer.place), at: symbol.place)
        }
        // One inside of another is told to be none for a block.
        let isNested = symbol.name.contains(".") && facts.marks(of: id).marks.contains(where: \.isInline)
        if !isNested, let (name, level) = facts.hiddenName(symbol.name, from: symbol.file, for: symbol.file) {
            let owner = table.symbolID(named: name, from: SymbolTable.Scope(file: symbol.file, type: nil)) ?? id
            let word = hidingWord(level, of: table.symbol(owner).place)
            report(
                .hiddenType(
                    name, level: level.word, at: word, isInline: table.isInline(symbol.file),
                    keeper: InlineRule(self).keeper(of: table.symbol(owner), for: id)), at: symbol.place)
        }
        AttributeRule(self).checkIsolation(id)
    }

    /// The innermost type around one that has type parameters.
    private func genericType(around symbol: Symbol) -> Symbol? {
        var name = symbol.name.outerName
        while let outer = name {
            if let id = table.symbolID(named: outer, module: symbol.module),
                table.symbol(id).declaration.genericParameters != nil
            {
                return table.symbol(id)
            }
            name = outer.outerName
        }
        return nil
    }
}
