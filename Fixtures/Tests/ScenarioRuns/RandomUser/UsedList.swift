@_spi(Generated) import ListRuntimeUIKit
import UIKit

@testable import every_action

/// What a random user needs of a list, of whichever kind.
@MainActor
protocol UsedList: AnyObject {
    var state: UsedState { get set }
    var applied: UsedState { get }
    var isInteracting: Bool { get }
    var isMoving: Bool { get }
    /// The places on screen that hold a chore, and its identity.
    var places: [(path: IndexPath, id: Int)] { get }
    /// The texts of the cells on screen, and those that the state wants there.
    var shown: [String] { get }
    var wanted: [String] { get }

    func flush(duringInteraction: Bool)
    func swipe(_ path: IndexPath, _ edge: HeadlessSwipe.Edge) -> HeadlessSwipe?
    func longPress(_ path: IndexPath) -> HeadlessMenu?
    /// Nil where the kind of list view has no editing control.
    func delete(_ path: IndexPath) -> Bool?
    func move(_ path: IndexPath, to target: IndexPath) -> Bool
    func tap(_ path: IndexPath)
    func type(_ text: String, _ path: IndexPath) -> Bool
    func drag(_ path: IndexPath, meanwhile: () -> Void) -> Bool
    func setEditing(_ isEditing: Bool)
    /// Takes the view off its window, does something and brings it back.
    func leave(_ meanwhile: () -> Void)
    /// Nobody holds the list any more.
    func release()
}

/// The chores of either list.
struct UsedState: Equatable {
    var hint: String?
    var open: [Chore]
    var done: [Chore]

    var chores: [Chore] { open + done }
}

/// What a user tells the app.
@MainActor
final class UsedApp {
    var onPerform: (Deed, Chore, RowEvent) -> Void = { _, _, _ in }
    var onChore: (String, Chore) -> Void = { _, _ in }
    var onMove: (Chore, Int) -> Void = { _, _ in }
}
