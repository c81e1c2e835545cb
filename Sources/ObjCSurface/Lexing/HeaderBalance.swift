import SourceText

/// Whether the brackets, `@interface`s and `#if`s of a header close. One that does not would swallow the headers that
/// are read with it.
struct HeaderBalance {
    /// Something open: the byte that closes it, or nil if `@end` does, and its place.
    private struct Opening {
        var closing: UInt8?
        var range: SourceRange
    }

    private var open: [Opening] = []
    /// What was open at each `#if` that is open, and what was at the end of its first branch.
    private var conditions: [(range: SourceRange, before: [Opening], after: [Opening]?)] = []
    /// Inside `#if 0`: how many `#if`s deep.
    private var skipped = 0

    /// The first fault.
    static func fault(of outline: HeaderOutline) -> HeaderFault? {
        var balance = HeaderBalance()
        for (index, token) in outline.tokens.enumerated() {
            if let fault = balance.read(token, index, outline) { return fault }
        }
        if let condition = balance.conditions.last { return HeaderFault(.unbalanced("#if"), condition.range) }
        return balance.open.last.map { HeaderFault(.unbalanced(outline.file.text($0.range)), $0.range) }
    }

    private mutating func read(_ token: HeaderToken, _ index: Int, _ outline: HeaderOutline) -> HeaderFault? {
        if token.kind == .directive { return readDirective(token, outline) }
        guard skipped == 0 else { return nil }
        switch token.kind {
        case .punctuation(let byte):
            switch byte {
            case UInt8(ascii: "{"): open.append(Opening(closing: UInt8(ascii: "}"), range: token.range))
            case UInt8(ascii: "("): open.append(Opening(closing: UInt8(ascii: ")"), range: token.range))
            case UInt8(ascii: "["): open.append(Opening(closing: UInt8(ascii: "]"), range: token.range))
            case UInt8(ascii: "}"), UInt8(ascii: ")"), UInt8(ascii: "]"):
                return close(byte, token, outline)
            default: break
            }
        case .atKeyword:
            switch outline.text(token) {
            case "@interface", "@implementation":
                return openContainer(token, outline)
            case "@protocol":
                let next = outline.token(index + 2)
                let isDefinition = !(next?.is(";") ?? true) && !(next?.is(",") ?? false)
                // `@protocol(Themed)` is an expression.
                if isDefinition, outline.token(index + 1)?.kind == .identifier { return openContainer(token, outline) }
            case "@end": return close(nil, token, outline)
            default: break
            }
        case .directive, .comment, .literal, .number, .identifier: break
        }
        return nil
    }

    private mutating func openContainer(_ token: HeaderToken, _ outline: HeaderOutline) -> HeaderFault? {
        if let container = open.last(where: { $0.closing == nil }) {
            return HeaderFault(.unbalanced(outline.file.text(container.range)), container.range)
        }
        open.append(Opening(closing: nil, range: token.range))
        return nil
    }

    private mutating func close(_ byte: UInt8?, _ token: HeaderToken, _ outline: HeaderOutline) -> HeaderFault? {
        guard let last = open.popLast() else {
            // An `@interface` may come out of a macro.
            return byte == nil ? nil : HeaderFault(.unbalanced(outline.text(token)), token.range)
        }
        if last.closing == byte { return nil }
        return HeaderFault(.unbalanced(outline.file.text(last.range)), last.range)
    }

    /// Each branch starts with what was open at `#if`; after `#endif` counts what the first left open.
    private mutating func readDirective(_ token: HeaderToken, _ outline: HeaderOutline) -> HeaderFault? {
        let (name, rest) = outline.directive(token)
        switch name {
        case "if", "ifdef", "ifndef":
            if skipped > 0 || name == "if" && rest == "0" { skipped += 1 }
            conditions.append((token.range, open, nil))
        case _ where name.hasPrefix("el") && skipped == 1:
            // The other branch is the first that counts.
            skipped = 0
        case "endif" where skipped > 0:
            skipped -= 1
            _ = conditions.popLast()
        case _ where name.hasPrefix("el"):
            guard !conditions.isEmpty else { return HeaderFault(.unbalanced("#else"), token.range) }
            let last = conditions.count - 1
            if conditions[last].after == nil { conditions[last].after = open }
            open = conditions[last].before
        case "endif":
            guard let condition = conditions.popLast() else {
                return HeaderFault(.unbalanced("#endif"), token.range)
            }
            if let after = condition.after { open = after }
        default: break
        }
        return nil
    }
}
