import ListModel
import SwiftSurface

/// The kinds of rows that are ids: one branch for each id, which loads what it shows and switches over that.
struct LoadingBranches {
    let rows: RowSwitch

    init(_ rows: RowSwitch) { self.rows = rows }

    /// Nil without such kinds.
    var branches: [RowSwitch.Branch]? {
        guard rows.branches.contains(where: { $0.leaf.load != nil }) else { return nil }
        var result: [RowSwitch.Branch] = []
        var rest = rows.branches[...]
        while let first = rest.first {
            guard let load = first.leaf.load else {
                result.append(first)
                rest = rest.dropFirst()
                continue
            }
            let path = first.leaf.steps.prefix(load.depth)
            let group = rest.prefix { $0.leaf.load != nil && $0.leaf.steps.prefix(load.depth) == path }
            rest = rest.dropFirst(group.count)
            result.append(branch(Array(group), load))
        }
        return result
    }

    private func branch(_ group: [RowSwitch.Branch], _ load: RowLoad) -> RowSwitch.Branch {
        var outer = group[group.count - 1]
        outer.leaf = Self.row(of: outer.leaf, load)
        (outer.bound, outer.rows) = ([], nil)
        let inner = group.map { branch in
            var branch = branch
            branch.leaf.steps.removeFirst(load.depth)
            branch.leaf.load = nil
            return branch
        }
        let isPlain = inner.count == 1 && inner[0].leaf.steps.isEmpty
        let isRead = inner.contains { !$0.bound.isEmpty || Self.names(load.binding, in: $0.body) }
        let isUniform = inner.allSatisfy { $0.body == inner[0].body }
        let readsID = inner.contains { Self.names(load.id.binding, in: $0.body) }
        guard isRead || readsID || !(isPlain || isUniform) else { return outer }
        if let cell = Self.cell(inner) {
            outer.bound = [0]
            outer.body = fill(cell, inner, group[0].leaf, load, readsValue: isRead || !(isPlain || isUniform))
            return outer
        }
        let name = Namer.identifier(load.binding)
        let call = Self.call(group[0].leaf, load)
        outer.bound = [0]
        outer.body = rows.beforeLoading
        if !isRead, isPlain || isUniform {
            // What is loaded is not read, and if there is nothing the cell stays as it is.
            if load.isOptional {
                outer.body += SwitchText.guarded("\(call) != nil", rows.unloaded(group[group.count - 1].leaf))
            }
            outer.body += inner[0].body
            return outer
        }
        if load.isOptional {
            outer.body += SwitchText.guarded("let \(name) = \(call)", rows.unloaded(group[group.count - 1].leaf))
        } else {
            outer.body.append("let \(name) = \(call)")
        }
        outer.body += isPlain ? inner[0].body : RowSwitch(branches: inner).lines(over: name)
        return outer
    }

    /// The call that makes the cell of all kinds; nil if they differ in more than what fills it.
    private static func cell(_ kinds: [RowSwitch.Branch]) -> String? {
        let heads = Set(kinds.map(\.cell?.head))
        return heads.count == 1 ? heads.first ?? nil : nil
    }

    /// What a row shows is loaded where its cell is filled: which cell it needs is asked of rows that are off screen, too.
    private func fill(
        _ cell: String, _ kinds: [RowSwitch.Branch], _ leaf: RowLeaf, _ load: RowLoad, readsValue: Bool
    ) -> [String] {
        let name = Namer.identifier(load.binding)
        let value = readsValue ? "let \(name) = \(Self.call(leaf, load))" : "\(Self.call(leaf, load)) != nil"
        let fills = kinds.map { kind in
            var kind = kind
            kind.body = kind.cell?.fill ?? []
            return kind
        }
        let isPlain = fills.count == 1 && fills[0].leaf.steps.isEmpty
        let lines =
            (load.isOptional ? SwitchText.guarded(value, ["return"]) : readsValue ? [value] : [])
            + (isPlain || !readsValue ? fills[0].body : RowSwitch(branches: fills).lines(over: name))
        return ["return \(cell) { cell in"] + lines.map { "    \($0)" } + ["}" + (kinds[0].cell?.tail ?? "")]
    }

    /// The branches of what is done to rows whatever is loaded for them: one for each id.
    static func unloaded(_ branches: [RowSwitch.Branch]) -> [RowSwitch.Branch] {
        var known: Set<[String]> = []
        return branches.compactMap { branch in
            guard let load = branch.leaf.load else { return branch }
            var branch = branch
            branch.leaf = row(of: branch.leaf, load)
            return known.insert(branch.leaf.steps.map(\.caseName)).inserted ? branch : nil
        }
    }

    /// The kind of the row that is the id itself.
    static func row(of leaf: RowLeaf, _ load: RowLoad) -> RowLeaf {
        var leaf = leaf
        leaf.steps = Array(leaf.steps.prefix(load.depth))
        leaf.payload = [load.id]
        leaf.load = nil
        return leaf
    }

    /// `load(messages: id)`.
    static func call(_ leaf: RowLeaf, _ load: RowLoad) -> String {
        "load(\(Namer.label(name(leaf, load))): \(Namer.identifier(load.id.binding)))"
    }

    /// The name of the property across section structs.
    static func name(_ leaf: RowLeaf, _ load: RowLoad) -> String {
        Namer.joined(leaf.steps.prefix(load.depth).map(\.caseName))
    }

    /// Whether statements name a value. A member of that name, as in `applied.messages`, is another.
    private static func names(_ name: String, in lines: [String]) -> Bool {
        let isOfWord = { (character: Character) in character.isLetter || character.isNumber || character == "_" }
        return lines.contains { line in
            line.ranges(of: name).contains { range in
                let (before, after) = (line[..<range.lowerBound], line[range.upperBound...])
                if before.last.map(isOfWord) == true || after.first.map(isOfWord) == true { return false }
                return before.last != "." || before.hasSuffix("..")
            }
        }
    }
}
