/// What a generated call passes.
public enum FillValue: Equatable, Sendable {
    /// A payload value, by its index in `RowLeaf.payload`.
    case payload(Int)
    /// An element of a payload value that is a tuple, by its label or number.
    case payloadElement(Int, String)
    /// The id that the payload was loaded for.
    case loadedID
    /// The list's whole row.
    case row
    /// The value of the rows enum that is reached after the given number of steps (1 = the payload of the first).
    case rows(depth: Int)
    /// The value of the list.
    case state
    case context
    /// A stored property of the context.
    case contextMember(String)
    /// The table or collection view.
    case listView
    /// `RowPosition<Element>`; the element is the element type of the row property.
    case position(element: String)
    /// `RowOutline`: where the row is in its outline.
    case outline
    /// How many rows it is below.
    case outlineDepth
    case indexPath
    /// `ListMetrics`.
    case metrics
    /// The width of the list in points.
    case width
    case safeAreaInsets
    case traitCollection
    /// The view being filled.
    case cell
    /// The section's value: the section struct, or the value of the property that is the section.
    case section
    /// A stored property of the section's value.
    case sectionMember(String)
    /// `RowEvent`.
    case event
    /// What is done to the row: a value of the enum of actions.
    case action
    /// The rows that are selected: payloads of one kind, or rows of the list.
    case selectedRows
    /// Several rows; what each is made of is said by their requirement.
    case batch
    /// The offset of the row among those of its property.
    case offset
    /// Whether a tap has chosen the row.
    case isChosen
    /// `RowSelection`: whether the row is selected or chosen.
    case selection
    /// What the menu of the row showed above it.
    case preview
    /// A value that a cell's own event tells, by its index.
    case told(Int)
    /// A closure that is an event of the row, by the name of the parameter that takes it.
    case listener(String)

    /// Whether it is the section's value, or comes out of it.
    public var isOfSection: Bool {
        switch self {
        case .section, .sectionMember: true
        default: false
        }
    }
}
