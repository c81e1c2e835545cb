import SourceText
import SwiftSurface

/// What a property of a list or section means: a row, rows, a section, sections or nothing.
struct PropertyRule: ResolutionRule {
    let listScope: ListScope

    func meaning(of site: PropertySite, outer: [Mark], allowsSections: Bool) -> PropertyMeaning {
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
            warnOfUnmarked(site, outer: outer, allowsSections: allowsSections, at: place)
            decide(subject, .row, "no row", because: "it is computed, and no mark says that it is one", at: place)
            return .ignored
        }
        // A section mark on a computed property says at least that it counts.
        if property.isComputed { for mark in marks.all(.section) { applied.apply(mark.place) } }
        return doubting(marks.isFaulty || facts.marks(of: site.owner).isFaulty)
            .meaningOfCounted(site, outer: outer, allowsSections: allowsSections)
    }

    /// That of a property that is not left out.
    private func meaningOfCounted(_ site: PropertySite, outer: [Mark], allowsSections: Bool) -> PropertyMeaning {
        let (property, marks) = (site.property, site.marks)
        let owner = table.symbol(site.owner)
        let subject = "\(owner.name).\(property.name)"
        let place = SourcePlace(path: site.part.path, range: property.nameRange)
        let isMarked = !marks.marks.isEmpty
        let member = table.member(property, marks, owner: site.owner, part: site.part, of: site.owner)
        if !table.isSeen(property, at: place, from: owner.file) {
            report(
                .hiddenProperty(
                    property.name, level: Access(property.modifiers).level.word, isMarked: isMarked,
                    isInline: table.isInline(owner.file, declaring: place)),
                at: place)
            return .faulty
        }
        if let fault = ReadingRule(self).fault(of: member, in: site.owner) {
            report(fault, of: property.name, in: owner.name, at: place)
            return .faulty
        }
        guard let declared = member.type else {
            if !marks.isFaulty {
                report(.untypedProperty(property.name, isPattern: property.typeRange != nil), at: place)
            }
            return .faulty
        }
        let typePlace = property.typeRange.map { SourcePlace(path: site.part.path, range: $0) } ?? place
        let (type, isOptional) = withoutOptional(declared, from: site.part.file)
        let (element, multiplicity) = facts.element(of: type)
        let rule = doubting(DoubtRule(self).isDoubtful(model: element, from: site.part.file))
        let name = applied.value(.name, of: marks.all(.row))?.string ?? property.name
        var row = RowSite(
            subject: subject, name: name, caseName: name, property: property.name, multiplicity: multiplicity,
            types: [element], marks: marks, modelMarks: facts.modelMarks(of: element, from: site.part.file),
            outer: outer, file: site.part.file, owner: owner.name,
            isSettable: facts.isSettable(property, in: site.scope),
            conditions: facts.conditions(property.conditions, inside: owner.declaration.conditions), place: place,
            declaration: facts.declaration(property, type: type, isOptional: isOptional))
        if let rows = CollectionsRule(rule).rowsType(
            of: element, multiplicity, marks, subject: subject, file: site.part.file)
        {
            return rule.collections(rows, element, in: row, typePlace, allowsSections: allowsSections)
        }
        if element.text == "Bool", multiplicity == .one, marks.contains(.row) {
            let isAlways = property.isLet && property.initialValue == "true"
            row.multiplicity = isAlways ? .one : .flag
            row.types = []
            row.modelMarks = []
            for mark in row.rowMarks { applied.apply(mark.place) }
            decide(
                row.subject, .row, isAlways ? "a row that is always there" : "a row that is there or not",
                because: isAlways ? "a constant Bool with a `row` mark" : "a Bool with a `row` mark", at: place)
            return .row(row)
        }
        if let id = table.symbolID(of: element.syntax, from: site.part.file) {
            reach(id)
            let typeMarks = facts.marks(of: id)
            if facts.isSectionEnum(id) || table.symbol(id).kind == .struct && typeMarks.contains(.section),
                !typeMarks.contains(.list)
            {
                return rule.section(id, in: row, at: typePlace, allowsSections: allowsSections)
            }
            if facts.isHierarchy(id) {
                guard AccessRule(rule).isVisible(element, as: row.subject, for: site.owner, at: typePlace) else {
                    return .faulty
                }
                row = HierarchyRule(rule).row(row, of: id)
            }
            if facts.isRows(id) { row.rows = id }
            if table.symbol(id).kind == .struct, typeMarks.contains(.list) {
                if table.symbol(id).declaration.genericParameters != nil {
                    let what = "a row that is the generic list `\(table.symbol(id).name)`"
                    rule.listScope.report(.notYet(what, valid: []), at: typePlace)
                    return .faulty
                }
                row.nestedList = id
            }
        }
        if property.name == "id", row.rowMarks.isEmpty, row.nestedList == nil, row.rows == nil,
            facts.marks(of: site.owner).contains(.list), !isRow(row)
        {
            decide(subject, .row, "no row", because: "the `id` of a list is state", at: place)
            return .ignored
        }
        if SectionStateRule(rule).isStateOfSection(row, of: site.owner) {
            decide(subject, .row, "no row", because: "the section mark reads it", at: place)
            return .ignored
        }
        if row.rowMarks.isEmpty, OutlineRule(self).isExpansion(property, of: site.owner) {
            decide(subject, .row, "no row", because: "a row mark reads it", at: place)
            return .ignored
        }
        guard row.rows != nil || isRow(row) else {
            if !row.isFaulty {
                rule.report(
                    .propertyIsNoRow(
                        property.name, type: type.text,
                        model: UnshownModelRule(rule).unshownModel(row, type: type.syntax),
                        near: NearCellRule(rule).nearCell(row)), at: place)
            }
            return .faulty
        }
        guard AccessRule(rule).isVisible(element, as: row.subject, for: site.owner, at: typePlace) else {
            return .faulty
        }
        row.payload = [
            facts.payload(row.types.first ?? element, label: nil, binding: Binding.name(name), from: site.part.file)
        ]
        for mark in row.rowMarks { applied.apply(mark.place) }
        decide(row.subject, .row, rowsInWords(row), because: reason(row, type), at: typePlace)
        return .row(OutlineRule(rule).row(row, of: site.owner))
    }

    /// An optional array is one that is empty if there is none; it is evaluated once an update. Of sections it is no such
    /// thing.
    private func withoutOptional(_ type: ResolvedType, from file: Int) -> (ResolvedType, Bool) {
        guard let array = type.wrapped, case .array(let element) = array.syntax else { return (type, false) }
        if case .array = element { return (type, false) }
        if let id = table.symbolID(of: element, from: file),
            facts.isSectionEnum(id) || facts.marks(of: id).contains(.section)
        {
            return (type, false)
        }
        return (array, true)
    }

    private func report(_ fault: ReadingRule.Fault, of name: String, in owner: String, at place: SourcePlace) {
        switch fault {
        case .lazy: report(.lazyProperty(name), at: place)
        case .effect(let effect): report(.effectfulProperty(name, effect: effect), at: place)
        case .restricted(let attribute): report(.restrictedRow(name, attribute: attribute), at: place)
        case .isolated, .conditional, .compiled, .opaque:
            report(.unreadableMember(name, of: owner, because: fault.reason, declared: place), at: place)
        }
    }

    /// Warns of a computed property without a mark that would be rows or a section if it were stored.
    private func warnOfUnmarked(_ site: PropertySite, outer: [Mark], allowsSections: Bool, at place: SourcePlace) {
        var stored = site
        stored.property.isComputed = false
        let meaning = PropertyRule(listScope: listScope.probe())
            .meaning(of: stored, outer: outer, allowsSections: allowsSections)
        switch meaning {
        case .row: report(.unmarkedComputed(site.property.name, mark: "row"), at: place)
        case .section, .collections: report(.unmarkedComputed(site.property.name, mark: "section"), at: place)
        case .ignored, .faulty: break
        }
    }

    private func collections(
        _ rows: CollectionsRule.Rows?, _ section: ResolvedType, in property: RowSite, _ typePlace: SourcePlace,
        allowsSections: Bool
    ) -> PropertyMeaning {
        guard let rows else { return .faulty }
        guard allowsSections else {
            report(.misplacedSection(property.property, type: section.text), at: property.place)
            return .faulty
        }
        var row = property
        (row.property, row.path) = ("", rows.member.isEmpty ? nil : rows.member)
        (row.types, row.multiplicity) = ([rows.element], rows.multiplicity)
        row.isOfEachSection = true
        row.nestedList = facts.nestedList(rows.element, from: row.file)
        row.isSettable = property.isSettable && rows.isSettable && property.declaration?.isOptional != true
        row.modelMarks = facts.modelMarks(of: rows.element, from: row.file)
        guard AccessRule(self).isVisible(rows.element, as: row.subject, for: ownerID(of: row), at: typePlace) else {
            return .faulty
        }
        var declaration = row.declaration ?? PropertyDeclaration(type: section.text, access: "", isComputed: false)
        row.declaration = PropertyDeclaration(type: rows.type.text, access: declaration.access, isComputed: false)
        if let id = table.symbolID(of: rows.element.syntax, from: row.file), facts.isRows(id) {
            row.rows = id
            if facts.isHierarchy(id) {
                row = HierarchyRule(self).row(row, of: id, inEach: section, member: rows.member)
                declaration.made = row.declaration?.made
            }
        }
        row.payload = [facts.payload(row.types[0], label: nil, binding: Binding.name(row.name), from: row.file)]
        for mark in row.rowMarks { applied.apply(mark.place) }
        decide(
            row.subject, .section, "a section each",
            because: rows.member.isEmpty
                ? "its type is an array of arrays" : "the section mark says that `\(rows.member)` holds their rows",
            at: typePlace)
        return .collections(row, section, declaration)
    }

    private func ownerID(of row: RowSite) -> Int {
        table.symbolID(named: row.owner, from: row.scope) ?? 0
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

    private func section(
        _ id: Int, in row: RowSite, at place: SourcePlace, allowsSections: Bool
    ) -> PropertyMeaning {
        guard allowsSections else {
            report(.misplacedSection(row.property, type: table.symbol(id).name), at: row.place)
            return .faulty
        }
        let isGeneric = table.symbol(id).declaration.genericParameters != nil
        guard
            AccessRule(self).isVisible(
                row.types[0], as: row.subject, for: isGeneric ? ownerID(of: row) : id, at: place)
        else { return .faulty }
        let isOptional = row.multiplicity == .optional
        decide(
            row.subject, .section,
            isOptional ? "a section or none" : row.multiplicity == .one ? "a section" : "a section each",
            because: "`\(table.symbol(id).name)` is marked `section`", at: table.symbol(id).place)
        let count: PropertyMeaning.SectionCount = isOptional ? .optional : row.multiplicity == .one ? .one : .many
        var declaration = row.declaration
        if isOptional {
            // None or one of an array, which is evaluated once an update.
            let type = TypeSyntax.array(row.types[0].syntax).description
            declaration = PropertyDeclaration(type: type, access: declaration?.access ?? "", isComputed: true)
            declaration?.isOptional = true
        }
        return .section(id, row.types[0], count, declaration)
    }
}
