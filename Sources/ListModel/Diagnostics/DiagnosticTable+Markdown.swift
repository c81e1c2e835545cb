extension DiagnosticTable {
    /// The reference page of the diagnostics, from the table alone.
    @_optimize(none)
    public static func markdown() -> String {
        var text = """
            # Diagnostics

            Written from the table of diagnostics by `make docs`. Do not edit.

            Each diagnostic ends with its id in brackets. All of a run are reported, sorted by place; an error fails the
            run, and nothing is written. The last note is the way out. Names in the messages below are examples.

            """
        for stage in stages where !stage.entries.isEmpty {
            text += "\n## \(stage.title)\n"
            for entry in stage.entries {
                text += "\n" + section(entry)
            }
        }
        return text
    }

    @_optimize(none)
    private static func section(_ entry: DiagnosticEntry) -> String {
        var text = "### \(entry.id)\n\n> \(entry.severity.rawValue): \(entry.message)\n"
        for note in entry.notes {
            text += ">\n> note: \(note.message)\n"
        }
        if let remedy = entry.remedy {
            text += ">\n> note: \(remedy)\n"
        }
        text += "\n\(entry.explanation)\n"
        if let wrong = entry.wrong {
            text += "\nWrong:\n\n```swift\n\(wrong)\n```\n"
        }
        if let right = entry.right {
            text += "\nRight:\n\n```swift\n\(right)\n```\n"
        }
        return text
    }
}
