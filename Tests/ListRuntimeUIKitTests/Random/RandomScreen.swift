import HeadlessUIKit
import ListRuntime
import RandomTesting

@testable @_spi(Generated) import ListRuntimeUIKit

/// A list on a screen, as somebody uses it who does anything at random.
@MainActor
protocol RandomScreen: AnyObject {
    associatedtype State: ListState where State.ListValue == State
    associatedtype Context
    associatedtype View: ListView

    init(seed: UInt64, using generator: inout SeededGenerator)

    var list: ListDriver<State, Context, View> { get }
    var listView: View { get }
    /// Plays the finger, and ends animations.
    var headless: any HeadlessScrolling { get }
    var reports: [ListReport] { get }
    var onSelect: (() -> Void)? { get set }
    var onMove: ((RowMove<State>) -> Void)? { get set }

    /// Changes a state in one random way.
    func edit(_ state: inout State, using generator: inout SeededGenerator)
    func randomContext(using generator: inout SeededGenerator) -> Context
    /// Changes one row by its identity, which may become another one, or in place.
    /// - Parameter inside: Called while some rows are changed.
    func changeRow(using generator: inout SeededGenerator, _ inside: () -> Void)
    func resize(to size: CGSize)
    func randomSize(using generator: inout SeededGenerator) -> CGSize
    func tap(_ path: IndexPath)
    /// Begins to hold a row; what is returned lets go of it.
    func hold(_ path: IndexPath, using generator: inout SeededGenerator) -> (() -> Void)?
    /// Shows the list in a new view, in the place of the one before.
    func useOtherView()
    /// Has another list, which is returned, show its rows in the view.
    func giveViewAway() -> AnyObject
    /// Shows the list in its view again.
    func takeView()

    func fillOnce(_ body: @escaping () -> Void)
    func updates() -> [String]
    func difference(from state: State) -> String?
    func difference(fromStructureOf state: State) -> String?
    func differenceOfContent() -> String?
}
