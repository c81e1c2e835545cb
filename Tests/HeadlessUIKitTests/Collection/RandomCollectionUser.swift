import HeadlessUIKit
import RandomTesting

/// Does anything to a grid that an app and its user may do, and knows what should be selected.
@MainActor
final class RandomCollectionUser {
    let grid: Grid
    private(set) var selected: Set<String> = []
    private var random: SeededGenerator
    private var round = 0

    init(_ grid: Grid, seed: UInt64) {
        self.grid = grid
        random = SeededGenerator(seed: seed)
        grid.view.allowsMultipleSelection = true
    }

    private func below(_ count: Int) -> Int { Int(random.next() % UInt64(max(1, count))) }
    private func anyPath() -> IndexPath? {
        let all = grid.sections.indices.flatMap { section in
            grid.sections[section].indices.map { grid.path($0, section) }
        }
        return all.isEmpty ? nil : all[below(all.count)]
    }

    func play() {
        round += 1
        switch below(8) {
        case 0: grid.view.headless.scroll(by: CGFloat(below(900)) - 450)
        case 1:
            let sizes = [CGSize(width: 320, height: 400), CGSize(width: 500, height: 300)]
            grid.view.headless.rotate(to: sizes[below(2)])
        case 2: tap()
        case 3:
            selected = []
            grid.view.reloadData()
        case 4: if let path = anyPath() { grid.view.reconfigureItems(at: [path]) }
        case 5: move()
        case 6: changeSections()
        default: changeItems()
        }
    }

    private func tap() {
        guard let path = anyPath() else { return }
        let word = grid.sections[path.section][path.item]
        if grid.view.headless.tap(itemAt: path) { selected.formSymmetricDifference([word]) }
    }

    private func move() {
        guard let from = anyPath(), let to = anyPath() else { return }
        grid.view.performBatchUpdates { [grid] in
            let word = grid.sections[from.section].remove(at: from.item)
            let item = min(to.item, grid.sections[to.section].count)
            grid.sections[to.section].insert(word, at: item)
            grid.view.moveItem(at: from, to: grid.path(item, to.section))
        }
    }

    private func changeSections() {
        grid.view.performBatchUpdates { [self] in
            if grid.sections.count > 4 {
                selected.subtract(grid.sections.removeFirst())
                grid.view.deleteSections([0])
            } else {
                grid.sections.insert(["s\(round)", "t\(round)"], at: 1)
                grid.view.insertSections([1])
            }
        }
    }

    private func changeItems() {
        grid.view.performBatchUpdates { [self] in
            for section in grid.sections.indices {
                let gone = grid.sections[section].indices.filter { _ in below(6) == 0 }
                selected.subtract(gone.map { grid.sections[section][$0] })
                grid.view.deleteItems(at: gone.map { grid.path($0, section) })
                for index in gone.reversed() { grid.sections[section].remove(at: index) }
                let place = below(grid.sections[section].count + 1)
                grid.sections[section].insert("\(round).\(section)", at: place)
                grid.view.insertItems(at: [grid.path(place, section)])
            }
        }
    }
}
