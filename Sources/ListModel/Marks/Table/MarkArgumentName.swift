/// The arguments of marks. The raw value is the label, except for the values that are given without one.
public enum MarkArgumentName: String, Hashable, Sendable, CaseIterable {
    case cell, style, contentConfiguration, load, when, configure, refill, keeps
    case height, estimatedHeight, id, content, on, name
    case rows, view, header, footer, headerHeight, footerHeight, empty, keepsHeader, cells
    case layout, headerKind, footerKind
    case children, isExpanded
    case canEdit, does, leadingSwipe, trailingSwipe, fullSwipe, menu, preview
    case selects, selection, available, choice, moves, canMove, indexTitle, drag
    case title, image, color, isEnabled, isOn
    case events, into, remeasures
    /// What an event answers without its row.
    case otherwise
    /// `.editingDidEnd` in `event(.editingDidEnd)`, without a label.
    case trigger
    /// `onTap` in `event(onTap)` on a method, without a label.
    case parameter
    /// What VoiceOver says.
    case spoken
    case context, actions, delegate, animation, deselects, finders, provider, output, reuse, registered, nib, bundle,
        prototype
    case rowType, sectionType, rowIDType, sectionIDType, cellType, actionsType, tableType, collectionType, stampType
    case snapshotType
    case columns, aspect, size, insets, lineSpacing, itemSpacing, spacing
    /// `.table` in `list(.table)`, without a label.
    case target
    /// `select` in `on(select)`, without a label.
    case event

    /// The generated type that it renames, by its usual name: `Row` for `rowType`.
    public var generatedType: String? {
        switch self {
        case .rowType: "Row"
        case .sectionType: "Section"
        case .rowIDType: "RowID"
        case .sectionIDType: "SectionID"
        case .cellType: "Cell"
        case .actionsType: "Actions"
        case .tableType: "Table"
        case .collectionType: "Collection"
        case .stampType: "Stamp"
        case .snapshotType: "Snapshot"
        default: nil
        }
    }

    /// As it is called in messages.
    var spelled: String { label ?? rawValue }

    /// Nil for a value that is given without a label.
    public var label: String? {
        switch self {
        case .target, .event, .trigger, .parameter: nil
        case .otherwise: "else"
        case .spoken: "label"
        default: rawValue
        }
    }
}
