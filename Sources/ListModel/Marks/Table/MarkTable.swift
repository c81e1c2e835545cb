/// Every mark of the language: what the checks, "did you mean", the help and the reference page go by.
public enum MarkTable {
    /// In the order of the reference page.
    public static let marks: [MarkDefinition] = [
        list, section, header, footer, rows, row, actions, action, cell, configure, height, heightEstimate, size,
        inject, nested,
        lift, event, on, ignore,
        MarkDefinition(notYet: "supplementary", on: [.class], "A supplementary view is to be found by its model."),
    ]

    /// The mark with a name, or nil.
    public static func mark(_ name: String) -> MarkDefinition? {
        marks.first { $0.name == name }
    }

    /// The definition of a built mark.
    public static func mark(_ kind: Mark.Kind) -> MarkDefinition {
        switch kind {
        case .list: list
        case .section: section
        case .header: header
        case .footer: footer
        case .rows: rows
        case .row: row
        case .actions: actions
        case .action: action
        case .cell: cell
        case .configure: configure
        case .height: height
        case .estimatedHeight: heightEstimate
        case .size: size
        case .inject: inject
        case .nested: nested
        case .lift: lift
        case .event: event
        case .on: on
        case .ignore: ignore
        }
    }

    /// The built marks that may stand at a place, in the order of the table.
    public static func marks(at place: MarkPlace) -> [MarkDefinition] {
        marks.filter { $0.places.contains(place) }
    }
}
