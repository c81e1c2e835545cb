import ListModel

/// The statements that tell the app of an end, in `willDisplay`.
struct NearEndText {
    let owner: ClassValues

    func lines(_ leaf: RowLeaf, _ call: CallText) -> [String] {
        guard let nearEnd = leaf.nearEnd else { return [] }
        let asClosure = owner.list.actions == .closures
        let told = (asClosure ? "actions." : "actions?.") + call.call(nearEnd.requirement, asClosure: asClosure)
        let distance =
            switch nearEnd.distance {
            case .rows(let rows)?: ", within: \(rows)"
            case .screens(let screens)?: ", screens: \(screens)"
            case nil: ""
            }
        var lead: [String] = []
        var rows = ""
        switch nearEnd.scope {
        case .property:
            let found = owner.place.rows(leaf)
            (lead, rows) = (found.lead, ", of: " + found.range)
        case .section: rows = ", of: 0..<applied.rowCount(inSection: indexPath.section)"
        case .list: break
        }
        return lead + SwitchText.branch("approachesEnd(at: indexPath\(rows)\(distance))", [told])
    }
}
