import ListModel

/// What performs the actions that swipes and menus of rows offer.
struct PerformMethods {
    let owner: ClassValues

    /// A function for each enum of actions, which performs one of them.
    var values: [[String: Any]] {
        let leaves = owner.list.leaves
        var types: [String] = []
        for leaf in leaves {
            if let type = leaf.actions?.performs?.type, !types.contains(type) { types.append(type) }
        }
        let name = Namer.local("action", apartFrom: leaves.flatMap { $0.payload.map(\.binding) })
        return types.map { type in
            let lines = NewestCall(owner: owner).lines {
                $0.actions?.performs?.type == type ? $0.actions?.performs?.requirement : nil
            } _: { call in
                call.event = "event"
                call.action = name
            }
            return ["action": name, "actionType": type, "statements": lines]
        }
    }
}
