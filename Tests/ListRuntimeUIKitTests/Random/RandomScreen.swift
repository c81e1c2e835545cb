import HeadlessUIKit
import ListRuntime

@testable import ListRuntimeUIKit

/// A list on a screen, as somebody uses it who does anything at random.
@MainActor
protocol RandomScreen: AnyObject {
    associatedtype State: ListState where State.ListValue == State
    associatedtype Context
    associatedtype View: ListView

    init(seed: UInt64, using generator: inout SeededGenerator)

    var list: ListDriver<State, Context, View> { get }
    var listView: View { get }
    /// How often a handler set a state.
    var innerChanges: Int { get set }
    var reports: [ListReport] { get }
    var onSelect: (() -> Void)? { get set }
    var onMove: ((RowMove<State>) -> Void)? { get set }

    /// Changes a state in one random way.
    func edit(_ state: inout State, using generator: inout SeededGenerator)
    func randomContext(using generator: inout SeededGenerator) -> Context
    /// Changes one row by its identity, or in place.
    func changeRow(using generator: inout SeededGenerator)
    /// A place that may have a row.
    var selectedPlace: IndexPath { get }
    func rotate(using generator: inout SeededGenerator)
    func tap(_ path: IndexPath)
    /// Begins to hold a row; what is returned lets go of it.
    func hold(_ path: IndexPath, using generator: inout SeededGenerator) -> (() -> Void)?

    func fillOnce(_ body: @escaping () -> Void)
    func updates() -> [String]
    func difference(from state: State) -> String?
    func difference(fromStructureOf state: State) -> String?
    func differenceOfContent() -> String?
}
