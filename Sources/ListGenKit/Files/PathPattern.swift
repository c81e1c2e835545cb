/// A pattern for paths: `*` is any part of a name, `?` one character of it, `**` any number of folders. One without a
/// slash is the name of a file or folder anywhere, one that ends in a slash means folders only.
struct PathPattern: Equatable, Sendable {
    /// As it was written.
    let text: String
    private let parts: [[Character]]
    private let isFolder: Bool
    /// Whether `[a-z]` is a set of characters and a backslash takes the next one as it is, as in `.gitignore`.
    private let hasSets: Bool

    /// Nil for what is no pattern: nothing, a way out of the root, or `!`, which has a key of its own.
    init?(_ text: String) {
        let names = text.split(separator: "/").filter { $0 != "." }
        guard !names.isEmpty, !names.contains(".."), !text.hasPrefix("!") else { return nil }
        self.init(text, names, hasSets: false)
    }

    /// A line of `.gitignore`; nil for what means nothing.
    init?(gitignore text: String) {
        let names = text.split(separator: "/")
        guard !names.isEmpty else { return nil }
        self.init(text, names, hasSets: true)
    }

    private init(_ text: String, _ names: [Substring], hasSets: Bool) {
        self.text = text
        self.hasSets = hasSets
        isFolder = text.hasSuffix("/")
        let isAnchored = text.dropLast(isFolder ? 1 : 0).contains("/")
        parts = ((isAnchored ? [] : ["**"]) + names).map(Array.init)
    }

    /// Whether it means a path, given by its names from the root.
    func matches(_ names: ArraySlice<Substring>, isFolder: Bool) -> Bool {
        (isFolder || !self.isFolder) && match(parts[...], names, isPrefix: false)
    }

    /// Whether it may mean something in a folder.
    func mayMatch(below names: ArraySlice<Substring>) -> Bool { match(parts[...], names, isPrefix: true) }

    /// With `isPrefix`, whether further names could make it match.
    private func match(
        _ parts: ArraySlice<[Character]>, _ names: ArraySlice<Substring>, isPrefix: Bool
    ) -> Bool {
        // Where to go on if what follows the last `**` does not match: one name further.
        var retry: (parts: ArraySlice<[Character]>, names: ArraySlice<Substring>)?
        var (parts, names) = (parts, names)
        while true {
            if names.isEmpty, isPrefix { return !parts.isEmpty }
            if parts.first == ["*", "*"] {
                parts = parts.dropFirst()
                if parts.isEmpty { return !names.isEmpty || isPrefix }
                retry = (parts, names)
            } else if let part = parts.first, let name = names.first, isMatch(part[...], Array(name)[...]) {
                (parts, names) = (parts.dropFirst(), names.dropFirst())
            } else if parts.isEmpty, names.isEmpty {
                return true
            } else if let last = retry, !last.names.isEmpty {
                (parts, names) = (last.parts, last.names.dropFirst())
                retry = (parts, names)
            } else {
                return false
            }
        }
    }

    private func isMatch(_ pattern: ArraySlice<Character>, _ name: ArraySlice<Character>) -> Bool {
        var retry: (pattern: ArraySlice<Character>, name: ArraySlice<Character>)?
        var (pattern, name) = (pattern, name)
        while true {
            if pattern.first == "*" {
                pattern = pattern.dropFirst()
                retry = (pattern, name)
            } else if let character = name.first, let rest = rest(of: pattern, after: character) {
                (pattern, name) = (rest, name.dropFirst())
            } else if pattern.isEmpty, name.isEmpty {
                return true
            } else if let last = retry, !last.name.isEmpty {
                (pattern, name) = (last.pattern, last.name.dropFirst())
                retry = (pattern, name)
            } else {
                return false
            }
        }
    }

    /// What follows the part of a pattern that means one character; nil if it does not mean this one.
    private func rest(of pattern: ArraySlice<Character>, after character: Character) -> ArraySlice<Character>? {
        guard let sign = pattern.first else { return nil }
        let rest = pattern.dropFirst()
        switch sign {
        case "?": return rest
        case "\\" where hasSets: return rest.first == character ? rest.dropFirst() : nil
        case "[" where hasSets:
            guard let end = rest.dropFirst().firstIndex(of: "]") else { return character == "[" ? rest : nil }
            var set = rest[..<end]
            let isNegated = set.first == "!" || set.first == "^"
            if isNegated { set = set.dropFirst() }
            return Self.contains(set, character) != isNegated ? rest[(end + 1)...] : nil
        default: return sign == character ? rest : nil
        }
    }

    /// Whether a character is in a set such as `a-z_`.
    private static func contains(_ set: ArraySlice<Character>, _ character: Character) -> Bool {
        var rest = set
        while let first = rest.popFirst() {
            if rest.first == "-", let last = rest.dropFirst().first {
                rest = rest.dropFirst(2)
                if first <= last, (first...last).contains(character) { return true }
            } else if first == character {
                return true
            }
        }
        return false
    }
}
