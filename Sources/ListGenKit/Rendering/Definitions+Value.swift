import ListModel

extension ListDefinition {
    /// The type of the states that the table applies: the list, or what holds it with its computed rows.
    var stateType: String { isComputed ? "\(typeName).\(names.snapshot)" : typeName }

    /// What leads from a state to the list as the app declares it: nothing, or a member.
    var valueMember: String { isComputed ? ".listValue" : "" }
}

extension SectionTypeDefinition {
    /// The type that answers its rows: the section struct, or what holds it with its computed rows.
    var stateType: String { isComputed ? "\(typeName).\(snapshotName)" : typeName }
}

extension SectionDefinition {
    /// What leads from an element of its property to the section struct of the app: nothing, or a member.
    var valueMember: String { snapshotType == nil ? "" : ".sectionValue" }
}
