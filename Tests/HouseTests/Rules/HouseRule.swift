import Testing

/// A rule of this code base that the compiler does not know.
struct HouseRule: CustomTestStringConvertible, Sendable {
    /// What an exception names.
    let name: String
    /// Where a file breaks the rule: `path:line: what is wrong`.
    let violations: @Sendable (HouseFile) -> [String]

    var testDescription: String { name }

    static let all: [HouseRule] = [.imports, .oneType, .words, .size, .names, .documentation, .headless, .cases]
}
