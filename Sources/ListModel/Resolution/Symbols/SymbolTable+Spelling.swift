import SwiftSurface

extension SymbolTable {
    /// The types of the program that may be meant by a name that none has: those that are spelled almost like it.
    func symbolIDs(spelledAlmostLike name: String) -> [Int] {
        let near = index.symbols.indices.filter { id in
            let symbol = index.symbols[id]
            return [symbol.name, symbol.baseName, symbol.module + "." + symbol.name].contains {
                Spelling.isNear($0, name)
            }
        }
        if near.isEmpty, index.isFar(name) { questions?.noteFar(name) } else { questions?.askForAll() }
        return near
    }
}
