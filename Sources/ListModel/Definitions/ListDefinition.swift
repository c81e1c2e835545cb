import SourceText
import SwiftSurface

/// A struct marked `list`, resolved. A class, since it is handed to each part of the output: copies of so large a value
/// are a tenth of the code.
public final class ListDefinition: Sendable {
    /// The names of the nested types; the defaults unless a mark renames them.
    public struct Names: Equatable, Sendable {
        public var section = "Section"
        public var row = "Row"
        public var rowID = "RowID"
        public var cell = "Cell"
        public var actions = "Actions"
        public var table = "Table"
        public var collection = "Collection"
        public var stamp = "Stamp"
        public var snapshot = "Snapshot"

        public init() {}

        var all: [String] { [section, row, rowID, cell, actions, table, collection, stamp, snapshot] }
    }

    /// How events reach the app.
    public enum Actions: String, Hashable, Sendable {
        /// Nothing is declared.
        case none
        /// A protocol, held weakly.
        case `protocol`
        /// A struct of closures.
        case closures
    }

    /// Qualified.
    public let typeName: String
    /// The names of its type parameters.
    public let typeParameters: [String]
    /// The same with what the list asks of them, the clause of its own behind the last.
    public let constrainedParameters: [String]
    public let target: ListTarget
    public let access: String
    /// Whether only its file can name it.
    public let isFileOnly: Bool
    /// The `@available` attributes of the type and of those around it, which its extensions repeat.
    public let availability: [String]
    public let conditions: [Condition]
    public let names: Names
    /// The type of the context, or nil without one.
    public let context: String?
    /// True for an object that the list does not keep alive.
    public let isContextWeak: Bool
    public let actions: Actions
    /// In the order of their places, without duplicates.
    public let requirements: [Requirement]
    /// True for `delegate: .mine`: the generated class is the data source only.
    public let isDelegateMine: Bool
    /// UIKit delegate methods that are requirements of the actions under their own signature.
    public let passThrough: [PassThrough]
    public let deselectsAfterTap: Bool
    /// Whether `deselects: true` asks for that, so that the list view reports taps although no row takes `select`.
    public let isToldOfTaps: Bool
    /// How many rows can be selected.
    public let selection: ListSelection
    /// What the app is told a change of the selection by.
    public let selectionChange: Requirement?
    /// Whether the class finds the cell of each kind of row by its identity.
    public let hasFinders: Bool
    /// The animation of updates; nil for `.automatic`.
    public let animation: Argument?
    /// Above and below all rows of a table.
    public let header: HeaderDefinition?
    public let footer: HeaderDefinition?
    /// In the place of rows; nil if nothing is said of it.
    public let empty: EmptyContent?
    /// In order.
    public let sections: [SectionDefinition]
    /// Whether some of its rows are computed, so that a type of its own holds them evaluated.
    public let isComputed: Bool
    /// Every row kind, in the order of the sections.
    public let leaves: [RowLeaf]
    /// In the order in which the leaves first name them; headers and footers behind.
    public let cells: [CellClass]
    /// The rows enum that is the list's Row, where all rows come from one; its qualified name and RowID name.
    public let rowAlias: RowAlias?
    public let place: SourcePlace

    /// The name of the class that drives the list view: `Table`.
    public var className: String { target == .table ? names.table : names.collection }

    /// What is shown while a list has no rows.
    public struct EmptyContent: Sendable {
        /// A key path into the context, or a function or closure over (list, context).
        public var argument: Argument
        /// Whether it gives a content configuration rather than a view.
        public var isConfiguration: Bool
    }

    /// A rows enum that serves as the Row of a list.
    public struct RowAlias: Sendable {
        public var type: String
        public var rowIDName: String

        public init(type: String, rowIDName: String) {
            self.type = type
            self.rowIDName = rowIDName
        }
    }

    /// The actions of lists in cells, which those of this list inherit.
    public var inheritedActions: [String] {
        Set(leaves.flatMap(\.cells).compactMap { $0.nested?.actions }).sorted()
    }

    public init(
        target: ListTarget = .table, typeName: String, typeParameters: [String] = [],
        constrainedParameters: [String] = [], access: String,
        isFileOnly: Bool = false, availability: [String] = [],
        conditions: [Condition], names: Names,
        context: String?, isContextWeak: Bool = false, actions: Actions,
        requirements: [Requirement], isDelegateMine: Bool, passThrough: [PassThrough], deselectsAfterTap: Bool,
        isToldOfTaps: Bool = false, selection: ListSelection = .single, selectionChange: Requirement? = nil,
        hasFinders: Bool = false,
        animation: Argument?, header: HeaderDefinition? = nil, footer: HeaderDefinition? = nil,
        empty: EmptyContent? = nil,
        sections: [SectionDefinition], leaves: [RowLeaf], cells: [CellClass],
        rowAlias: RowAlias?, place: SourcePlace
    ) {
        self.target = target
        self.typeName = typeName
        self.typeParameters = typeParameters
        self.constrainedParameters = constrainedParameters
        self.access = access
        self.isFileOnly = isFileOnly
        self.availability = availability
        self.conditions = conditions
        self.names = names
        self.context = context
        self.isContextWeak = isContextWeak
        self.actions = actions
        self.requirements = requirements
        self.isDelegateMine = isDelegateMine
        self.passThrough = passThrough
        self.deselectsAfterTap = deselectsAfterTap
        self.isToldOfTaps = isToldOfTaps
        self.selection = selection
        self.selectionChange = selectionChange
        self.hasFinders = hasFinders
        self.animation = animation
        self.header = header
        self.footer = footer
        self.empty = empty
        self.sections = sections
        isComputed = sections.contains(where: \.isComputed)
        self.leaves = leaves
        self.cells = cells
        self.rowAlias = rowAlias
        self.place = place
    }

