extension Event {
    static let names = allCases.map(\.rawValue)
}
