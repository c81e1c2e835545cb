import ListModel

extension ListDefinition {
    /// The type of the states that the table applies: the list, or what holds it with its computed rows.
    var stateType: String { isComputed ? "\(typeName).\(names.snapshot)" : typeName }

    /// The list as a type: with its type parameters.
    var valueType: String {
        typeParameters.isEmpty
            ? typeName : "\(typeName)<\(typeParameters.map(Namer.identifier).joined(separator: ", "))>"
    }

    /// The state as a type.
    var stateValue: String { isComputed ? "\(valueType).\(names.snapshot)" : valueType }

    /// The type that takes the events: nested in the list, or beside a generic one, with the parameters of that.
    var actionsName: String {
        guard !typeParameters.isEmpty, actions == .protocol else { return names.actions }
        let parameters = typeParameters.map(Namer.identifier).joined(separator: ", ")
        return "\(Namer.identifier(genericActionsName))<\(parameters)>"
    }

    /// What leads from a state to the list as the app declares it: nothing, or a member.
    var valueMember: String { isComputed ? ".listValue" : "" }
}

extension SectionTypeDefinition {
    /// The type that answers its rows: the section struct, or what holds it with its computed rows.
    var stateType: String { isComputed ? "\(typeName).\(snapshotName)" : typeName }

    /// The section struct as a type: with its type parameters.
    var valueType: String {
        typeParameters.isEmpty
            ? typeName : "\(typeName)<\(typeParameters.map(Namer.identifier).joined(separator: ", "))>"
    }
}

extension SectionDefinition {
    /// What leads from an element of its property to the section struct of the app: nothing, or a member.
    var valueMember: String { snapshotType == nil ? "" : ".sectionValue" }

    /// The value of its property in a state, after `receiver`. That of an outline is as the app has it.
    func value(in receiver: String) -> String {
        let isOutline = shape.rows.own.contains { $0.property == property && $0.declaration?.outline != nil }
        return Namer.property(property, of: isOutline ? receiver + "listValue." : receiver)
    }
}

extension SectionEnumDefinition {
    /// The type that answers its rows: the section enum, or what holds it with its computed rows.
    var stateType: String { isComputed ? "\(typeName).\(names.snapshot)" : typeName }
}

extension SectionEnumDefinition.Case {
    /// What leads from what its snapshot carries to what the case carries: nothing, or a member.
    var valueMember: String { snapshotType == nil ? "" : ".sectionValue" }
}

extension RowSource {
    /// The type of each row; nil for one without payload.
    var elementType: String? {
        switch element {
        case .none: nil
        case .model(let payload): payload.type
        case .rows(let type, _): type
        }
    }
}