    /// The sections, and for each whose type is a section enum its cases.
    public var alternatives: [SectionDefinition] { sections.flatMap(\.alternatives) }

    /// Whether its marks say how its sections are laid out.
    public var hasSectionLayouts: Bool { alternatives.contains { $0.layout != nil } }

    /// Whether marks say how large the items of a collection view are; false if each cell is measured.
    public var saysSizes: Bool {
        target == .collection && !measuresItems
            && (leaves.contains { $0.height != nil || $0.size != nil }
                || alternatives.contains { $0.grid?.columns != nil })
    }

    /// Whether some row can be edited and not deleted, in a table.
    public var hasRowsBesideDeleted: Bool {
        target == .table
            && leaves.contains {
                $0.takes(.insert) || ($0.isSwiped || takesPart($0)) && (!$0.isDeleted || $0.canEdit != nil)
            }
    }

    /// Whether it is for systems that know no primary actions as well.
    public var limitsPrimaryActions: Bool { leaves.contains(where: \.limitsPrimaryAction) }

    /// Whether rows of a kind can be selected while the table is edited, or moved.
    public func takesPart(_ leaf: RowLeaf) -> Bool {
        leaf.moves != nil || selection == .multipleWhileEditing && leaf.isEverSelected
    }

    /// Whether sections stand in the index of the list view.
    public var hasIndex: Bool { alternatives.contains { $0.indexTitle != nil } }

    /// Whether rows are dragged.
    public var dragsRows: Bool { leaves.contains { $0.drag != nil } }

    /// Whether rows have the control that inserts.
    public var insertsRows: Bool { leaves.contains { $0.takes(.insert) } }

    /// Whether the app is told of rows that come near.
    public var prefetches: Bool { leaves.contains { $0.takes(.prefetch) || $0.takes(.cancelPrefetch) } }

    /// Whether what the user does changes the state: that of the list, or of one in its cells.
    public var changesState: Bool {
        leaves.contains { leaf in
            leaf.moves != nil || leaf.choice != nil
                || leaf.cells.contains { $0.events.contains(where: \.writes) || $0.nested?.changesState == true }
        }
    }

    /// Whether rows are moved by hand.
    public var movesRows: Bool { leaves.contains { $0.moves != nil } }

    /// Whether cells show whether their row is selected.
    public var showsSelection: Bool { leaves.contains { leaf in leaf.cells.contains { $0.readsSelection } } }

    /// Whether some row has a context menu.
    public var hasMenus: Bool { leaves.contains(where: \.hasMenu) }

    /// Whether menus open from a part of the cell.
    public var liftsCells: Bool { leaves.contains { $0.cells.contains { $0.lift != nil } } }

    /// Whether a flow layout measures all items. It measures all or none.
    public var measuresItems: Bool { leaves.contains { $0.size == .automatic } }

    /// The protocol of the events of a generic list, which is beside it: Swift nests none in generic types.
    public var genericActionsName: String {
        typeName.filter { $0 != "." && $0 != "`" } + names.actions
    }

    /// Whether the rows enum that is its Row is nested in it under that name.
    public var hasOwnRow: Bool { rowAlias?.type == typeName + "." + names.row }

    /// A list with what the app answers, which follows from everything else that is known of it.
    public convenience init(
        _ list: ListDefinition, actions: Actions, requirements: [Requirement], passThrough: [PassThrough]
    ) {
        self.init(
            target: list.target, typeName: list.typeName, typeParameters: list.typeParameters,
            constrainedParameters: list.constrainedParameters, access: list.access,
            isFileOnly: list.isFileOnly, availability: list.availability,
            conditions: list.conditions,
            names: list.names, context: list.context, isContextWeak: list.isContextWeak, actions: actions,
            requirements: requirements,
            isDelegateMine: list.isDelegateMine, passThrough: passThrough, deselectsAfterTap: list.deselectsAfterTap,
            isToldOfTaps: list.isToldOfTaps, selection: list.selection, selectionChange: list.selectionChange,
            hasFinders: list.hasFinders,
            animation: list.animation, header: list.header, footer: list.footer, empty: list.empty,
            sections: list.sections,
            leaves: list.leaves, cells: list.cells,
            rowAlias: list.rowAlias, place: list.place)
    }
}
