import SourceText

extension HouseRule {
    /// Public types and functions have a doc comment, and in the runtime, which is a library, computed properties.
    ///
    /// The comment of a value speaks for its fields. Initialisers, operators, overrides and the requirements of
    /// well-known protocols speak for themselves. The headless UIKit repeats UIKit's own members, so only its types
    /// are asked.
    static let documentation = HouseRule(name: "documentation") { file in
        guard let module = file.module else { return [] }
        let isLibrary = module == "ListRuntime" || module == "ListRuntimeUIKit"
        var problems: [String] = []

        func ask(_ name: String, _ modifiers: [String], _ range: SourceRange) {
            guard modifiers.contains("public") || modifiers.contains("open"), !modifiers.contains("override"),
                name.first?.isLetter == true, !obvious.contains(name)
            else { return }
            let line = file.line(range.lower)
            var above = line - 1
            while above >= 0, file.code[above].contains(#/^\s*#(if|else|endif)/#) { above -= 1 }
            if above >= 0, file.lines[above].contains("///") || file.lines[above].hasSuffix("*/") { return }
            problems.append("\(file.place(line)): \(name) has no doc comment")
        }

        for declaration in file.declarations {
            if declaration.kind != .extension { ask(declaration.name, declaration.modifiers, declaration.range) }
            if module == "HeadlessUIKit" { continue }
            for function in declaration.functions where function.kind == .function {
                ask(function.name, function.modifiers, function.range)
            }
            for property in declaration.properties where isLibrary && property.isComputed {
                ask(property.name, property.modifiers, property.range)
            }
        }
        return problems
    }

    private static let obvious: Set<String> = [
        "hash", "description", "debugDescription", "makeIterator", "next", "encode", "index", "startIndex", "endIndex",
    ]
}
