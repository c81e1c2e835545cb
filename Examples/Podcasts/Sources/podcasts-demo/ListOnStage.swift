import Foundation
import UIKit

/// The list view of a screen, whichever it is.
@MainActor
enum ListOnStage {
    case table(UITableView)
    case collection(UICollectionView)

    var screen: HeadlessScreen {
        switch self {
        case .table(let view): view.headless.screen
        case .collection(let view): view.headless.screen
        }
    }

    /// What the view was told since the last time.
    func takeUpdates() -> [HeadlessUpdate] {
        switch self {
        case .table(let view):
            defer { view.headless.clearUpdates() }
            return view.headless.updates
        case .collection(let view):
            defer { view.headless.clearUpdates() }
            return view.headless.updates
        }
    }

    func tap(_ path: IndexPath) {
        switch self {
        case .table(let view): view.headless.tap(rowAt: path)
        case .collection(let view): view.headless.tap(itemAt: path)
        }
    }

    func views<View: UIView>(_ type: View.Type, at path: IndexPath) -> [View] {
        switch self {
        case .table(let view): view.headless.views(type, inRowAt: path)
        case .collection(let view): view.headless.views(type, inItemAt: path)
        }
    }
}
