/// What of a symbol graph of the compiler names methods.
struct SymbolGraph: Decodable {
    struct Symbol: Decodable {
        struct Identifier: Decodable {
            var precise: String
        }

        struct Names: Decodable {
            var title: String
        }

        var identifier: Identifier
        var names: Names
    }

    var symbols: [Symbol]

    /// The names by class or protocol, then by selector with `-` or `+` in front.
    var methodNames: SwiftNames.Imported {
        var result: SwiftNames.Imported = [:]
        for symbol in symbols {
            guard let (owner, selector) = Self.method(symbol.identifier.precise),
                let name = SwiftName(symbol.names.title, origin: .importer)
            else { continue }
            // A method with a completion handler is imported a second time, as one that is async.
            if let other = result[owner]?[selector], other.labels.count > name.labels.count { continue }
            result[owner, default: [:]][selector] = name
        }
        return result
    }

    /// Reads `c:objc(cs)StoryCell(im)configureWithStory:`.
    private static func method(_ identifier: String) -> (owner: String, selector: String)? {
        for head in ["c:objc(cs)", "c:objc(pl)"] where identifier.hasPrefix(head) {
            let parts = identifier.dropFirst(head.count).split(separator: "(", maxSplits: 1)
            guard parts.count == 2 else { return nil }
            for (tag, sign) in [("im)", "-"), ("cm)", "+")] where parts[1].hasPrefix(tag) {
                return (String(parts[0]), sign + parts[1].dropFirst(tag.count))
            }
        }
        return nil
    }
}
