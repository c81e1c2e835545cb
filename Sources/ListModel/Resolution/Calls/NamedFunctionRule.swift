import SourceText
import SwiftSurface

/// The functions that a name in a mark may mean: of the types around the row, of its cell, of the file, then of the list
/// and of its context; static ones, and methods of the values that are at hand.
struct NamedFunctionRule: ResolutionRule {
    let listScope: ListScope

    /// The functions of a base name, the narrower places first. A qualified name has one place.
    func functions(
        _ base: String, site: RowSite, cell: CellSelection?, in around: Surroundings
    ) -> [[NamedFunction]] {
        if let dot = base.lastIndex(of: ".") {
            let name = String(base[base.index(after: dot)...])
            let prefix = String(base[..<dot])
            if prefix == "context", let context = contextID(around) {
                return [functions(name, of: context, receiver: .context)]
            }
            let owner = table.resolve(prefix, in: site.scope)
            guard let id = table.symbolID(of: owner.syntax, from: site.file) else {
                return table.modules.contains(prefix) ? [globalFunctions(name, from: site.file)] : []
            }
            let receiver = id == contextID(around) ? FillValue.context : nil
            return [functions(name, of: id, receiver: receiver)]
        }
        var tiers: [[NamedFunction]] = []
        var seen: Set<Int> = []
        func add(_ id: Int?, receiver: FillValue?) {
            guard let id, seen.insert(id).inserted else { return }
            tiers.append(functions(base, of: id, receiver: receiver))
        }
        for id in owners(of: site) { add(id, receiver: receiver(of: id, in: around)) }
        add(cell?.symbol, receiver: .cell)
        tiers.append(globalFunctions(base, from: site.file))
        if !around.isProvider { add(around.owner, receiver: .state) }
        add(contextID(around), receiver: .context)
        // A model that fills its cell.
        if cell != nil, site.types.count == 1, !site.isOfSection {
            add(table.symbolID(of: site.types[0].syntax, from: site.file), receiver: .payload(0))
        }
        return tiers
    }

    /// Whether a qualified name is that of methods and of no property: `context.height`, `StoryCell.height`.
    func isMethod(_ name: String, site: RowSite, in around: Surroundings) -> Bool {
        guard let dot = name.lastIndex(of: "."),
            !functions(name, site: site, cell: nil, in: around).joined().isEmpty
        else { return false }
        let (prefix, base) = (String(name[..<dot]), String(name[name.index(after: dot)...]))
        let owner =
            prefix == "context"
            ? contextID(around) : table.symbolID(of: table.resolve(prefix, in: site.scope).syntax, from: site.file)
        return owner.map { owner in
            !table.lineage(of: owner).contains { id in
                table.symbol(id).parts.contains { part in
                    part.declaration.properties.contains { $0.name == base }
                }
            }
        } ?? true
    }

    /// The function that is spelled nearly so, of the named type or of those that a name alone may mean.
    func nearest(_ base: String, site: RowSite, cell: CellSelection?, in around: Surroundings) -> [String] {
        guard let dot = base.lastIndex(of: ".") else {
            let types = owners(of: site) + [cell?.symbol, around.owner, contextID(around)].compactMap { $0 }
            let names = types.flatMap { id in
                table.lineage(of: id).flatMap { table.symbol($0).parts.flatMap(\.declaration.functions) }
                    .filter { $0.kind == .function }.map(\.name)
            }
            return Spelling.nearest(to: base, among: Array(Set(names + table.functions.keys)).sorted()).map { [$0] }
                ?? []
        }
        let type = String(base[..<dot])
        guard let id = table.symbolID(of: table.resolve(type, in: site.scope).syntax, from: site.file) else {
            return []
        }
        let names = table.symbol(id).parts.flatMap(\.declaration.functions).filter(\.isStatic).map(\.name)
        let near = Spelling.nearest(to: String(base[base.index(after: dot)...]), among: names)
        return near.map { [type + "." + $0] } ?? []
    }

    /// The type that a row is declared in, and those around it.
    private func owners(of site: RowSite) -> [Int] {
        var owners: [Int] = []
        var outer: String? = site.owner
        while let type = outer {
            if let id = table.symbolID(named: type, from: site.scope) { owners.append(id) }
            outer = type.outerName
        }
        return owners
    }

    private func contextID(_ around: Surroundings) -> Int? {
        around.context.flatMap { table.symbolID(of: $0.syntax, from: around.file) }
    }

    /// The value of a type around the row that is at hand when the row is shown.
    private func receiver(of id: Int, in around: Surroundings) -> FillValue? {
        if let (_, depth) = around.enums.last(where: { $0.id == id }) { return depth == 0 ? .row : .rows(depth: depth) }
        if id == contextID(around) { return .context }
        if id == around.owner { return around.isProvider ? nil : .state }
        let isSection = facts.marks(of: id).contains(.section) && table.symbol(id).kind == .struct
        return isSection && !around.isProvider ? .section : nil
    }

    /// The functions of a type: its own, those that it inherits, then those of the protocols that it conforms to.
    func functions(_ name: String, of id: Int, receiver: FillValue?) -> [NamedFunction] {
        var result: [NamedFunction] = []
        for group in table.memberOwners(of: id) {
            let narrower = result
            for owner in group {
                let isOfProtocol = table.symbol(owner.id).kind == .protocol
                let type = table.text(of: isOfProtocol ? id : owner.id)
                for function in functions(of: owner, seenBy: id)
                where function.name == name && function.kind == .function && (function.isStatic || receiver != nil) {
                    var candidate = facts.candidate(function, owner: owner.id, part: owner.part, of: id, mark: nil)
                    // One that is overridden, or that the type writes for its protocol, is the same.
                    if narrower.contains(where: { facts.overrides($0.candidate, candidate) }) { continue }
                    candidate.attributes += facts.availability(of: owner.id)
                    result.append(
                        NamedFunction(
                            receiver: function.isStatic ? nil : receiver,
                            name: function.isStatic ? type + "." + name : name, owner: type, file: owner.part.file,
                            candidate: candidate, returnType: function.returnType))
                }
            }
        }
        return result
    }

    /// A class of Objective-C has all methods of its protocols, also those that nobody has to implement.
    private func functions(of owner: MemberOwner, seenBy id: Int) -> [Function] {
        let all = owner.part.declaration.functions
        let isWritten = owner.isRequirement && owner.part.declaration.language == .swift
        return isWritten && table.symbol(id).kind != .protocol ? [] : all
    }

    private func globalFunctions(_ name: String, from file: Int) -> [NamedFunction] {
        (table.functions[name] ?? []).filter { $0.file == file || !Access($0.function.modifiers).isFileOnly }.map {
            var candidate = facts.candidate(
                $0.function, named: name, in: SymbolTable.Scope(file: $0.file, type: nil), path: $0.path)
            candidate.isMember = false
            return NamedFunction(
                name: name, file: $0.file, candidate: candidate, returnType: $0.function.returnType)
        }
    }
}
