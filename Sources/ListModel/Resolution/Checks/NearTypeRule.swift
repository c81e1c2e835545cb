import SourceText
import SwiftSurface

/// Types in marks that no input declares and that are spelled almost like one that is. Types of other modules are
/// trusted, so this is a warning, unless something wants what such a context has.
struct NearTypeRule: ResolutionRule {
    let listScope: ListScope

    func reportNearTypes(in file: Int) {
        for id in table.symbolIDs(declaredIn: file) where facts.isGenerated(id) {
            for part in table.symbol(id).parts {
                let sets = [part.marked.marks] + part.marked.propertyMarks + part.marked.caseMarks
                for argument in sets.flatMap(\.marks).flatMap(\.arguments) {
                    for value in argument.value.elements {
                        reportNearType(value, as: argument.name, file: part.file, id)
                    }
                }
            }
        }
    }

    private func reportNearType(_ value: MarkValue, as argument: MarkArgumentName, file: Int, _ owner: Int) {
        guard let (name, near) = facts.nearType(value, as: argument, file: file, owner) else { return }
        report(.nearType(name, near: near, isWanted: findings.wantedContexts.contains(value.place)), at: value.place)
    }
}
