import SwiftSurface

/// What a generated file imports.
struct ImportRule: ResolutionRule {
    let listScope: ListScope

    /// The union of the imports of the files of its module that it draws on, the other modules that it names,
    /// and what the configuration adds; without its own module, without duplicates, sorted by text. Each has `#if` blocks of its own.
    func imports(of file: Int, drawingOn contributors: Set<Int>) -> [Import] {
        let module = table.files[file].module
        var all = facts.input.imports.map { Import(text: "import " + $0, module: $0) }
        let sources = contributors.union([file])
        for index in sources.sorted() {
            let source = table.files[index]
            if source.module == module {
                all += source.source.imports.filter { $0.module != module }
            } else {
                let isThere = all.contains { $0.module == source.module && $0.conditions.isEmpty }
                if !isThere { all.append(Import(text: "import " + source.module, module: source.module)) }
            }
        }
        var result: [Import] = []
        for one in all.sorted(by: precedes) {
            let first = result.lastIndex { $0.text != one.text }.map { $0 + 1 } ?? 0
            if !result[first...].contains(where: { covers($0, one) }) { result.append(one) }
        }
        let rivals = Dictionary(grouping: result) { Self.withoutAccess($0).words }
        result = result.filter { one in
            !(rivals[Self.withoutAccess(one).words] ?? []).contains { isWider($0, than: one) }
        }
        for index in result.indices {
            for clause in result[index].conditions.indices { result[index].conditions[clause].block = index }
        }
        return result
    }

    /// By text, unconditional ones first.
    private func precedes(_ a: Import, _ b: Import) -> Bool {
        if a.text != b.text { return a.text < b.text }
        return spelled(a.conditions) < spelled(b.conditions)
    }

    private func spelled(_ conditions: [Condition]) -> String {
        conditions.map { $0.negated.joined(separator: "|") + "&" + ($0.condition ?? "") }.joined(separator: "\n")
    }

    /// Whether `a` imports the same as `b` and shows it to more: two in one file would be ambiguous.
    private func isWider(_ a: Import, than b: Import) -> Bool {
        guard a.module == b.module, a.text != b.text, Conditions.match(a.conditions, b.conditions) else { return false }
        let (wide, narrow) = (Self.withoutAccess(a), Self.withoutAccess(b))
        return wide.words == narrow.words && wide.rank > narrow.rank
    }

    /// The words of an import but its access level, and the rank of that level.
    private static func withoutAccess(_ one: Import) -> (words: [Substring], rank: Int) {
        let levels = ["private", "fileprivate", "", "internal", "package", "public"]
        let words = one.text.split(separator: " ")
        let level = words.first { levels.contains(String($0)) } ?? ""
        return (words.filter { $0 != level }, levels.firstIndex(of: String(level)) ?? 0)
    }

    private func covers(_ a: Import, _ b: Import) -> Bool {
        a.text == b.text && (a.conditions.isEmpty || Conditions.match(a.conditions, b.conditions))
    }
}
