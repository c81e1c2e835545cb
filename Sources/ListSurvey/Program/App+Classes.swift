extension App {
    /// Whether it is a controller or a view, as far as its superclasses tell.
    func isOfScreen(_ id: Int) -> Bool {
        guard let root = foreignRoot(id) else { return false }
        return root.hasSuffix("Controller") || root.hasSuffix("View") || root.hasSuffix("Cell")
    }

    /// Whether a name means a class of cells inside of a type.
    func isCell(_ name: String, from id: Int) -> Bool {
        if UIKitNames.cells.contains(name) { return true }
        guard let type = resolve(name, from: id) else { return name.hasSuffix("Cell") }
        guard types[type].kind == .class else { return types[type].kind == nil && name.hasSuffix("Cell") }
        guard let root = foreignRoot(type) else { return false }
        return root.hasSuffix("Cell") || name.hasSuffix("Cell") && !root.hasPrefix("UI") && !root.hasPrefix("NS")
    }

    /// All simple names that mean a diffable data source somewhere: UIKit's, aliases and subclasses.
    var diffableNames: Set<String> {
        var names = UIKitNames.diffableSources
        var uses: [(name: String, of: [String])] = types.map { type in
            (String(type.simpleName), type.inherits.map(TypeName.simple))
        }
        uses += aliasTexts.map { (TypeName.simple($0.name), TypeName.all(in: $0.text).map(TypeName.simple)) }
        // Nobody names a name of a name deeper than this.
        for _ in 0..<6 {
            let count = names.count
            for use in uses where use.of.contains(where: names.contains) { names.insert(use.name) }
            if names.count == count { break }
        }
        return names
    }

    /// The kind of view of a diffable data source that a name means inside of a type; nil for other types.
    func diffable(_ name: String, from id: Int) -> SurveyedList.View? {
        if let view = UIKitNames.diffable(name) { return view }
        if let type = resolve(name, from: id) { return diffable(type) }
        return alias(name, from: id).flatMap { text in
            TypeName.all(in: text).lazy.compactMap { named in
                UIKitNames.diffable(named) ?? resolve(named, from: id).flatMap { diffable($0) }
            }.first
        }
    }

    /// The kind of view that a subclass of a diffable data source is for; nil for other types.
    func diffable(_ type: Int) -> SurveyedList.View? {
        let lineage = lineage(type)
        let top = lineage[lineage.count - 1]
        return types[top].inherits.lazy.compactMap { name in
            UIKitNames.diffable(name)
                ?? alias(name, from: top).flatMap { TypeName.all(in: $0).lazy.compactMap(UIKitNames.diffable).first }
        }.first
    }
}
