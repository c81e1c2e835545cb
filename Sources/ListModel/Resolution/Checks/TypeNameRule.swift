import SourceText
import SwiftSurface

/// The names that are generated for a type, against those that it has.
struct TypeNameRule: ResolutionRule {
    let listScope: ListScope

    func check(section id: Int, sites: [RowSite], sources: [RowSource]) {
        let symbol = table.symbol(id)
        NameRule(self).checkExtendable(id)
        let names = facts.sectionNames(id)
        let isComputed = sites.contains { $0.declaration?.isComputed == true }
        let counting = sites.map { "rowOf" + $0.name.capitalizedFirst }
        ReservedNameRule(self).checkMembers(
            of: id, against: Set(["rowCount"] + (isComputed ? ["sectionValue"] : []) + counting))
        var generated: [(String, String, MarkArgumentName)] = [
            ("Row", names.row, .rowType), ("RowID", names.rowID, .rowIDType),
        ]
        if isComputed { generated.append(("Snapshot", names.snapshot, .snapshotType)) }
        GenericListRule(self).checkParameters(of: symbol, [names.row, names.rowID, names.snapshot])
        let told = ReservedNameRule(self).checkCapturedTypes(generated, in: id)
        ReservedNameRule(self).checkCapturedTypes(
            generated, in: id, named: ReservedNameRule.types(namedBy: sources), told: told)
        NameRule(self).checkTakenNames(generated, in: id, mark: facts.marks(of: id)[.section])
    }

    func check(sectionEnum id: Int, sites: [SectionCaseSite]) {
        NameRule(self).checkExtendable(id)
        let names = facts.sectionEnumNames(id)
        var generated: [(String, String, MarkArgumentName)] = [
            ("Row", names.row, .rowType), ("RowID", names.rowID, .rowIDType),
            ("SectionID", names.sectionID, .sectionIDType),
        ]
        if sites.contains(where: { $0.snapshotType != nil }) {
            generated.append(("Snapshot", names.snapshot, .snapshotType))
        }
        ReservedNameRule(self).checkCapturedTypes(
            generated, in: id, named: sites.compactMap(\.type?.text) + sites.compactMap(\.payload?.type))
        NameRule(self).checkTakenNames(generated, in: id, mark: facts.marks(of: id)[.section])
        ReservedNameRule(self).checkMembers(of: id, against: ["rowCount", "sectionID"])
    }

    func check(rows id: Int, mark: Mark, _ definition: RowsDefinition) {
        NameRule(self).checkExtendable(id)
        InlineRule(self).check(id, mark)
        if facts.isHierarchy(id) {
            OptionRule(self).option(.rowIDType, of: mark, subject: table.symbol(id).name)
        } else if definition.isUsedByList {
            let generated = [("RowID", facts.rowIDName(id), MarkArgumentName.rowIDType)]
            NameRule(self).checkTakenNames(generated, in: id, mark: mark)
            ReservedNameRule(self).checkCapturedTypes(
                generated, in: id, named: ReservedNameRule.types(namedBy: definition.cases))
        }
    }

    func check(_ provider: ProviderDefinition, of id: Int) {
        let view = provider.target.viewType
        let cell = provider.context == nil ? "cell(in:at:)" : "cell(in:at:context:)"
        ReservedNameRule(self).checkMethods(of: id, against: ["register(in:)": view, cell: view])
    }

    func check(_ list: ListDefinition, of id: Int, mark: Mark) {
        let names = list.names
        var taken: [(String, String, MarkArgumentName)] = [
            ("Section", names.section, .sectionType), ("Cell", names.cell, .cellType),
            list.target == .table
                ? ("Table", names.table, .tableType) : ("Collection", names.collection, .collectionType),
        ]
        if list.rowAlias == nil {
            taken += [("Row", names.row, .rowType), ("RowID", names.rowID, .rowIDType)]
        }
        if list.actions != .none { taken.append(("Actions", names.actions, .actionsType)) }
        if list.leaves.contains(where: { !$0.stamp.isEmpty }) { taken.append(("Stamp", names.stamp, .stampType)) }
        if list.isComputed { taken.append(("Snapshot", names.snapshot, .snapshotType)) }
        NameRule(self).checkTakenNames(taken + aliases(list), in: id, mark: mark)
        let told = ReservedNameRule(self).checkCapturedTypes(taken, in: id)
        ReservedNameRule(self).checkCapturedTypes(
            taken + aliases(list), in: id, named: ReservedNameRule.types(namedBy: list), told: told)
        let counting = list.sections.flatMap { section -> [String] in
            let names = ["sectionOf" + section.name.capitalizedFirst]
            guard section.property.isEmpty else { return names }
            return names + section.shape.rows.own.map { "rowOf" + $0.name.capitalizedFirst }
        }
        ReservedNameRule(self).checkMembers(
            of: id, against: Set(["sectionCount", "rowCounts", "listValue"] + counting))
        ReservedNameRule(self).checkMethods(of: id, against: ["removeDuplicateRows()": nil])
        if list.actions == .closures { ReservedNameRule(self).checkClosures(of: list.requirements) }
    }

    /// The typealiases of a list whose rows are those of one enum. `Row` is none if the enum is called that already.
    private func aliases(_ list: ListDefinition) -> [(String, String, MarkArgumentName)] {
        guard list.rowAlias != nil else { return [] }
        let row = list.hasOwnRow ? [] : [("Row", list.names.row, MarkArgumentName.rowType)]
        return row + [("RowID", list.names.rowID, .rowIDType)]
    }
}
