import SourceText
import SwiftSurface

/// The names of rows, which are cases of generated enums.
struct RowNameRule: ResolutionRule {
    let listScope: ListScope

    /// Reports two rows of one name, unless `#if` lets only one of them stand.
    func check(_ sites: [RowSite], owner: String) {
        checkMeaning(of: sites)
        var known: [String: [RowSite]] = [:]
        for site in sites {
            let first = known[site.name]?.first { !Conditions.exclude($0.conditions, site.conditions) }
            if let first { report(.duplicateRowName(site.name, owner: owner, first: first.place), at: site.place) }
            if first == nil { known[site.name, default: []].append(site) }
        }
    }

    /// Reports rows called `none`, which would be nil if a look-up answers an optional row.
    private func checkMeaning(of sites: [RowSite]) {
        for site in sites where site.caseName == "none" {
            report(.rowNamedNone(isCase: site.property.isEmpty), at: site.place)
        }
        for site in sites where ["Type", "Protocol", "Self"].contains(site.caseName) {
            report(.unspeakableRow(site.caseName), at: site.place)
        }
    }
}
