import SourceText

/// Types that are declared more than once in a module.
struct RedeclarationRule: ResolutionRule {
    let listScope: ListScope

    /// Reports the types with two declarations alone: what else was found rests on a guess which one is meant. Types
    /// that the same two folders declare have one reason and are one error.
    func reportRedeclared(_ ids: Set<Int>) {
        var groups: [[Int]] = []
        var groupOfFolders: [[String]: Int] = [:]
        for id in ids.sorted() {
            let folders = ([table.symbol(id).path] + others(id).map(\.path)).map(Self.folder)
            if let group = groupOfFolders[folders] {
                groups[group].append(id)
                continue
            }
            if Set(folders).count > 1 { groupOfFolders[folders] = groups.count }
            groups.append([id])
        }
        for group in groups {
            let symbols = group.map { table.symbol($0) }
            report(
                .redeclaredType(
                    symbols[0].name, others: others(group[0]), alike: symbols.dropFirst().map(\.name),
                    at: symbols.dropFirst().map(\.place)), at: symbols[0].place)
        }
    }

    /// Where a type is declared again.
    private func others(_ id: Int) -> [SourcePlace] {
        table.redeclarations(of: id).map { SourcePlace(path: $0.path, range: $0.declaration.nameRange) }
    }

    private static func folder(_ path: String) -> String {
        path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
    }
}
