import SourceText

/// Checks how the marks of one declaration go together.
enum MarkSetCheck {
    /// True where something was reported.
    static func report(_ marks: [Mark], _ diagnostics: inout DiagnosticBag) -> Bool {
        let found = diagnostics.diagnostics.count
        for kind in Mark.Kind.allCases where !MarkTable.mark(kind).isRepeatable {
            let same = marks.filter { $0.kind == kind }
            for mark in same.dropFirst() {
                diagnostics.report(MarkDiagnostic.repeatedMark(kind.rawValue, first: same[0].place), at: mark.place)
            }
        }
        if let ignore = marks.first(where: { $0.kind == .ignore }) {
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
