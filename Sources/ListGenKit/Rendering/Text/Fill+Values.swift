import ListModel

extension Fill {
    /// What the call reads.
    var values: [FillValue] {
        switch self {
        case .none: []
        case .expression(_, let offers): offers.map(\.value)
        case .content(let argument, let offers): argument.call?.values ?? offers.map(\.value)
        case .method(_, let arguments): arguments.map(\.value)
        case .function(_, let call): call.values
        case .property(_, let value): [value]
        case .requirement(let requirement): requirement.parameters.map(\.value)
        }
    }
}
