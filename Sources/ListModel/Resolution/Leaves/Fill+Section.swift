extension ExpressionOffer {
    /// The value of the section in the place of a payload.
    var ofSection: ExpressionOffer {
        value == .payload(0) ? ExpressionOffer(name == "row" ? "section" : name, type, .section) : self
    }
}

extension Requirement {
    /// With the value of the section in the place of a payload.
    var ofSection: Requirement {
        var requirement = self
        for index in requirement.parameters.indices where requirement.parameters[index].value == .payload(0) {
            requirement.parameters[index].value = .section
        }
        return requirement
    }
}

extension Fill {
    /// How a header is filled: with the value of the section in the place of a payload.
    var ofSection: Fill {
        switch self {
        case .requirement(let requirement): return .requirement(requirement.ofSection)
        case .expression(let argument, let offers): return .expression(argument, offers: offers.map(\.ofSection))
        case .content(let argument, let offers): return .content(argument, offers: offers.map(\.ofSection))
        case .none, .method, .property, .function: return self
        }
    }
}
