import ListRuntime

/// A fault in the data or in an update that a list worked around.
public enum ListReport: Hashable, Sendable, CustomStringConvertible {
    /// Rows with equal identities, which are described, and their places in the state that was set. What is shown of them
    /// says the `duplicatePolicy` of the list.
    case duplicateRows([DuplicateIdentity<String, RowPath>])
    /// The same of sections.
    case duplicateSections([DuplicateIdentity<String, Int>])
    /// UIKit would have raised this for an update; the list was reloaded instead.
    case rejectedUpdate(String)
    /// A cell was asked for at a place without a row; an empty one was given.
    case missingRow(RowPath)
    /// A value is of a type, which is named, that no input of the generator declares: it is left out. Said once for each type.
    case unknownRow(String)
    /// A row of an outline, whose identity is described, is below itself: it is left out there. Said once for each.
    case cyclicRow(String)
    /// The context of a list that does not keep it alive, of the named class, is gone: cells stay as they are dequeued.
    /// Said once.
    case missingContext(String)
    /// A list, of the named class, was released while its view is on screen: nothing keeps it, and the view has no rows.
    /// Said once.
    case released(String)
    /// The object that takes the events of a list, of the named class, is gone: a tap did nothing. Said once.
    case missingActions(String)
    /// An object of the named class was set as the delegate of the list view: the list measures no rows and hears of no
    /// events. Said once.
    case otherDelegate(String)
    /// The list view asks another object for its rows, or none. Updates of the list are taken, and the view is left alone.
    /// Said once.
    case takenOver
    /// A look-up asked for a row, which is described, that is in `state` and not in `applied` yet. Said once.
    case rowNotApplied(String)
    /// A cell that the context owns, of the named class, cannot be shown as it should. Said once for each cell.
    case ownedCell(String, RowPath, OwnedCellFault)
    /// The context owns fewer cells of the named class than there are rows for them: the others are empty. Said once.
    case tooFewOwnedCells(String, cells: Int)
    /// More rows than given keep their cells of the named class (`keeps: .perRow`): each costs its memory. Said once.
    case manyKeptCells(String, limit: Int)
    /// A call, which is named, came from another thread than the main one. It is made later on the main thread, unless
    /// it takes a closure that is gone by then. Debug builds stop at it.
    case otherThread(String, isMade: Bool)
    /// An update inserted, deleted and moved more than `limits.animatedChanges`, and was shown by a reload.
    case reloadedUpdate(changes: Int, limit: Int)
    /// The same while somebody typed in a row, whose cell stays: it was shown in a batch without animation.
    case unanimatedUpdate(changes: Int, limit: Int)
    /// An interaction has lasted for `limits.interactionSeconds`. Rows go on waiting for its end.
    case endlessInteraction(ListInteraction, seconds: Int)
    /// A height that is negative, infinite or not a number, written out, and the row; it was self-sized. Said once for
    /// each kind of cell.
    case invalidHeight(String, RowPath)
    /// A width of an item that is negative, infinite or not a number; it got that of its layout. Said as for heights.
    case invalidWidth(String, RowPath)
    /// An item is larger than its flow layout has room for, across the scrolling: its size, written out. UIKit says then
    /// that the behavior of the layout is not defined. Said once for each kind of cell.
    case oversizedItem(String, RowPath)
    /// A section has columns, as many as given, and its layout scrolls sideways: items are as wide as the layout says.
    /// Said once.
    case sidewaysColumns(Int, section: Int)
    /// Marks say how large items are, and the compositional layout of the app asks nobody. Said once.
    case unaskedSizes
    /// The layout or the grid of a section has a number that is no length, spacing or count, and got another. Said once
    /// for each.
    case invalidLayout(String, section: Int)
    /// The header or footer of a section was given a length, and its layout is a list, which measures them. Said once.
    case lengthOfListSection(Int)
    /// Marks say swipes of rows, and no section of the collection view is laid out as a list. Said once.
    case swipesWithoutList
    /// Rows of two classes, which are named, say one reuse identifier. Those of the second are dequeued under another. Said
    /// once for each class.
    case sharedIdentifier(String, classes: [String])
    /// A layout asked for a supplementary view of a kind, which is named, that the list does not declare; it got an empty
    /// one. Said once for each kind.
    case undeclaredElement(String)

    /// What is wrong with a cell that the context owns.
    public enum OwnedCellFault: Hashable, Sendable {
        /// Another row of the list shows it: this one has an empty cell.
        case isInOtherRow
        /// Another table on screen shows it, and loses it to this one.
        case isInOtherTable
        /// It has a reuse identifier: UIKit gives it to other rows when it leaves the screen.
        case hasReuseIdentifier
    }

