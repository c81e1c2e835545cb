/// Text of the generator with text of the app in it: the names of other modules in the literal parts are marked, those in
/// interpolated parts mean what the app means by them.
struct OwnText: ExpressibleByStringInterpolation {
    private(set) var text: String

    init(stringLiteral text: String) { self.text = ForeignSpelling.marked(text) }

    init(stringInterpolation: Interpolation) { text = stringInterpolation.text }

    struct Interpolation: StringInterpolationProtocol {
        fileprivate var text = ""

        init(literalCapacity: Int, interpolationCount: Int) {}

        mutating func appendLiteral(_ literal: String) { text += ForeignSpelling.marked(literal) }

        mutating func appendInterpolation(_ value: some CustomStringConvertible) { text += value.description }
    }
}
