import SourceText
import SwiftSurface

/// The stages of the lists of one file.
struct ListStages: ResolutionRule {
    let listScope: ListScope

    func lists() -> [ListDefinition] {
        table.symbolIDs(declaredIn: listScope.outputFile).filter { facts.isGenerated($0) }.compactMap { id in
            guard facts.marks(of: id).contains(.list), table.symbol(id).kind == .struct else { return nil }
            let list = list(id)
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
        for mark in marks.all(.list) { applied.apply(mark.place) }
        contribute(id)
        // Of parameters that are not understood nothing is known.
        let isUnknown =
            table.symbol(id).declaration.genericParameters != nil && !GenericListRule(self).isLegal(id)
        let doubting = doubting(marks.isFaulty || isUnknown)
        let (list, hasErrors) = log.checking { doubting.list(id, mark: mark) }
        let showsNothing = log.checking {
            if list.sections.isEmpty, !hasErrors { DoubtRule(doubting).reportNoRows(id) }
        }.hasErrors
        return hasErrors || showsNothing || marks.isFaulty || list.sections.isEmpty ? nil : list
    }

    private func list(_ id: Int, mark: Mark) -> ListDefinition {
        NameRule(self).checkExtendable(id)
        InlineRule(self).check(id, mark)
        let frame = ListFrameRule(self).frame(ofList: id, mark: mark, showing: nestedFaces(in: id))
        return ListStages(listScope: listScope.within(frame)).members(of: id, mark: mark)
    }

    private func members(of id: Int, mark: Mark) -> ListDefinition {
        let built = ListRule(self).list(id, mark: mark)
        let list = built.definition
        LeafChecks(self).check(built, id, mark: mark)
        TypeNameRule(self).check(list, of: id, mark: mark)
        AccessRule(self).checkShown(built.uses, by: list, id)
        SceneRule(self).check(built.uses, of: list, id)
        GenericListRule(self).check(id, mark: mark, list)
        return list
    }

    /// What the rows of a list need to know of the lists that they show. A faulty list tells its faults itself.
    private func nestedFaces(in id: Int) -> [Int: NestedFace] {
        var faces: [Int: NestedFace] = [:]
        for inner in facts.lists(in: id) where !facts.lists(below: inner).contains(inner) {
            let file = table.symbol(inner).file
            let log = Log()
            let reader = MembersReader(facts, log: log, outputFile: file)
            let (list, _) = log.collecting { log in
                ListStages(listScope: ListScope(facts, log: log, types: reader, outputFile: file)).list(inner)
            }
            faces[inner] = list.map(NestedFace.init)
        }
        return faces
    }
}