    public var description: String {
        switch self {
        case .duplicateRows(let duplicates):
            Self.text("Rows", duplicates)
        case .duplicateSections(let duplicates):
            Self.text("Sections", duplicates)
        case .rejectedUpdate(let violation):
            "An update was not legal and the list was reloaded: \(violation)"
        case .otherThread(let name, let isMade):
            "\(name) of a list was called on another thread than the main one. "
                + (isMade ? "The call is made later on the main thread." : "Nothing was changed.")
        case .reloadedUpdate(let changes, let limit):
            "An update of \(changes) changes, more than limits.animatedChanges (\(limit)), was shown by a reload."
        case .unanimatedUpdate(let changes, let limit):
            "An update of \(changes) changes, more than limits.animatedChanges (\(limit)), was shown without animation."
        case .endlessInteraction(let interaction, let seconds):
            "An interaction (\(interaction)) has lasted for \(seconds) seconds: no row comes, goes or moves. "
                + "If it is over, endInteraction(.\(interaction)) was not called."
        case .missingRow(let path):
            "A cell was asked for at \(path), where there is no row."
        case .ownedCell(let name, let path, .isInOtherRow):
            "The \(name) of the row at \(path) is the cell of another row, too: the row has an empty cell."
        case .ownedCell(let name, let path, .isInOtherTable):
            "The \(name) of the row at \(path) is shown by another table view, which loses it to this one."
        case .ownedCell(let name, let path, .hasReuseIdentifier):
            "The \(name) of the row at \(path) belongs to that row alone and has a reuse identifier: when it leaves "
                + "the screen UIKit shows it in other rows. Make it without one."
        case .tooFewOwnedCells(let name, let count):
            "The context owns \(count) cells of the class \(name) and there are more rows: the others are empty."
        case .manyKeptCells(let name, let limit):
            "More than \(limit) rows keep a cell of the class \(name): each stays in memory as long as its row."
        case .unknownRow(let name):
            "A \(name) is no row of the list and left out: listgen has not read that type. Add its file to the inputs."
        case .cyclicRow(let id):
            "The row \(id) of an outline is below itself, where it is left out: a row can't hold itself."
        case .missingContext(let name):
            "The context of a list, a \(name), is gone: cells stay as they are dequeued."
        case .released(let name):
            "A \(name) was released while its view is on screen, which has no rows now: keep the list, in a property of the view controller, say."
        case .missingActions(let name):
            "A row of a \(name) was tapped and nothing was done: its actions are gone. The list holds them weakly; keep them."
        case .otherDelegate(let name):
            "A \(name) was set as the delegate of a list view in place of its list: rows are not measured, and taps reach nobody. Say `delegate: .mine` if the delegate is the app's."
        case .takenOver:
            "The list view asks another object for its rows, or none: updates of this list are taken, and the view is left alone."
        case .rowNotApplied(let id):
            "A look-up asked for \(id), which is in `state` and not on screen yet: it answers nil until the update. Call flush() before."
        case .invalidHeight(let height, let path):
            "The row at \(path) was given the height \(height); it is self-sized instead."
        case .invalidWidth(let width, let path):
            "The item at \(path) was given the width \(width); it has that of the layout instead."
        case .oversizedItem(let size, let path):
            "The item at \(path) is \(size) points large, which is more than its layout has room for."
        case .sidewaysColumns(let columns, let section):
            "Section \(section) has columns (\(columns)), and its layout scrolls sideways: items are as wide as the layout says."
        case .unaskedSizes:
            "Marks say how large the items of a list are, and its compositional layout does not ask: say `layout:` instead, or take a flow layout."
        case .invalidLayout(let layout, let section):
            "Section \(section) was given the layout \(layout); what is no number of points or columns was replaced."
        case .lengthOfListSection(let section):
            "The header or footer of section \(section) was given a length; a list section measures its own."
        case .swipesWithoutList:
            "Rows of a collection view have swipes, and its layout is no list of the marks: none is shown. Say `layout: .list()`."
        case .sharedIdentifier(let identifier, let classes):
            "Rows of \(classes.joined(separator: " and of ")) say the reuse identifier \(identifier): each class needs its own."
        case .undeclaredElement(let kind):
            "The layout asks for a view of the kind \(kind), which no header or footer of the list is of."
        }
    }

    private static func text<Place>(_ noun: String, _ duplicates: [DuplicateIdentity<String, Place>]) -> String {
        let places = duplicates.prefix(3).map { "\($0.id) at \($0.first) and \($0.again)" }
        let rest = duplicates.count > 3 ? " and \(duplicates.count - 3) more" : ""
        return "\(noun) of a list have equal identities: \(places.joined(separator: ", "))\(rest)."
    }
}
