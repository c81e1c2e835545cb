@_spi(Generated) extension ListDriver {
    /// The reuse identifier that a row says, under which the class or nib is registered when it first occurs; for generated
    /// code.
    public func registered<Kind: ListCellKind>(_ kind: Kind, for request: ListCellRequest<View>) -> String
    where Kind.View == View {
        guard let view = request.shown else { return kind.rawValue }
        let known = { Kind.allCases.map { ($0.rawValue, $0.viewClass as AnyClass) } }
        switch rowIdentifiers.answer(kind.rawValue, of: kind.viewClass, known: known) {
        case .known(let identifier): return identifier
        case .new(let identifier):
            kind.register(as: identifier, in: view)
            return identifier
        case .shared(let own, let other):
            kind.register(as: own, in: view)
            reportOnce(
                .sharedIdentifier("\(kind.viewClass)"),
                .sharedIdentifier(kind.rawValue, classes: ["\(other)", "\(kind.viewClass)"]))
            return own
        }
    }
}
