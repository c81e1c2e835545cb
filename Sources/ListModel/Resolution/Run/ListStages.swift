import SourceText
import SwiftSurface

/// The stages of the lists of one file.
struct ListStages: ResolutionRule {
    let listScope: ListScope

    func lists() -> [ListDefinition] {
        table.symbolIDs(declaredIn: listScope.outputFile).filter { facts.isGenerated($0) }.compactMap { id in
            guard facts.marks(of: id).contains(.list), table.symbol(id).kind == .struct else { return nil }
            let list = ListStages(listScope: listScope.of(file: listScope.outputFile)).list(id)
            if let list {
                ConnectedListRule(self).report(list, id)
                UncalledMethodRule(self).report(list, id)
            }
            return list
        }
    }

    private func list(_ id: Int) -> ListDefinition? {
        let marks = facts.marks(of: id)
        guard let mark = marks[.list] else { return nil }
        let doubt = listScope.isInDoubt
        defer { listScope.isInDoubt = doubt }
        listScope.doubt(if: marks.isFaulty)
        let errors = errorCount
        for mark in marks.all(.list) { applied.apply(mark.place) }
        contribute(id)
        NameRule(self).checkExtendable(id)
        InlineRule(self).check(id, mark)
        listScope.nestedFaces = nestedFaces(in: id)
        let built = ListRule(self).list(id, mark: mark)
        let list = built.definition
        LeafChecks(self).check(built, id, mark: mark)
        TypeNameRule(self).check(list, of: id, mark: mark)
        AccessRule(self).checkShown(built.uses, by: list, id)
        SceneRule(self).check(built.uses, of: list, id)
        GenericListRule(self).check(id, mark: mark, list)
        if list.sections.isEmpty, errors == errorCount { DoubtRule(self).reportNoRows(id) }
        return errors == errorCount && !marks.isFaulty && !list.sections.isEmpty ? list : nil
    }

    /// What the rows of a list need to know of the lists that they show. A faulty list tells its faults itself.
    private func nestedFaces(in id: Int) -> [Int: NestedFace] {
        var faces: [Int: NestedFace] = [:]
        for inner in facts.lists(in: id) where !facts.lists(below: inner).contains(inner) {
            let scope = listScope.of(file: table.symbol(inner).file).probe()
            faces[inner] = ListStages(listScope: scope).list(inner).map(NestedFace.init)
        }
        return faces
    }
}
