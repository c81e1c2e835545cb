import SourceText

/// Reads the type arguments of a superclass out of the text of the header, since libclang does not give them:
/// `Story *` of `@interface StoryCell : ModelCell<Story *>`.
struct SuperclassArguments {
    private let outline: HeaderOutline
    /// Of the class itself.
    private let typeParameters: [String]
    private let protocols: [String]

    init(_ outline: HeaderOutline, _ container: ObjCContainer) {
        self.outline = outline
        typeParameters = container.typeParameters
        protocols = container.protocols
    }

    /// Completes a class; `keyword` is the index of its `@interface`.
    func read(from keyword: Int, into container: inout ObjCContainer) {
        var index = keyword + 2
        if outline.token(index)?.is("<") ?? false { index = end(of: index) }
        // A superclass is one name; a list of protocols may stand after it.
        guard case .object(let name, _, _)? = container.superclass?.form, outline.token(index)?.is(":") ?? false,
            outline.token(index + 2)?.is("<") ?? false, let first = outline.token(index + 3),
            !protocols.contains(outline.text(first))
        else { return }
        let arguments = list(index + 3..<max(end(of: index + 2) - 1, index + 3)).map { type($0) }
        container.superclass = ObjCType(.object(name, arguments: arguments, protocols: []))
        // libclang tells the protocols of the arguments as if they were those of the class, and first.
        let inside = arguments.reduce(0) { $0 + protocolCount($1) }
        container.protocols.removeFirst(min(inside, protocols.count))
    }

    /// Behind the bracket that closes the one at `start`.
    private func end(of start: Int) -> Int {
        var depth = 0
        var index = start
        while let token = outline.token(index) {
            index += 1
            if token.is("<") { depth += 1 }
            if token.is(">") { depth -= 1 }
            if depth == 0 || token.is(";") { break }
        }
        return index
    }

    /// Cut at the commas outside of brackets.
    private func list(_ range: Range<Int>) -> [Range<Int>] {
        var parts: [Range<Int>] = []
        var depth = 0
        var start = range.lowerBound
        for index in range {
            guard let token = outline.token(index) else { break }
            if token.is("<") || token.is("(") { depth += 1 }
            if token.is(">") || token.is(")") { depth -= 1 }
            if depth == 0, token.is(",") {
                parts.append(start..<index)
                start = index + 1
            }
        }
        return parts + [start..<range.upperBound]
    }

    private static let qualifiers: Set<String> = ["const", "__kindof", "_Nonnull", "_Nullable", "nonnull", "nullable"]

    private func type(_ range: Range<Int>) -> ObjCType {
        let words = range.compactMap { outline.token($0) }
        let text = words.map { outline.text($0) }.joined(separator: " ")
        guard !words.contains(where: { $0.is("^") || $0.is("(") }),
            let first = range.first(where: { index in
                outline.token(index).map { $0.kind == .identifier && !Self.qualifiers.contains(outline.text($0)) }
                    ?? false
            }), let name = outline.token(first).map(outline.text)
        else { return ObjCType(.other(text)) }
        var inner: [Range<Int>] = []
        if first + 1 < range.upperBound, outline.token(first + 1)?.is("<") ?? false {
            inner = list(first + 2..<max(end(of: first + 1) - 1, first + 2))
        }
        let names = inner.map { part in part.compactMap { outline.token($0) }.map(outline.text).joined() }
        switch name {
        case "id": return ObjCType(.id(protocols: names), .nonnull)
        case "Class": return ObjCType(.metatype(protocols: names), .nonnull)
        case _ where typeParameters.contains(name): return ObjCType(.parameter(name))
        case _ where !words.contains(where: { $0.is("*") }): return ObjCType(.named(name))
        default:
            let isProtocolList = !inner.contains { part in
                part.count != 1 || names.contains("id") || names.contains { typeParameters.contains($0) }
            }
            return ObjCType(
                .object(name, arguments: isProtocolList ? [] : inner.map(type), protocols: isProtocolList ? names : []),
                .nonnull)
        }
    }

    private func protocolCount(_ type: ObjCType) -> Int {
        var count = 0
        type.forEachPart { part in
            switch part.form {
            case .object(_, _, let protocols), .id(let protocols), .metatype(let protocols): count += protocols.count
            default: break
            }
        }
        return count
    }
}
