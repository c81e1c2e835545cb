/// The arguments of marks. The raw value is the label, except for the values that are given without one.
public enum MarkArgumentName: String, Hashable, Sendable, CaseIterable {
    case cell, style, contentConfiguration, load, when, configure, height, estimatedHeight, id, content, on, name
    case rows, view, header, footer, headerHeight, footerHeight, empty, keepsHeader, cells
    case context, actions, delegate, animation, deselects, finders, provider, reuse, registered, nib, bundle, prototype
    case rowType, sectionType, rowIDType, sectionIDType, cellType, actionsType, tableType, stampType, snapshotType
    /// `.table` in `list(.table)`, without a label.
    case target
    /// `select` in `on(select)`, without a label.
    case event

    /// Nil for a value that is given without a label.
    public var label: String? {
        self == .target || self == .event ? nil : rawValue
    }
}
