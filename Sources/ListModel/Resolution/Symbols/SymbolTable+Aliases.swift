import SourceText
import SwiftSurface

extension SymbolTable {
    func aliasPlace(_ name: String, module: String) -> SourcePlace? {
        aliases(named: name).first { files[$0.file].module == module }.map {
            SourcePlace(path: $0.path, range: $0.syntax.nameRange)
        }
    }

    /// The marked typealiases of a file, in their order.
    func markedAliases(in file: Int) -> [Alias] {
        index.files[file].source.typealiases.filter { !$0.marks.isEmpty || $0.marks.isFaulty }.map {
            Alias(file: file, path: index.files[file].source.path, marked: $0)
        }
    }

    /// The type that a typealias stands for, in full.
    func target(of alias: Alias) -> ResolvedType {
        let name = alias.syntax.name
        let owner = name.outerName
        return resolve(alias.syntax.type, in: Scope(file: alias.file, type: owner))
    }
}
