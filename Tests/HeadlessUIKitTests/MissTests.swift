import Foundation
import HeadlessUIKit
import Testing

/// A test that plays with a row that is not there is told so, and goes on.
@MainActor @Suite struct MissTests {
    private func misses(_ body: () -> Void) -> [String] {
        let outer = UIKitRules.onMiss
        var found: [String] = []
        UIKitRules.onMiss = { found.append($0) }
        defer { UIKitRules.onMiss = outer }
        body()
        return found
    }

    private nonisolated static let paths = [
        IndexPath(row: 2, section: 0), IndexPath(row: 0, section: 1), IndexPath(row: -1, section: 0), IndexPath(),
        IndexPath(index: 0),
    ]

    @Test(arguments: paths) func everyTouchOfARow(_ path: IndexPath) {
        let screen = Screen(rows: 2)
        let headless = screen.table.headless
        let there = IndexPath(row: 0, section: 0)
        let plays: [(String, () -> Bool)] = [
            ("tap", { headless.tap(rowAt: path) }), ("tapAccessory", { headless.tapAccessory(rowAt: path) }),
            ("swipe", { headless.swipe(rowAt: path) != nil }),
            ("longPress", { headless.longPress(rowAt: path) != nil }),
            ("commit", { headless.commit(.delete, rowAt: path) }),
            ("move", { headless.move(rowAt: path, to: there) }),
            ("beginMove", { headless.beginMove(rowAt: path) != nil }),
            ("beginDrag", { headless.beginDrag(rowAt: path) != nil }),
            ("pan", { headless.pan(fromRowAt: path, to: there) }),
        ]
        for (name, play) in plays {
            let found = misses { #expect(!play(), "\(name)") }
            #expect(found.count == 1 && found[0].contains("there is no row at \(Array(path))"), "\(name): \(found)")
        }
        #expect(headless.screen.rows.count == 2)
    }

    @Test(arguments: paths) func everyTouchOfAnItem(_ path: IndexPath) {
        let grid = Grid(items: 2)
        let headless = grid.view.headless
        let there = IndexPath(item: 0, section: 0)
        let plays: [(String, () -> Bool)] = [
            ("tap", { headless.tap(itemAt: path) }), ("swipe", { headless.swipe(itemAt: path) != nil }),
            ("accessory", { headless.tap(accessory: .detail, ofItemAt: path) }),
            ("longPress", { headless.longPress(itemAt: path) != nil }),
            ("move", { headless.move(itemAt: path, to: there) }),
            ("beginMove", { headless.beginMove(itemAt: path) != nil }),
            ("beginDrag", { headless.beginDrag(itemAt: path) != nil }),
            ("pan", { headless.pan(fromItemAt: path, to: there) }),
        ]
        for (name, play) in plays {
            let found = misses { #expect(!play(), "\(name)") }
            #expect(found.count == 1 && found[0].contains("there is no item at \(Array(path))"), "\(name): \(found)")
        }
    }
}
