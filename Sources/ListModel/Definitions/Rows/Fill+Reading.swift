extension Fill {
    /// Whether it is given a value.
    func reads(_ value: FillValue) -> Bool {
        switch self {
        case .none: false
        case .requirement(let requirement): requirement.parameters.contains { $0.value == value }
        case .method(_, let arguments): arguments.contains { $0.value == value }
        case .function(_, let call): call.values.contains(value)
        case .property(_, let read): read == value
        case .content(let argument, let offers), .expression(let argument, let offers):
            (argument.call?.values ?? offers.map(\.value)).contains(value)
        }
    }
}
