#if !canImport(UIKit)
import Foundation
internal import ListRuntime

/// A table or a collection view: both ask for counts, check and perform batches, lay out in passes, and recycle what left.
@preconcurrency @MainActor
protocol ListScrollView: UIScrollView {
    associatedtype Key: ListKey
    associatedtype Element: UIView

    /// Whose messages it reports.
    static var wording: BatchWording { get }

    // What it shows.
    var shown: [Key: Element] { get set }
    /// Views off the screen that are shown again: the one that holds the first responder, which stays in the list, and
    /// those that were made ahead.
    var held: [Key: Element] { get set }
    /// Views that an update takes off the screen, until it is laid out.
    var leaving: [Key: Element] { get set }
    var selectedPaths: [IndexPath] { get set }
    var isReloading: Bool { get set }
    var isLayingOut: Bool { get set }
    /// Counts what makes paths and counts stale: reloads and updates.
    var generation: Int { get set }
    var session: UpdateSession { get set }
    var log: [HeadlessUpdate] { get set }

    // Its options.
    var isPrefetchingEnabled: Bool { get }
    /// Whether rows have cells before they come on screen.
    var preparesCellsAhead: Bool { get }
    var isEditing: Bool { get }
    var allowsMultipleSelection: Bool { get }
    var allowsMultipleSelectionDuringEditing: Bool { get }
    var hasActiveDrag: Bool { get set }

    // What it asks for.
    var prefetched: PrefetchWindow { get set }
    /// Empty until they are known.
    var knownCounts: [Int] { get }
    /// Nil if nothing is loaded that a batch could change.
    var countsBeforeUpdate: [Int]? { get }
    func loadIfNeeded()
    func askCounts() -> [Int]
    func contains(_ path: IndexPath) -> Bool
    func reloadData()
    func makeElement(_ key: Key) -> Element
    /// Asks for a cell that is there again. False if another came.
    func configureAgain(_ cell: Element, _ key: Key) -> Bool
    /// The next screen of rows in the direction of scrolling, nearest first.
    var pathsAhead: [IndexPath] { get }
    func prefetch()

    // What it lays out.
    /// How far it is scrolled in its direction.
    var position: CGFloat { get }
    /// Whether there can be no layout now.
    var isBusy: Bool { get }
    /// Whether the list was the same all the time.
    func layOutOnce() -> Bool
    /// Takes everything to its new place and shows the result.
    func perform(_ batch: HeadlessBatch, from before: [Int], to after: [Int])
    /// Shows the result of an update that moves nothing.
    func settleInPlace()
    /// What is to be done when the animation of the update ends.
    func takeRemovals() -> [UpdateSession.Completion]

    // What leaves it.
    /// Tells the delegate that a view is off the screen.
    func tellEnd(_ view: Element, _ key: Key)
    /// What was shown or held at a place is there no more.
    func forget(_ key: Key)
    func enqueue(_ view: Element, _ key: Key)
    func showSelected(_ isSelected: Bool, at path: IndexPath, animated: Bool)
}
#endif
