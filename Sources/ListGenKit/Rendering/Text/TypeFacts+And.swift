import ListModel

extension TypeFacts {
    /// What holds of a type without parts.
    static let all = TypeFacts(isHashable: true, isEquatable: true, isSendable: true, isNonisolated: true)

    /// What holds of a type that is made of both.
    func and(_ other: TypeFacts) -> TypeFacts {
        TypeFacts(
            isHashable: isHashable && other.isHashable, isEquatable: isEquatable && other.isEquatable,
            isSendable: isSendable && other.isSendable, isNonisolated: isNonisolated && other.isNonisolated)
    }
}
