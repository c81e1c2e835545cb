import SourceText
import SwiftSurface

/// Reads the properties of a list.
struct ListMembersRule: ResolutionRule {
    let listScope: ListScope

    func members(of id: Int, mark: Mark) -> ListMembers {
        let marks = facts.marks(of: id)
        if marks.contains(.section) {
            let section = marks[.section].map { [$0] } ?? []
            return .whole(SectionTypeRule(self).readSites(id, outer: section + [mark]))
        }
        return .sections(
            facts.properties(of: id).map { site in
                let outer = [site.marks[.section], mark].compactMap { $0 }
                return (
                    site,
                    PropertyRule(doubting(site.marks.isFaulty)).meaning(of: site, outer: outer, allowsSections: true)
                )
            })
    }
}
