extension MarkTable {
    /// The reference page of the marks, from the table alone.
    public static func markdown() -> String {
        var text = """
            # Marks

            Written from the table of marks by `make docs`. Do not edit.

            A mark is a comment that starts with `listgen:` and reads like a Swift call. It belongs to the declaration
            that follows (attributes, doc comments, `#if` lines and further marks may be between) or, at the end of a line, to
            the declaration on that line. It may run over several comment lines until its parenthesis closes; `///` and
            `/* */` work too, and each line of a block comment, after `*` too, may start with a mark; on `case a, b` it
            counts for both, unless each of several lines of cases has one. A remark in words may follow after a space.

            The values of arguments are Swift. An argument that can vary takes a constant, a key path or a closure over
            row or section, then the context, then the metrics, as far as it names them.

            | mark | can be on |
            | --- | --- |

            """
        for mark in marks {
            let places = (mark.kind == nil ? mark.placesNotYet : mark.places).map(\.rawValue)
            let status = mark.kind == nil ? " (not yet)" : ""
            text += "| [`\(mark.name)`](#\(mark.name))\(status) | \(Phrase.listed(places, "or")) |\n"
        }
        for mark in marks {
            text += "\n## \(mark.name)\n\n" + section(mark)
        }
        return text
    }

    private static func section(_ mark: MarkDefinition) -> String {
        guard mark.kind != nil else {
            let places = Phrase.listed(mark.placesNotYet.map(\.rawValue), "or")
            return "\(mark.meaning) It can be on \(places). Planned, but not yet built: it is an error today.\n"
        }
        var text = "\(mark.meaning)\n\nIt can be on \(Phrase.listed(mark.places.map(\.rawValue), "or")).\n"
        if !mark.placesNotYet.isEmpty {
            text += "On \(Phrase.listed(mark.placesNotYet.map(\.rawValue), "or")): not yet built.\n"
        }
        if mark.isRepeatable {
            text += "One declaration can have several.\n"
        }
        text += "\n```swift\n\(mark.example)\n```\n"
        if mark.arguments.isEmpty { return text }
        text += "\n| argument | takes | says |\n| --- | --- | --- |\n"
        for argument in mark.arguments {
            text += row(argument)
        }
        return text + rules(mark)
    }

    /// A sentence for each reason why arguments cannot be combined, then one for each argument that needs others.
    private static func rules(_ mark: MarkDefinition) -> String {
        struct Exclusion { var names: [String], other: String, reason: String }
        var exclusions: [Exclusion] = []
        var needs = ""
        for rule in mark.rules {
            switch rule {
            case .excludes(let name, let other, let reason):
                let known = exclusions.firstIndex { $0.other == other.spelled && $0.reason == reason }
                if let known {
                    exclusions[known].names.append("`\(name.spelled)`")
                } else {
                    exclusions.append(
                        Exclusion(names: ["`\(name.spelled)`"], other: other.spelled, reason: reason))
                }
            case .needs(let name, let others, let reason):
                let names = Phrase.anyOf(others.map(\.spelled))
                needs += "\n`\(name.spelled)` is refused without \(names): \(reason).\n"
            }
        }
        return exclusions.map {
            "\n\(Phrase.listed($0.names, "and")) cannot be combined with `\($0.other)`: \($0.reason).\n"
        }.joined() + needs
    }

    private static func row(_ argument: MarkArgumentDefinition) -> String {
        guard argument.isBuilt else {
            return "| `\(argument.label ?? "")` | not yet built | \(argument.meaning) |\n"
        }
        var kinds = Phrase.listed(argument.kinds.flatMap(\.words), "or")
        let notYet = argument.choices.filter { !$0.isBuilt }.map { ".\($0.name)" }
        if !notYet.isEmpty { kinds += "; not yet \(Phrase.anyOf(notYet))" }
        var meaning = argument.meaning
        if argument.isRequired {
            meaning += " Required" + (argument.alternative.map { " unless `\($0.rawValue)` is given" } ?? "") + "."
        }
        if let places = argument.places {
            let names = MarkPlace.allCases.filter(places.contains).map(\.rawValue)
            meaning += " Only on \(Phrase.listed(names, "or"))."
        }
        return "| `\(argument.example)` | \(kinds) | \(meaning) |\n"
    }
}
