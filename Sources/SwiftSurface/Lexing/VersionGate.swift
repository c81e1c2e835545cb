import SourceText

/// Code under `#if compiler(…)` and `#if swift(…)` is lexed but not held to the grammar: a compiler of another
/// version reads it. Faults there are none of ours.
enum VersionGate {
    /// The faults that count, as diagnostics; the first place that is no UTF-8 among them.
    static func diagnostics(
        of faults: [(fault: LexicalFault, range: SourceRange)], in path: String, _ bytes: UnsafeBufferPointer<UInt8>
    ) -> DiagnosticBag {
        var bag = DiagnosticBag()
        if let range = UTF8Check.firstFault(in: bytes) {
            bag.append(LexicalFault.invalidUTF8.diagnostic(in: path, range))
        }
        guard !faults.isEmpty else { return bag }
        let gated = gatedRanges(bytes)
        var index = 0
        for (fault, range) in faults.sorted(by: { $0.range.lower < $1.range.lower }) {
            while index < gated.count, gated[index].upper <= range.lower { index += 1 }
            if index < gated.count, gated[index].lower < range.lower { continue }
            bag.append(fault.diagnostic(in: path, range))
        }
        return bag
    }

    /// From each outermost `#if` whose conditions ask for a version to its `#endif`.
    private static func gatedRanges(_ bytes: UnsafeBufferPointer<UInt8>) -> [SourceRange] {
        var lexer = Lexer(bytes)
        var ranges: [SourceRange] = []
        var depth = 0
        var start: (offset: Int, depth: Int)?
        var isInCondition = false
        while true {
            let token = lexer.nextSignificant()
            if token.kind == .endOfFile { break }
            if lexer.passedNewline { isInCondition = false }
            if token.kind == .directive {
                switch lexer.directive(token.range.lower) {
                case .if:
                    depth += 1
                    isInCondition = true
                case .elseif:
                    isInCondition = true
                case .endif:
                    if let open = start, open.depth == depth {
                        ranges.append(SourceRange(open.offset, token.range.upper))
                        start = nil
                    }
                    depth = max(0, depth - 1)
                case .else, nil: break
                }
            } else if isInCondition, start == nil, token.kind == .identifier {
                if lexer.isWord("compiler", token.range.upper) || lexer.isWord("swift", token.range.upper) {
                    start = (token.range.lower, depth)
                }
            }
        }
        if let start { ranges.append(SourceRange(start.offset, bytes.count)) }
        return ranges
    }
}
