import SourceText
import SwiftSurface

extension Resolution {
    /// A property, its marks and where it stands.
    struct PropertySite {
        var property: Property
        var marks: MarkSet
        var part: Symbol.Part
        var owner: Int
    }

    /// The instance properties of a type and its extensions, in source order.
    func properties(of id: Int) -> [PropertySite] {
        table.symbol(id).parts.flatMap { part in
            part.marked.properties.filter { !$0.0.isStatic }.map {
                PropertySite(property: $0.0, marks: $0.1, part: part, owner: id)
            }
        }
    }

    mutating func meaning(of site: PropertySite, outer: [Mark], allowsSections: Bool) -> PropertyMeaning {
        let (property, marks) = (site.property, site.marks)
        let owner = table.symbol(site.owner)
        let subject = "\(owner.name).\(property.name)"
        let place = SourcePlace(path: site.part.path, range: property.nameRange)
        if let mark = marks[.ignore] {
            applied.apply(mark.place)
            decide(subject, .row, "no row", because: "it is marked `ignore`", at: mark.place)
            return .ignored
        }
        let isMarked = !marks.marks.isEmpty
        if property.isComputed && !isMarked && !marks.isFaulty {
            decide(subject, .row, "no row", because: "it is computed, and no mark says that it is one", at: place)
            return .ignored
        }
        let doubt = isInDoubt
        defer { isInDoubt = doubt }
        self.doubt(if: marks.isFaulty || self.marks(of: site.owner).isFaulty)
        let member = table.member(property, marks, owner: site.owner, part: site.part, of: site.owner)
        if Access(property.modifiers).isFileOnly {
            report(
                .hiddenProperty(property.name, level: Access(property.modifiers).level.word, isMarked: isMarked),
                at: place)
            return .faulty
        }
        if property.modifiers.contains("lazy") {
            report(.lazyProperty(property.name), at: place)
            return .faulty
        }
        if let effect = property.effects.first {
            report(.effectfulProperty(property.name, effect: effect), at: place)
            return .faulty
        }
        if let attribute = Self.restriction(property.attributes) {
            report(.restrictedRow(property.name, attribute: attribute), at: place)
            return .faulty
        }
        guard let type = member.type else {
            if !marks.isFaulty {
                report(.untypedProperty(property.name, isPattern: property.typeRange != nil), at: place)
            }
            return .faulty
        }
        let typePlace = property.typeRange.map { SourcePlace(path: site.part.path, range: $0) } ?? place
        let (element, multiplicity) = element(of: type)
        self.doubt(if: isDoubtful(model: element, from: site.part.file))
        let name = applied.value(.name, of: marks.all(.row))?.string ?? property.name
        var row = RowSite(
            subject: subject, name: name, caseName: name,
            property: property.name,
            multiplicity: multiplicity, payload: [], types: [element], rows: nil, marks: marks,
            modelMarks: modelMarks(of: element, from: site.part.file), outer: outer, cell: nil, file: site.part.file,
            owner: owner.name, isSettable: isSettable(property),
            conditions: conditions(property.conditions, inside: owner.declaration.conditions), place: place,
            declaration: declaration(property, type: type))
        if element.text == "Bool", multiplicity == .one, marks.contains(.row) {
            row.multiplicity = .flag
            row.types = []
            row.modelMarks = []
            for mark in row.rowMarks { applied.apply(mark.place) }
            decide(row.subject, .row, "a row that is there or not", because: "a Bool with a `row` mark", at: place)
            return .row(row)
        }
        if let id = table.symbolID(of: element.syntax, from: site.part.file) {
            reach(id)
            let typeMarks = self.marks(of: id)
            if table.symbol(id).kind == .struct, typeMarks.contains(.section), !typeMarks.contains(.list) {
                return section(id, in: row, at: typePlace, allowsSections: allowsSections)
            }
            if table.symbol(id).kind == .enum, typeMarks.contains(.rows) { row.rows = id }
        }
        if isStateOfSection(row, of: site.owner) {
            decide(subject, .row, "no row", because: "the section mark reads it", at: place)
            return .ignored
        }
        guard row.rows != nil || isRow(row) else {
            if !row.isFaulty {
                report(
                    .propertyIsNoRow(
                        property.name, type: type.text, model: unshownModel(row, type: type.syntax),
                        near: nearCell(row)), at: place)
            }
            return .faulty
        }
        guard isVisible(element, as: row.subject, for: site.owner, at: typePlace) else { return .faulty }
        row.payload = [
            payload(element, label: nil, binding: Binding.name(name), from: site.part.file)
        ]
        for mark in row.rowMarks { applied.apply(mark.place) }
        decide(row.subject, .row, rowsInWords(row), because: reason(row, type), at: typePlace)
        return .row(row)
    }

