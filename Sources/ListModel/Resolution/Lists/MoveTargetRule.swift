/// Where rows that move anywhere can go.
struct MoveTargetRule: ResolutionRule {
    let listScope: ListScope

    /// Reports rows that are to be moved to other sections, of which none takes them.
    func check(_ sections: [BuiltSection], of members: ListMembers) {
        doubting(Self.isDoubtful(sections, of: members)).check(sections)
    }

    /// Whether a mark with a fault may hide rows.
    private static func isDoubtful(_ sections: [BuiltSection], of members: ListMembers) -> Bool {
        guard case .sections(let members) = members else { return false }
        let count = members.count { if case .ignored = $0.meaning { false } else { true } }
        return count != sections.count || members.contains { $0.site.marks.isFaulty }
            || sections.contains { $0.leaves.contains(where: \.isDoubtful) }
    }

    private func check(_ sections: [BuiltSection]) {
        let places = sections.map { $0.leaves.filter { $0.leaf.moves?.isAnywhere == true } }
        for (index, leaves) in places.enumerated() where !sections[index].definition.isRepeated {
            let others = places.enumerated().filter { $0.offset != index }.flatMap(\.element)
            for leaf in leaves {
                guard let moves = leaf.leaf.moves,
                    !others.contains(where: { $0.leaf.moves?.element == moves.element })
                else { continue }
                let isAccompanied = leaves.contains { $0.name != leaf.name && $0.leaf.moves?.element == moves.element }
                report(.movesNowhere(leaf.name, type: moves.element, isAccompanied: isAccompanied), at: moves.place)
            }
        }
    }
}
