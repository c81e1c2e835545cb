extension HouseRule {
    /// Public types and functions have a doc comment, and in the runtime, which is a library, computed properties.
    ///
    /// The comment of a value speaks for its fields. Initialisers, operators, overrides and the requirements of
    /// well-known protocols speak for themselves. The headless UIKit repeats UIKit's own members, so only its types
    /// are asked.
    static let documentation = HouseRule(name: "documentation") { file in
        guard let module = file.module else { return [] }
        let types = "struct|class(?!\\s+(?:func|var)\\b)|enum|actor|protocol"
        let asked =
            switch module {
            case "ListRuntime", "ListRuntimeUIKit": types + "|func|var(?=.*\\{)"
            case "HeadlessUIKit": types
            default: types + "|func"
            }
        guard
            let pattern = try? Regex(
                "^\\s*(?:@\\w+(?:\\([^)]*\\))?\\s+)*(?:public|open)\\b.*?\\b(?:\(asked))\\s+(\\w+)")
        else { return ["\(file.path): the pattern of this rule is broken"] }
        return file.code.enumerated().compactMap { line, code in
            guard code.contains("public") || code.contains("open"),
                let match = code.firstMatch(of: pattern), let name = match[1].substring
            else { return nil }
            if code.contains(#/\boverride\b|\bextension\b/#) || obvious.contains(String(name)) { return nil }
            var above = line - 1
            while above >= 0, file.code[above].contains(#/^\s*@|^\s*#(if|else|endif)/#) { above -= 1 }
            let isDocumented = above >= 0 && file.lines[above].contains(#/^\s*(\/\/\/|\*\/)|\*\/\s*$/#)
            return isDocumented ? nil : "\(file.place(line)): \(name) has no doc comment"
        }
    }

    private static let obvious: Set<String> = [
        "hash", "description", "debugDescription", "makeIterator", "next", "encode", "index", "startIndex", "endIndex",
    ]
}
