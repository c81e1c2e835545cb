import SourceText
import SwiftSurface

/// Protocols and base classes marked `rows`: the types below them are the kinds of rows.
struct HierarchyRule: ResolutionRule {
    let listScope: ListScope

    /// A type below.
    private struct Kind {
        var type: ResolvedType
        /// Nil for a type that the program does not declare.
        var id: Int?
        var name: String
        var conditions: [Condition]
        var attributes: [String]
        var place: SourcePlace
    }

    /// A row for each kind, in the order of their places. What is wrong is reported.
    func sites(_ id: Int) -> [RowSite] {
        let symbol = table.symbol(id)
        let outer = facts.marks(of: id).all(.rows)
        if symbol.declaration.language == .objectiveC {
            let what = "`rows` on what a header declares"
            listScope.report(.notYet(what, valid: []), at: outer.first?.place)
            return []
        }
        if let cycle = table.cycle(through: id) {
            report(
                .cyclicHierarchy(symbol.name, path: cycle.dropFirst().map { table.symbol($0).name }), at: symbol.place)
            return []
        }
        checkName(id, mark: outer.first)
        let kinds = kinds(below: id, areShown: outer.contains { $0.has(.cell) })
        let isShown = symbol.kind == .class && (outer.contains { $0.has(.cell) } || isShown(id))
        let all = (isShown ? [kind(id, conditions: [])] : []) + kinds
        guard !kinds.isEmpty else {
            if !facts.marks(of: id).isFaulty {
                report(.noKinds(symbol.name, isProtocol: symbol.kind == .protocol), at: symbol.place)
            }
            return []
        }
        let names = Dictionary(grouping: all, by: \.name).filter { $0.value.count > 1 }
        return all.compactMap { kind in
            var kind = kind
            if names[kind.name] != nil { kind.name = Self.caseName(kind.type.text) }
            return site(of: kind, below: id, outer: outer)
        }
    }

    private func kinds(below id: Int, areShown: Bool) -> [Kind] {
        let heirs = table.heirs(of: id)
        let root = table.symbol(id)
        let types = heirs.types.filter { heir in
            table.symbol(heir).kind != .protocol && (areShown || !hasHeirs(heir, in: heirs) || isShown(heir))
        }
        let foreign = heirs.extensions.map { part in
            let type = table.resolve(part.declaration.name, in: SymbolTable.Scope(file: part.file, type: nil))
            return Kind(
                type: type, id: nil, name: Self.caseName(type.text.lastName),
                conditions: facts.conditions(part.declaration.conditions, inside: root.declaration.conditions),
                attributes: part.declaration.attributes, place: part.place)
        }
        return types.map { kind($0, conditions: conditions(of: $0, below: id)) } + foreign
    }

    private func kind(_ id: Int, conditions: [Condition]) -> Kind {
        let symbol = table.symbol(id)
        return Kind(
            type: ResolvedType(syntax: TypeSyntax(parsing: table.text(of: id))), id: id,
            name: Self.caseName(symbol.baseName), conditions: conditions, attributes: symbol.declaration.attributes,
            place: symbol.place)
    }

    private func hasHeirs(_ id: Int, in heirs: SymbolTable.Heirs) -> Bool {
        table.symbol(id).kind == .class && heirs.types.contains { table.lineage(of: $0).dropFirst().contains(id) }
    }

    /// Whether something shows values that are of a class and of none below it: a mark at it or at one that it inherits
    /// from, or a cell that takes it. A class that nothing shows is only there to be inherited from.
    private func isShown(_ id: Int) -> Bool {
        let file = table.symbol(id).file
        let type = ResolvedType(syntax: TypeSyntax(parsing: table.text(of: id)))
        return !marks(of: type, id, file).isEmpty || !cells(for: type.syntax, from: file).isEmpty
    }

    /// The `row` marks of a kind, or else those of the nearest class that it inherits from.
    private func marks(of type: ResolvedType, _ id: Int?, _ file: Int) -> [Mark] {
        let own = facts.modelMarks(of: type, from: file)
        guard own.isEmpty, let id else { return own }
        return table.lineage(of: id).dropFirst().lazy.map { facts.marks(of: $0).all(.row) }.first { !$0.isEmpty } ?? []
    }

    /// The clauses around the declaration of a type, and around the extension that has it conform.
    private func conditions(of heir: Int, below id: Int) -> [Condition] {
        let symbol = table.symbol(heir)
        let all = symbol.declaration.conditions
        let part = symbol.parts.first { table.isHeir($0, of: id) }
        let further = (part?.declaration.conditions ?? []).filter { !all.contains($0) }
        return facts.conditions(all + further, inside: table.symbol(id).declaration.conditions)
    }

