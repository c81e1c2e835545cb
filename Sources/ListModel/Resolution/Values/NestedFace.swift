/// What a row needs to know of the list that it shows.
struct NestedFace {
    var target: ListTarget
    var typeName: String
    var className: String
    var context: String?
    var isContextWeak: Bool
    var actions: ListDefinition.Actions
    var actionsName: String
    var changesState: Bool

    init(_ list: ListDefinition) {
        target = list.target
        typeName = list.typeName
        className = list.className
        context = list.context
        isContextWeak = list.isContextWeak
        actions = list.actions
        actionsName = list.names.actions
        changesState = list.changesState
    }
}
