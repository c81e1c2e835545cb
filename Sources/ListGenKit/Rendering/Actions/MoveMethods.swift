import ListModel
import SwiftSurface

/// Rows that the user moves by hand: which, where they go, and how the list follows.
struct MoveMethods {
    let owner: ClassValues

    private var list: ListDefinition { owner.list }

    func values(_ functions: inout MarkFunctions) -> [String: Any] {
        guard list.movesRows else { return ["moves": false] }
        let told = list.leaves.contains { $0.takes(.move) }
        return [
            "moves": [
                "canMove": canMove(&functions), "take": take, "told": told ? ["statements": self.told] as Any : false,
            ] as [String: Any]
        ]
    }

    /// The `switch` that tells of a row as the newest state has it.
    private var told: [String] {
        NewestCall(owner: owner).lines({ $0.requirement(for: .move) }) { $0.offset = "offset" }
    }

    private func canMove(_ functions: inout MarkFunctions) -> [String] {
        var branches = list.leaves.map { leaf in
            guard let canMove = leaf.canMove else {
                return RowSwitch.Branch(leaf, body: ["return \(leaf.moves != nil)"])
            }
            let said = RowArgument(canMove, "canMove", returning: "Bool", of: leaf, in: owner, &functions)
            return said.branch(otherwise: "false") { ["return " + $0] }
        }
        if !list.leaves.contains(where: { $0.load != nil && $0.canMove != nil }) {
            branches = LoadingBranches.unloaded(branches)
        }
        var rows = RowSwitch(branches: branches)
        rows.unloaded = { _ in ["return false"] }
        return rows.lines(over: "row")
    }

    /// The statements that make a move in the value of the list.
    private var take: [String] {
        let branches = list.leaves.map { RowSwitch.Branch($0, body: body($0)) }
        return RowSwitch(branches: LoadingBranches.unloaded(branches)).lines(over: "move.row")
    }

    private func body(_ leaf: RowLeaf) -> [String] {
        guard let moves = leaf.moves, let source = rows(leaf) else { return ["break"] }
        let found = source.lookup(Namer.sectionID, as: moves.isAnywhere ? "from" : "index")
        let lookup = found.map { ["guard \($0.test) else { return }"] } ?? []
        let index = found?.index ?? ""
        guard moves.isAnywhere else { return lookup + [source.reorder(index)] }
        let arms = list.sections.enumerated().compactMap { position, section -> ConditionalLines? in
            guard let target = target(of: source, moves.element, at: position) else { return nil }
            let carries = target.text.identityType == nil ? "" : "(let targetID)"
            let isOwn = position == source.position && !section.isRepeated
            let lines = isOwn ? [source.reorder(index)] : target.insert(source, from: index)
            let pattern = ".\(Namer.member(section.name))\(carries)"
            return ConditionalLines(SwitchText.arm([pattern], lines), if: section.conditions)
        }
        let rest = arms.count == list.sections.count ? [] : ["default: break"]
        return lookup + ["switch move.target {"] + ConditionalLines.joined(arms) + rest + ["}"]
    }

    private func rows(_ leaf: RowLeaf) -> MovedRows? {
        guard let found = owner.place.find(leaf), let source = found.source else { return nil }
        return MovedRows(
            text: found.text, position: found.position, source: source, isAlias: list.rowAlias != nil,
            index: owner.index)
    }

    /// Where rows go in a section: to their own property, or else to the first that has rows of their type.
    private func target(of source: MovedRows, _ element: String, at position: Int) -> MovedRows? {
        if position == source.position { return source }
        let leaf = list.leaves.first { leaf in
            leaf.moves?.isAnywhere == true && leaf.moves?.element == element
                && owner.place.sectionPosition(leaf) == position
        }
        return leaf.flatMap(rows)
    }
}
