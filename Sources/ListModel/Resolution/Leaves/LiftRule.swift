import SourceText
import SwiftSurface

/// What of a cell a menu of its row opens from, and a drag lifts.
struct LiftRule: ResolutionRule {
    let listScope: ListScope

    /// The members of the cells of a row that are marked `lift`, at each of its cells.
    func noted(in leaf: RowLeaf, cells: [CellSelection], in around: Surroundings) -> RowLeaf {
        var leaf = leaf
        for (index, cell) in cells.enumerated() {
            guard let id = cell.symbol, let found = lifts(of: id).first else { continue }
            guard leaf.hasMenu || leaf.drag != nil else {
                for lift in lifts(of: id) { applied.pass(lift.mark, because: .noLifting) }
                continue
            }
            for lift in lifts(of: id) { applied.apply(lift.mark) }
            if let second = lifts(of: id).dropFirst().first {
                report(.secondLift(second.name, cell: cell.type.text, first: found.place), at: second.place)
            }
            leaf.cells[index].lift = checked(found, of: id, cell, in: around)
        }
        return leaf
    }

    private struct Found {
        var name: String
        var place: SourcePlace
        var mark: SourcePlace
        /// Why it cannot be lifted.
        var fault: String?
        var isMethod: Bool
        var isSeen: Bool
    }

    private func checked(_ found: Found, of id: Int, _ cell: CellSelection, in around: Surroundings) -> Lift? {
        if let fault = found.fault {
            report(.unliftable(found.name, cell: cell.type.text, because: fault), at: found.place)
            return nil
        }
        guard found.isSeen else {
            report(.unliftable(found.name, cell: cell.type.text, because: "the list cannot see it"), at: found.place)
            return nil
        }
        return Lift(
            type: cell.type.text, member: found.name, isMethod: found.isMethod, depth: table.lineage(of: id).count)
    }

    /// Whether a property is known to hold something else than a view.
    private func isNoView(_ property: Property, of owner: Int, _ part: Symbol.Part) -> Bool {
        guard let found = table.member(property.name, of: owner)?.type else { return false }
        let type = TypeMatch.unwrapped(found.syntax)
        if let id = table.symbolID(of: type, from: part.file) {
            guard table.symbol(id).kind == .class else { return table.symbol(id).kind != .protocol }
            return facts.systemClass(of: id).map { InterfaceBuilderClasses.isKind($0, of: "UIView") == false } ?? false
        }
        let name = TypeMatch.plain(type).description
        return StandardTypes.values.contains(name) || InterfaceBuilderClasses.isKind(name, of: "UIView") == false
    }

    /// The marked members of a class and of those that it inherits from, the nearest class first.
    private func lifts(of id: Int) -> [Found] {
        let file = listScope.outputFile
        for owner in table.lineage(of: id) {
            var found: [Found] = []
            for part in table.symbol(owner).parts {
                for (property, marks) in part.marked.properties {
                    guard let mark = marks[.lift] else { continue }
                    let place = SourcePlace(path: part.path, range: property.nameRange)
                    found.append(
                        Found(
                            name: property.name, place: place, mark: mark.place,
                            fault: property.isStatic
                                ? "it is a member of the class"
                                : isNoView(property, of: owner, part) ? "it is not a view" : nil,
                            isMethod: false,
                            isSeen: table.isSeen(property, at: place, from: file)))
                }
                for (function, marks) in part.marked.functions {
                    guard let mark = marks[.lift] else { continue }
                    let candidate = facts.candidate(function, owner: owner, part: part, of: id, mark: mark.place)
                    let returned = function.returnType.map { TypeMatch.plain(TypeSyntax(parsing: $0)).description }
                    let fault =
                        function.isStatic
                        ? "it is a member of the class"
                        : candidate.parameters.contains { !$0.hasDefault }
                            ? "it takes parameters"
                            : candidate.effect
                                ?? (["UITargetedPreview", "UITargetedPreview?"].contains(returned)
                                    ? nil : "it gives no `UITargetedPreview`")
                    found.append(
                        Found(
                            name: function.name, place: candidate.place, mark: mark.place, fault: fault,
                            isMethod: true, isSeen: facts.isCallable(candidate, from: file)))
                }
            }
            if !found.isEmpty { return found }
        }
        return []
    }
}
