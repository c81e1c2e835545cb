import ListModel

extension CallText {
    /// The payload values that `argument` takes.
    static func bound(by argument: Argument, of leaf: RowLeaf) -> Set<Int> {
        if argument.taken != nil { return CallText(leaf: leaf).bound(by: argument.values) }
        return switch argument.form {
        case .constant, .expression: []
        case .function(let call): CallText(leaf: leaf).bound(by: call.values)
        case .keyPath: leaf.payload.isEmpty ? [] : [0]
        case .closure(let count): Set(leaf.payload.indices.prefix(count))
        }
    }
}