    private func site(of kind: Kind, below root: Int, outer: [Mark]) -> RowSite? {
        let symbol = table.symbol(root)
        let subject = "\(symbol.name).\(kind.name)"
        if kind.id == nil, let attribute = AttributeRule(self).restriction(kind.attributes, in: root) {
            report(.restrictedRow(kind.name, attribute: attribute), at: kind.place)
            return nil
        }
        let isGeneric =
            kind.id.map { table.symbol($0).declaration.genericParameters != nil }
            ?? StandardTypes.containers.contains(kind.type.text)
        if isGeneric {
            report(.genericKind(kind.type.text, of: symbol.name), at: kind.place)
            return nil
        }
        guard AccessRule(self).isVisible(kind.type, as: subject, for: root, at: kind.place) else { return nil }
        decide(subject, .row, "a kind of row", because: "it is a type below `\(symbol.name)`", at: kind.place)
        var rows: Int?
        if let id = kind.id, table.symbol(id).kind == .enum, facts.isRows(id) { rows = id }
        var site = RowSite(
            subject: subject, name: kind.name, caseName: kind.name,
            payload: [facts.payload(kind.type, label: nil, binding: Binding.name(kind.name), from: symbol.file)],
            types: [kind.type], rows: rows, modelMarks: marks(of: kind.type, kind.id, symbol.file), outer: outer,
            file: symbol.file, owner: symbol.name, conditions: kind.conditions, place: kind.place)
        site.nestedList = facts.nestedList(kind.type, from: symbol.file)
        return site
    }

    private func isKind(_ site: RowSite) -> Bool {
        table.symbolID(named: site.owner, from: site.scope).map(facts.isHierarchy) ?? false
    }

    /// The cells for a protocol that a kind of row conforms to; the nearest protocols count.
    func cells(of site: RowSite, _ model: ResolvedType) -> [Int] {
        guard isKind(site) else { return [] }
        let shown = table.protocols(of: model.syntax, from: site.file).sorted().compactMap { parent in
            cells(forModel: table.text(of: parent)).map { (parent, $0) }
        }
        let nearest = shown.filter { one in !shown.contains { table.protocols(of: $0.0).contains(one.0) } }
        return Set(nearest.flatMap(\.1)).sorted()
    }

    /// The row property of values below a type: its rows are those of the generated enum, and evaluated once an update.
    func row(_ property: RowSite, of id: Int) -> RowSite {
        var row = property
        let type = facts.rowsText(id)
        var (text, multiplicity) = (type + "?", RowSource.Multiplicity.optional)
        if case .many = row.multiplicity { (text, multiplicity) = ("[\(type)]", .many(isArray: true)) }
        let made = PropertyDeclaration.Made(rows: type, from: row.multiplicity)
        row.types = [ResolvedType(syntax: TypeSyntax(parsing: type))]
        (row.multiplicity, row.isSettable, row.modelMarks) = (multiplicity, false, [])
        row.declaration = PropertyDeclaration(
            type: text, access: row.declaration?.access ?? "", isComputed: true, made: made)
        return row
    }

    /// The rows of sections whose type has no mark: they are evaluated beside the value of the section, which holds the
    /// values itself or in a member.
    func row(_ property: RowSite, of id: Int, inEach section: ResolvedType, member: String) -> RowSite {
        var row = row(property, of: id)
        (row.multiplicity, row.path) = (.many(isArray: true), "rows")
        row.declaration?.made?.section = section.text
        row.declaration?.made?.member = member.isEmpty ? nil : member
        return row
    }

    private func checkName(_ id: Int, mark: Mark?) {
        OptionRule(self).option(.rowType, of: mark, subject: table.symbol(id).name)
        let symbol = table.symbol(id)
        let name = facts.rowsName(id)
        let full = facts.outerText(of: symbol.name).map { $0 + "." + name } ?? name
        guard let taken = table.place(ofType: full, module: symbol.module) else { return }
        report(.takenRowsName(name, of: symbol.baseName, taken: taken), at: mark?.place ?? symbol.place)
    }

    /// `Inbox.PhotoPost` is `inboxPhotoPost`, `URLPost` is `urlPost`.
    private static func caseName(_ type: String) -> String {
        let words = type.nameComponents.map(String.init)
        let head = words.first ?? ""
        let capitals = head.prefix { $0.isUppercase }
        let count = capitals.count == head.count ? capitals.count : max(1, capitals.count - 1)
        return head.prefix(count).lowercased() + head.dropFirst(count) + words.dropFirst().joined()
    }
}
