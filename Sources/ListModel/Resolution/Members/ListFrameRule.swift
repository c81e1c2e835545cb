import SourceText
import SwiftSurface

/// What the marks of a list or provider say before its members are read.
struct ListFrameRule: ResolutionRule {
    let listScope: ListScope

    /// - Parameter faces: The lists that rows of the list show.
    func frame(ofList id: Int, mark: Mark, showing faces: [Int: NestedFace]) -> ListFrame {
        let context = ContextRule(self).type(mark, of: id)
        let target = applied.choice(.target, of: mark).flatMap(ListTarget.init) ?? .table
        return ListFrame(
            owner: id, target: target, context: context, contextOffers: offers(of: context, in: id),
            misspeltContext: misspeltContext(mark, of: id),
            hasLayouts: target == .collection && isLayoutSaid(in: id, by: mark), nestedFaces: faces)
    }

    func frame(ofProvider id: Int, mark: Mark) -> ListFrame {
        let context = ContextRule(self).type(mark, of: id)
        return ListFrame(
            owner: id, target: applied.choice(.provider, of: mark).flatMap(ListTarget.init) ?? .table, context: context,
            contextOffers: offers(of: context, in: id), misspeltContext: nil, hasLayouts: false, nestedFaces: [:])
    }

    private func offers(of context: ResolvedType?, in owner: Int) -> [Offer] {
        let around = Surroundings(file: table.symbol(owner).file, owner: owner, rowType: "")
        return context.map { OfferRule(self).contextOffers(of: $0, in: around) } ?? []
    }

    private func misspeltContext(_ mark: Mark, of id: Int) -> SourcePlace? {
        guard let value = mark.written(.context) else { return nil }
        let symbol = table.symbol(id)
        let unknown = facts.unknownType(
            value, as: .context, in: SymbolTable.Scope(file: symbol.file, type: symbol.name))
        return unknown.flatMap { $0.near != nil || $0.sources.isEmpty ? value.place : nil }
    }

    /// Whether the mark of a list, or a mark of one of its sections, says a layout.
    private func isLayoutSaid(in list: Int, by mark: Mark) -> Bool {
        mark.has(.layout) || sectionMarks(of: list).contains { $0[.section]?.has(.layout) == true }
    }

    /// The marks of the sections of a list: of the list, its properties, their types and the cases of those.
    func sectionMarks(of list: Int) -> [MarkSet] {
        var found = [facts.marks(of: list)]
        for site in facts.properties(of: list) {
            found.append(site.marks)
            let member = table.member(site.property, site.marks, owner: list, part: site.part, of: list)
            if let type = member.type { found += marks(ofElement: type, from: site.part.file) }
        }
        return found
    }

    /// The marks of a section type and of its cases.
    private func marks(ofElement type: ResolvedType, from file: Int, isOfCase: Bool = false) -> [MarkSet] {
        guard let id = table.symbolID(of: facts.element(of: type).0.syntax, from: file) else { return [] }
        let own = facts.marks(of: id)
        guard own.contains(.section), !own.contains(.list) else { return own.isFaulty ? [own] : [] }
        let symbol = table.symbol(id)
        var found = [own]
        // A case carries a section struct at most.
        for part in symbol.kind == .enum && !isOfCase ? symbol.parts : [] {
            for (enumCase, marks) in part.marked.cases {
                found.append(marks)
                guard let payload = enumCase.parameters.first else { continue }
                let scope = SymbolTable.Scope(file: part.file, type: symbol.name)
                found += self.marks(ofElement: table.resolve(payload.type, in: scope), from: part.file, isOfCase: true)
            }
        }
        return found
    }
}
