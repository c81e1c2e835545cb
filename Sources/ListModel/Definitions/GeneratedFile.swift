import SwiftSurface

/// What one input file has to generate.
public struct GeneratedFile: Sendable {
    /// The path of the input, as in `SourceFile.path`.
    public var sourcePath: String
    /// The module of the input, by which types of one name are told apart.
    public var module = ""
    /// Whether it belongs into the source itself.
    public var isInline = false
    /// The names of other modules that something of the app hides: they are written with their module.
    public var hiddenNames: Set<String> = []
    /// The union of the imports of the files that contribute, without duplicates, sorted by text.
    public var imports: [Import]
    /// In source order.
    public var rows: [RowsDefinition]
    public var sections: [SectionTypeDefinition]
    public var sectionEnums: [SectionEnumDefinition]
    public var lists: [ListDefinition]
    public var actions: [ActionsDefinition] = []

    public init(
        sourcePath: String, imports: [Import] = [], rows: [RowsDefinition] = [],
        sections: [SectionTypeDefinition] = [], sectionEnums: [SectionEnumDefinition] = [],
        lists: [ListDefinition] = []
    ) {
        self.sourcePath = sourcePath
        self.imports = imports
        self.rows = rows
        self.sections = sections
        self.sectionEnums = sectionEnums
        self.lists = lists
    }

    var isEmpty: Bool { rows.isEmpty && sections.isEmpty && sectionEnums.isEmpty && lists.isEmpty && actions.isEmpty }

    /// Whether views are named in it. A package of models stays without UIKit.
    public var showsViews: Bool { !lists.isEmpty || !actions.isEmpty || rows.contains { $0.provider != nil } }

    /// The `#if` clauses around all of it.
    private var shared: [Condition] {
        let all =
            lists.map(\.conditions) + rows.map(\.conditions) + sections.map(\.conditions)
            + sectionEnums.map(\.conditions) + actions.map(\.conditions)
        return all.dropFirst().reduce(all.first ?? []) { common, next in
            Array(zip(common, next).prefix { $0.negated == $1.negated && $0.condition == $1.condition }.map(\.0))
        }
    }

    /// Whether rows or sections outside of its lists are told apart by objects that methods give.
    private var namesObjects: Bool {
        let sources = sections.flatMap(\.sources) + sectionEnums.flatMap { $0.cases.flatMap(\.rows.own) }
        let identities = rows.flatMap(\.cases).map(\.identity) + sources.map(\.identity)
        let ofSections = sectionEnums.flatMap(\.cases).map(\.identity)
        return (identities + ofSections).contains { if case .key(.objectGiven, _) = $0 { true } else { false } }
    }

    /// The imports that its text needs: those of its inputs and the runtime's, sorted by module, unconditional ones first.
    public var allImports: [Import] {
        var modules = showsViews ? ["UIKit"] : []
        if !lists.isEmpty || !sectionEnums.isEmpty { modules.append("ListRuntime") }
        if !lists.isEmpty || !actions.isEmpty || namesObjects { modules.append("ListRuntimeUIKit") }
        if hiddenNames.contains(where: { ForeignNames.modules[$0] == "Foundation" }) { modules.append("Foundation") }
        var all = imports
        for module in modules where !all.contains(where: { $0.isWhole && $0.module == module && $0.conditions.isEmpty })
        {
            let clauses = shared.enumerated().map { number, clause in
                // Each import has a block of its own.
                Condition(negated: clause.negated, condition: clause.condition, block: -(all.count + 1) * 100 - number)
            }
            let isThere = all.contains { $0.text == "import \(module)" && Conditions.match($0.conditions, clauses) }
            if !isThere { all.append(Import(text: "import \(module)", module: module, conditions: clauses)) }
        }
        return all.map(Self.forGeneratedCode).sorted { a, b in
            if a.conditions.isEmpty != b.conditions.isEmpty { return a.conditions.isEmpty }
            return (a.module, a.text) < (b.module, b.text)
        }
    }

    /// Shows what the runtime declares for generated code alone.
    private static let interface = "@_spi(Generated)"

    private static func forGeneratedCode(_ one: Import) -> Import {
        guard one.module == "ListRuntimeUIKit", one.isWhole, !one.text.contains(interface) else { return one }
        var copy = one
        copy.text = interface + " " + one.text
        return copy
    }

    /// Whether an import shows generated code all that another one of its module shows.
    static func shows(_ one: Import, all other: Import) -> Bool {
        one.text.contains(interface) || !other.text.contains(interface)
    }
}
