import ListRuntimeUIKit
import UIKit

struct Story: Equatable {
    let id: Int
    var title: String
}

// listgen:list(.table, context: Desk)
struct Feed {
    var stored: [Story]  // listgen:row(cell: StoringCell)
    var subscribed: [Story]  // listgen:row(cell: SubscribingCell)
    var tapped: [Story]  // listgen:row(cell: TappedCell)
    var observed: [Story]  // listgen:row(cell: ObservingCell)
    var closures: [Story]  // listgen:row(cell: ButtonCell, configure: { cell, story in cell.button.addTarget(story, action: 1) })
    // listgen:row(cell: DeskCell, configure: fill, content: .equatable)
    var desk: [Story]
    var cleared: [Story]  // listgen:row(cell: ClearingCell)
    var renewed: [Story]  // listgen:row(cell: RenewingCell)
    var own: [Story]  // listgen:row(cell: OwnCell)
    var silenced: [Story]  // listgen:row(cell: SilencedCell)
    var silencedHere: [Story]  // listgen:row(cell: SubscribingCell, refill: .inPlace)
    var late: [Story]  // listgen:row(cell: LateCell)
}

final class Desk {
    @MainActor
    func fill(_ cell: DeskCell, _ story: Story) { cell.button.addTarget(self, action: story.id) }
}

final class StoringCell: UITableViewCell {
    private var subscriptions: [Int] = []

    func configure(with story: Story) {
        Subscription().store(in: &subscriptions)
        Subscription().store(in: &subscriptions)
    }
}

final class SubscribingCell: UITableViewCell {
    private let source = Source()

    func configure(with story: Story) {
        textLabel?.text = story.title
        bind(to: story)
    }

    func bind() {}
}

extension SubscribingCell {
    private func bind(to story: Story, isLate: Bool = false) { source.subscribe { _ in } }
}

final class TappedCell: UITableViewCell {
    // listgen:configure
    var story: Story? {
        didSet { button.addGestureRecognizer(1) }
    }
    private let button = Button()
}

final class ObservingCell: UITableViewCell {
    private let source = Source()

    func configure(with story: Story) { _ = source.observe(\.title) }
}

final class ButtonCell: UITableViewCell {
    let button = Button()
}

final class DeskCell: UITableViewCell {
    let button = Button()
}

/// Takes away first what it added.
final class ClearingCell: UITableViewCell {
    private var subscriptions: [Int] = []

    func configure(with story: Story) {
        reset()
        Subscription().store(in: &subscriptions)
    }

    private func reset() { subscriptions.removeAll() }
}

/// Holds what the last fill added, and no more.
final class RenewingCell: UITableViewCell {
    private var subscriptions: [Int] = []

    func configure(with story: Story) {
        subscriptions = []
        Subscription().store(in: &subscriptions)
    }
}

/// Adds nothing twice: to what the fill makes, and as its own target.
final class OwnCell: UITableViewCell {
    private let button = Button()
    private let source = Source()

    func configure(with story: Story) {
        let menu = Button()
        menu.addAction(story.id)
        button.addTarget(self, action: 1)
        source.subscribe(on: 1)
        addAction(story.title)
    }

    private func addAction(_ title: String) { textLabel?.text = "addAction(\(title))" }
}

// listgen:cell(refill: .inPlace)
final class SilencedCell: UITableViewCell {
    private let button = Button()

    func configure(with story: Story) { button.addInteraction(1) }
}

/// Takes away what it added when it is too late.
final class LateCell: UITableViewCell {
    private let button = Button()

    func configure(with story: Story) {
        button.addAction(1)
        button.removeTarget()
    }
}

struct Subscription {
    func store(in subscriptions: inout [Int]) { subscriptions.append(1) }
}

final class Source {
    let title = ""
    func subscribe(_ take: (Int) -> Void) {}
    func subscribe(on queue: Int) {}
    func observe(_ path: KeyPath<Source, String>) -> Int { 0 }
}

final class Button {
    func addAction(_ action: Int) {}
    func addTarget(_ target: Any, action: Int) {}
    func addGestureRecognizer(_ recognizer: Int) {}
    func addInteraction(_ interaction: Int) {}
    func removeTarget() {}
}
