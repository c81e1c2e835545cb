import SourceText
import SwiftSurface

extension ProgramFacts {
    /// The name in a mark that no input declares, and the one that it is spelled almost like.
    func nearType(
        _ value: MarkValue, as argument: MarkArgumentName, file: Int, _ owner: Int
    ) -> (name: String, near: String)? {
        guard let fits = candidates(argument), let text = (value.closed("weak") ?? value).name,
            case .named(let components) = TypeSyntax(parsing: text), components.count == 1,
            let name = components.first?.name, name.utf8.count > 4, name.first?.isUppercase == true,
            !name.hasPrefix("UI"), !name.hasPrefix("NS")
        else { return nil }
        let scope = SymbolTable.Scope(file: file, type: table.symbol(owner).name)
        guard table.find([name], in: scope) == nil else { return nil }
        var names: [String] = []
        for id in table.symbolIDs(spelledAlmostLike: name) where fits(id) {
            let symbol = table.symbol(id)
            let outer = symbol.name.dropLast(symbol.baseName.count + 1)
            let isAround = (table.symbol(owner).name + ".").hasPrefix(outer + ".")
            names.append(outer.isEmpty || isAround ? symbol.baseName : symbol.name)
        }
        return Spelling.nearest(to: name, among: names.sorted(), within: 3).map { (name, $0) }
    }

    /// Which types an argument may name; nil for one that names none, or whose types are checked where they are used.
    private func candidates(_ argument: MarkArgumentName) -> ((Int) -> Bool)? {
        switch argument {
        case .context: { _ in true }
        case .cells: { id in ListTarget.allCases.contains { self.whyNoView(id, header: false, of: $0) == nil } }
        case .header, .footer:
            { id in
                ListTarget.allCases.contains { self.whyNoView(id, header: true, of: $0) == nil }
                    || self.whyNoTableEnd(id) == nil
            }
        default: nil
        }
    }
}
