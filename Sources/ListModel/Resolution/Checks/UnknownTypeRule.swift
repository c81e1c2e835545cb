import SourceText
import SwiftSurface

/// Types that marks and rows name and no input declares.
struct UnknownTypeRule: ResolutionRule {
    let listScope: ListScope

    /// - Parameter wanted: The contexts that may have what nothing on offer has.
    func reportUnknownTypes(in file: Int, wanting wanted: Set<SourcePlace>) {
        for id in table.symbolIDs(declaredIn: file) where facts.isGenerated(id) {
            for part in table.symbol(id).parts {
                let scope = SymbolTable.Scope(file: part.file, type: table.symbol(id).name)
                for mark in part.marked.marks.marks + part.marked.memberMarks { report(in: mark, scope, wanted) }
                reportNearModels(part, id)
            }
        }
        guard table.files[file].isGenerated else { return }
        for mark in table.markedAliases(in: file).flatMap(\.marked.marks.marks) {
            report(in: mark, SymbolTable.Scope(file: file, type: nil), wanted)
        }
    }

    private func report(in mark: Mark, _ scope: SymbolTable.Scope, _ wanted: Set<SourcePlace>) {
        for argument in mark.arguments {
            for value in argument.value.elements {
                guard let unknown = facts.unknownType(value, as: argument.name, in: scope) else { continue }
                // A slip in the class of a cell is told where it is taken.
                if [.cell, .empty].contains(argument.name), unknown.near != nil { continue }
                let isTitle = mark.kind == .section && [.header, .footer].contains(argument.name)
                report(
                    .unknownType(
                        unknown.name, near: unknown.near, sources: unknown.sources,
                        title: isTitle ? argument.name.rawValue : nil,
                        isWanted: wanted.contains(value.place)), at: value.place)
            }
        }
    }

    /// Warns of the models of a list, section or rows enum that are spelled almost like a type of the program. Other
    /// modules may declare them.
    private func reportNearModels(_ part: Symbol.Part, _ owner: Int) {
        guard facts.marks(of: owner).marks.contains(where: { [.list, .section, .rows].contains($0.kind) }) else {
            return
        }
        let scope = SymbolTable.Scope(file: part.file, type: table.symbol(owner).name)
        let hasCell = facts.marks(of: owner).marks.contains { $0.has(.cell) }
        // A property without a cell is told to be no row.
        for (property, marks) in part.marked.properties where !property.isStatic && !marks.contains(.ignore) {
            guard marks.contains(.row) || hasCell && !property.isComputed, let type = property.type,
                let range = property.typeRange
            else { continue }
            reportNearModel(type, scope, at: SourcePlace(path: part.path, range: range))
        }
        for (item, _) in part.marked.cases {
            let place = SourcePlace(path: part.path, range: item.nameRange)
            for parameter in item.parameters { reportNearModel(parameter.type, scope, at: place) }
        }
    }

    private func reportNearModel(_ type: String, _ scope: SymbolTable.Scope, at place: SourcePlace) {
        let (element, _) = facts.element(of: table.resolve(type, in: scope))
        guard case .named(let components) = element.syntax, components.count == 1, let name = components.first?.name,
            !SystemClasses.knows(name), let near = facts.nearModel(name, from: scope)
        else { return }
        report(.nearModel(name, near: near), at: place)
    }
}
