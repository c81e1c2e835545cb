import SourceText

/// Checks how the marks of one declaration go together.
enum MarkSetCheck {
    /// True if something was reported.
    static func report(_ marks: [Mark], _ diagnostics: inout DiagnosticBag) -> Bool {
        let found = diagnostics.diagnostics.count
        for kind in Mark.Kind.allCases where !MarkTable.mark(kind).isRepeatable {
            let same = marks.filter { $0.kind == kind }
            for mark in same.dropFirst() {
                diagnostics.report(.repeatedMark(kind.rawValue, first: same[0].place), at: mark.place)
            }
        }
        if let ignore = marks.first(where: { $0.kind == .ignore }) {
            for mark in marks where mark.kind != .ignore {
                diagnostics.report(
                    .markBesideIgnore(mark.kind.rawValue, ignore: ignore.place), at: mark.place)
            }
        }
        for kind in [Mark.Kind.row, .header, .footer] {
            let tried = marks.filter { $0.kind == kind }
            for (mark, next) in zip(tried, tried.dropFirst()) where !mark.has(.when) && !mark.isFaulty {
                diagnostics.report(.rowWithoutWhen(kind.rawValue, last: next.place), at: mark.place)
            }
        }
        return diagnostics.diagnostics.count > found
    }
}