    /// Why a property is a row, for `explain`.
    private func reason(_ row: RowSite, _ type: ResolvedType) -> String {
        let reason = "its type is `\(type.text)`"
        if !row.rowMarks.isEmpty { return reason + ", and it is marked `row`" }
        return row.modelMarks.isEmpty ? reason : reason + ", which is marked `row`"
    }

    /// How many rows a property stands for, for `explain`.
    private func rowsInWords(_ row: RowSite) -> String {
        let kind = row.rows.map { " of `\(table.text(of: $0))`" } ?? ""
        switch row.multiplicity {
        case .optional: return "one row\(kind) or none"
        case .many: return "a row\(kind) each"
        case .one, .flag, .empty: return "one row\(kind)"
        }
    }

    private mutating func section(
        _ id: Int, in row: RowSite, at place: SourcePlace, allowsSections: Bool
    ) -> PropertyMeaning {
        guard allowsSections, row.multiplicity != .optional else {
            report(
                .misplacedSection(row.property, type: table.symbol(id).name, isOptional: allowsSections), at: row.place)
            return .faulty
        }
        guard isVisible(row.types[0], as: row.subject, for: id, at: place) else { return .faulty }
        let isRepeated = row.multiplicity != .one
        decide(
            row.subject, .section, isRepeated ? "a section each" : "a section",
            because: "`\(table.symbol(id).name)` is marked `section`", at: table.symbol(id).place)
        return .section(id, isRepeated: isRepeated, row.declaration)
    }

    /// The type of a row and how many rows a property of `type` stands for.
    func element(of type: ResolvedType) -> (ResolvedType, RowSource.Multiplicity) {
        switch type.syntax {
        case .optional(let wrapped):
            return (ResolvedType(syntax: wrapped), .optional)
        case .array(let element):
            return (ResolvedType(syntax: element), .many(isArray: true))
        case .named(let components):
            if components.count <= 2, let last = components.last, let element = last.genericArguments.first,
                last.genericArguments.count == 1, let isArray = StandardTypes.collections[last.name]
            {
                return (ResolvedType(syntax: element), .many(isArray: isArray))
            }
        default:
            break
        }
        return (type, .one)
    }

    /// Whether a property says that it is a row: by a mark, by its model, or by a cell for it.
    func isRow(_ row: RowSite) -> Bool {
        switch row.types[0].syntax {
        case .named, .any: break
        default: return !row.rowMarks.isEmpty
        }
        if !row.rowMarks.isEmpty || !row.modelMarks.isEmpty { return true }
        let isCellKnown =
            !cells(for: row.types[0].syntax, from: row.file).isEmpty
            || namedCells(row.outer).contains { takes(row.types[0].syntax, cell: $0, from: row.file) }
        if isCellKnown { return true }
        return isKnownModel(row) && row.multiplicity != .one && unmarkedEnum(row) == nil
    }

    /// True for a type of the program: what lacks then is a cell.
    func isKnownModel(_ row: RowSite) -> Bool {
        guard let type = row.types.first else { return false }
        return table.symbolID(of: type.syntax, from: row.file) != nil
    }

    /// The `row` marks on a typealias of the type of a row, then those on the type itself.
    func modelMarks(of type: ResolvedType, from file: Int) -> [Mark] {
        var result = aliasMarks[type.text] ?? []
        if let id = table.symbolID(of: type.syntax, from: file) {
            result += marks(of: id).all(.row)
        }
        return result
    }

    mutating func payload(_ type: ResolvedType, label: String?, binding: String, from file: Int) -> RowPayload {
        let facts = knownFacts[type.syntax.description] ?? table.facts(of: type.syntax, from: file)
        knownFacts[type.syntax.description] = facts
        return RowPayload(
            label: label, binding: binding, type: type.text,
            isReference: table.isReference(type.syntax, from: file), facts: facts)
    }

    func declaration(_ property: Property, type: ResolvedType) -> PropertyDeclaration {
        PropertyDeclaration(
            type: type.text, access: Access(property.modifiers).spelled, isComputed: property.isComputed)
    }

    /// Whether the generated file can assign a property.
    func isSettable(_ property: Property) -> Bool {
        property.isSettable && !property.modifiers.contains { $0 == "private(set)" || $0 == "fileprivate(set)" }
            && !StandardTypes.hasFixedElements(property.type)
    }

    /// The clauses of a member that are not those around its type.
    func conditions(_ all: [Condition], inside outer: [Condition]) -> [Condition] {
        all.filter { !outer.contains($0) }
    }
}
