import SourceText

extension SymbolTable {
    /// Where a type or typealias of that qualified name is declared.
    func place(ofType name: String, module: String) -> SourcePlace? {
        if let id = symbolID(named: name, module: module) { return symbol(id).place }
        return aliasPlace(name, module: module)
    }
}
