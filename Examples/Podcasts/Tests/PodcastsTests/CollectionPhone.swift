import Foundation
import Testing
import UIKit

/// A phone with one collection view of the app on it.
@MainActor
struct CollectionPhone {
    let view: UICollectionView
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 800))

    init(_ controller: UICollectionViewController) async {
        view = controller.collectionView
        window.rootViewController = controller
        window.makeKeyAndVisible()
        await settle()
        view.headless.clearUpdates()
    }

    /// What the items on screen show, in words.
    var texts: [[String]] {
        view.headless.screen.rows.map(\.texts)
    }

    /// The cells on screen.
    var cells: [String] {
        view.headless.screen.rows.map(\.cellClass)
    }

    /// Where the items on screen are.
    var frames: [HeadlessScreen.Frame] {
        view.headless.screen.rows.map(\.frame)
    }

    /// What the headers on screen show, in words.
    var headers: [[String]] {
        view.headless.screen.sections.compactMap(\.header?.texts).filter { !$0.isEmpty }
    }

    /// What the view was told since the last time, in words.
    func updates(of change: () throws -> Void) async rethrows -> [String] {
        view.headless.clearUpdates()
        try change()
        await settle()
        return view.headless.updates.map(\.description)
    }

    /// Taps the item that shows `text`.
    func tap(_ text: String) throws {
        let item = view.headless.screen.rows.first { $0.texts.contains { $0.contains(text) } }
        try #require(view.headless.tap(itemAt: #require(item?.indexPath, "no item shows \(text)")))
    }

    /// Lets the run loop turn, as it does between two touches.
    func settle() async {
        for _ in 0..<3 { await Task.yield() }
        _ = view.headless.screen
    }
}
