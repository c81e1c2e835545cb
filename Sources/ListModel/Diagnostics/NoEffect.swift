import SourceText

/// Why something that a mark says has no effect.
public enum NoEffect: Sendable {
    /// A narrower place says it wherever it could apply; one of these places.
    case overridden(SourcePlace)
    /// The delegate would be asked for it, and the app keeps the delegate.
    case delegateOfApp
    /// Marks say how the sections are laid out, which sizes their items.
    case sizedByLayout
    /// A table view shows the section.
    case shownByTable
    /// A collection view asks for no estimates of headers.
    case measuredHeader
    /// A list view of this kind shows the rows, which is not asked for it.
    case otherTarget(ListTarget)
    /// A size says how wide each of the items is.
    case sizedItems
    /// No list holds the type, and a provider makes cells only.
    case provider
    /// It stands on the class of a header or footer, to which no event of a row happens.
    case header(String)
    /// A mark says that no tap selects the row, as it is written.
    case untapped(String)
    /// Taps select several rows.
    case keptSelection
    /// No row takes `select`, so taps deselect nothing.
    case noSelect
    /// UIKit's own configurations say it of the swipes of the row.
    case configurationsOfUIKit
    /// No event of a cell writes into the row.
    case nothingWritten
    /// `events: false` leaves the members of cells to the app.
    case leftToApp
    /// Neither a swipe nor a menu of the row is said.
    case nothingOffered
    /// The swipes and menu of the row are values of UIKit, which carry handlers of their own.
    case offersOfUIKit
    /// No swipe of the row is said.
    case noSwipe
    /// Nothing says which rows are chosen.
    case noChoice
    /// One row or none can be selected.
    case oneSelected
    /// The row has no menu.
    case noMenu
    /// No row that the cell shows has a menu, or is dragged.
    case noLifting
    /// The menu of the row is a configuration of UIKit, which has its preview.
    case menuOfUIKit
    /// The row cannot be deleted.
    case noDelete
    case noEditing
    /// The row has no `moves:`.
    case noMoves
    /// No row there can be moved by hand.
    case unmovable
    /// The type that it would rename is not generated.
    case typeNotGenerated
    /// The identity of a section that is held once.
    case oneSection
    /// No row that it could apply to shows a model of this class.
    case noModel(cell: String)
    /// The rows that this class shows are filled in another way.
    case filledOtherwise(cell: String)
    /// No nib among the inputs gives views of this class, and no mark names one.
    case noNib(String)
    /// There is one row of a cell that the context owns.
    case ownedCell
    /// Rows that are loaded by their ids change when they are touched.
    case loadedRow
    /// The section has no rows, so its header is all of it.
    case headerAlone
    /// Nothing stands above or below the rows of the section.
    case noHeader
    /// It is at a method that nothing warns of.
    case calledMethod
    /// The mark says nothing that is not so without it.
    case nothingSaid
    /// No row that is a list is shown by the cell.
    case noListRow
    /// No input declares the type that an extension adds it to.
    case foreignType(String)
    /// Its type is neither a list nor a section.
    case ownerless(String)
    /// Nothing says what is below the row.
    case noOutline
    /// Nothing that it could apply to is there.
    case nothingThere

    /// As it reads after a colon.
    var text: String {
        switch self {
        case .overridden: "a narrower place says it wherever it could apply"
        case .delegateOfApp: "the app keeps the delegate, which is asked for it"
        case .sizedByLayout: "`layout:` says how the sections of the list are laid out, and sizes their items"
        case .shownByTable: "a table view shows the section"
        case .measuredHeader: "a collection view asks for no estimates of headers"
        case .otherTarget(let target): "a \(target) view shows the rows, which is not asked for it"
        case .sizedItems: "each of the items has a size, which says its width"
        case .provider: "no list holds the type, and a provider only makes cells"
        case .header(let name): "`\(name)` is a header or footer, and events happen to rows"
        case .untapped(let cause): "with `\(cause)` no tap selects a row"
        case .keptSelection: "with `selection: .multiple` a tap changes the selection, which stays"
        case .noSelect: "no row takes `select`, so a tap deselects nothing"
        case .configurationsOfUIKit: "the swipes of the row are configurations of UIKit, which say it themselves"
        case .nothingWritten: "no `event(into:)` of a cell writes into the row"
        case .leftToApp: "the rows that the cell shows say `events: false`"
        case .nothingOffered: "no `leadingSwipe:`, `trailingSwipe:` or `menu:` offers anything there"
        case .offersOfUIKit: "the swipes and the menu of the row are those of UIKit, which have handlers of their own"
        case .noSwipe: "no `leadingSwipe:` or `trailingSwipe:` offers anything there"
        case .noChoice: "the row has no `choice:`"
        case .oneSelected: "at most one row of the list can be selected"
        case .noMenu: "the row has no `menu:`"
        case .noLifting: "no row that the cell shows has a `menu:` or `drag:`"
        case .menuOfUIKit: "the menu of the row is a configuration of UIKit, which says it itself"
        case .noDelete: "the row does not take `on: delete`"
        case .noEditing: "rows of a collection view cannot be edited"
        case .noMoves: "the row has no `moves:`"
        case .unmovable: "no row there can be moved by hand"
        case .typeNotGenerated: "no such type is generated here"
        case .oneSection: "the section is held once, and only sections of an array are told apart"
        case .noModel(let cell): "no row here is shown by `\(cell)` because of it"
        case .filledOtherwise(let cell): "the rows that `\(cell)` shows are filled in another way"
        case .noNib(let cell): "`\(cell)` does not come from a nib"
        case .ownedCell: "the context owns the cell, so there is one such row, which is told apart by its kind"
        case .loadedRow: "the row is an id, and what is loaded for it changes by `touch`"
        case .noHeader: "the section has no header or footer to keep"
        case .headerAlone: "a section without rows keeps its header"
        case .calledMethod: "nothing warns of this method"
        case .nothingSaid: "it says nothing"
        case .noListRow: "no row that the cell shows is a list"
        case .foreignType(let name): "no input declares `\(name)`"
        case .ownerless(let name): "`\(name)` is neither a list nor a section"
        case .noOutline: "the row has no `children:`"
        case .nothingThere: "there is nothing that it could apply to"
        }
    }

    var notes: [Diagnostic.Note] {
        guard case .overridden(let place) = self else { return [] }
        return [Diagnostic.Note("here, for example", at: place)]
    }

    var remedy: String {
        switch self {
        case .delegateOfApp:
            "take it out and implement the delegate method, or take `delegate: .mine` out of the list"
        case .sizedByLayout: "take it out, and say it by the layout"
        case .shownByTable: "take it out, or show the list by `list(.collection)`"
        case .header:
            "take it out; a method such as `tableView(_:willDisplayHeaderView:forSection:)` is passed through by "
                + "`on:` of the list"
        case .untapped(let cause): "take it out, or `\(cause)`"
        case .noDelete: "take it out, or write `on: delete` there"
        case .noMoves: "take it out, or write `moves:` there"
        case .noChoice: "take it out, or write `choice:` there"
        case .oneSelected: "take it out, or write `selection: .multiple` or `selection: .multipleWhileEditing`"
        case .noMenu: "take it out, or write `menu:` there"
        case .noOutline: "take it out, or write `children:` there or on the model"
        case .nothingSaid: "give it an argument, or take it out"
        case .foreignType: "take it out, or generate with the file that declares the type among the inputs"
        default: "take it out"
        }
    }
}
