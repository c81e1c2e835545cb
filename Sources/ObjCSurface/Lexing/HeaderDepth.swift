import SourceText

/// Whether brackets and typedefs are nested so deeply that clang, which recurses, would run out of stack.
struct HeaderDepth {
    private static let mostBrackets = 100
    private static let mostTypedefs = 200
    private static let mostNames = 32

    private let outline: HeaderOutline
    private var brackets = 0
    /// Operators in a row: `***`, `!!!`.
    private var operators = 0
    /// `<` after a name: generic arguments, protocols.
    private var angles = 0
    /// `?` and `=` of one expression, which associate to the right.
    private var branches = 0
    /// How many typedefs are between each and what none is, and the same of protocols, of their own names.
    private var typedefs: [String: Int] = [:]
    private var protocols: [String: Int] = [:]

    /// The first place that is too deep. O(tokens).
    static func fault(of outline: HeaderOutline) -> HeaderFault? {
        var depth = HeaderDepth(outline: outline)
        return outline.tokens.indices.first { !depth.read($0) }.map {
            HeaderFault(.nestedTooDeeply, outline.tokens[$0].range)
        }
    }

    private init(outline: HeaderOutline) {
        self.outline = outline
    }

    private mutating func read(_ index: Int) -> Bool {
        let token = outline.tokens[index]
        switch token.kind {
        case .punctuation(let byte):
            operators += 1
            switch byte {
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): brackets += 1
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): brackets -= 1
            case UInt8(ascii: ";"): (angles, branches) = (0, 0)
            case UInt8(ascii: ","): branches = 0
            case UInt8(ascii: "?"), UInt8(ascii: "="): branches += 1
            case UInt8(ascii: "<"): if isOpeningAngle(index) { angles += 1 }
            case UInt8(ascii: ">"): angles = max(0, angles - 1)
            default: break
            }
        case .identifier where outline.text(token) == "typedef":
            return Self.add(names(after: index), last: true, to: &typedefs)
        case .atKeyword where outline.text(token) == "@protocol":
            return Self.add(names(after: index), last: false, to: &protocols)
        case .directive where outline.directive(token).name == "define":
            return !isDeep(outline.text(token))
        default: operators = 0
        }
        return max(operators, brackets, angles, branches) <= Self.mostBrackets
    }

    /// `1 << 0` and `a < b` open nothing that could be deep.
    private func isOpeningAngle(_ index: Int) -> Bool {
        index > 0 && outline.tokens[index - 1].kind == .identifier && outline.token(index + 1)?.is("<") == false
    }

    /// The names in `typedef T U;` and `@protocol P <A, B>`.
    private func names(after index: Int) -> [String] {
        outline.tokens[(index + 1)...].prefix(Self.mostNames)
            .prefix { !$0.is(";") && !$0.is("{") && $0.kind != .atKeyword && !$0.is("-") && !$0.is("+") }
            .filter { $0.kind == .identifier }.map(outline.text)
    }

    /// Notes how deep what the last name, or the first, declares is by the others.
    private static func add(_ names: [String], last: Bool, to depths: inout [String: Int]) -> Bool {
        guard let name = last ? names.last : names.first else { return true }
        let others = last ? names.dropLast() : names.dropFirst()
        let depth = 1 + (others.compactMap { depths[$0] }.max() ?? 0)
        depths[name] = depth
        return depth <= mostTypedefs
    }

    /// What a macro stands for may be used anywhere.
    private func isDeep(_ text: String) -> Bool {
        var depth = 0
        for byte in text.utf8 {
            if byte == UInt8(ascii: "(") { depth += 1 }
            if byte == UInt8(ascii: ")") { depth -= 1 }
            if depth > Self.mostBrackets { return true }
        }
        return false
    }
}
