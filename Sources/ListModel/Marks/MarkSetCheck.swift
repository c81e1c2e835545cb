import SourceText

/// Checks how the marks of one declaration go together.
enum MarkSetCheck {
    /// True where something was reported.
    static func report(_ marks: [Mark], _ diagnostics: inout DiagnosticBag) -> Bool {
        let found = diagnostics.diagnostics.count
        var first: [Mark.Kind: Mark] = [:]
        for mark in marks {
            if let first = first[mark.kind], !MarkTable.mark(mark.kind).isRepeatable {
                diagnostics.report(
                    MarkDiagnostic.repeatedMark(mark.kind.rawValue, first: first.place), at: mark.place)
            } else if first[mark.kind] == nil {
                first[mark.kind] = mark
            }
        }
        if let ignore = first[.ignore] {
            for mark in marks where mark.kind != .ignore {
                diagnostics.report(
                    MarkDiagnostic.markBesideIgnore(mark.kind.rawValue, ignore: ignore.place), at: mark.place)
            }
        }
        let rows = marks.filter { $0.kind == .row }
        for (row, next) in zip(rows, rows.dropFirst()) where !row.has(.when) && !row.isFaulty {
            diagnostics.report(MarkDiagnostic.rowWithoutWhen(last: next.place), at: row.place)
        }
        return diagnostics.diagnostics.count > found
    }
}
