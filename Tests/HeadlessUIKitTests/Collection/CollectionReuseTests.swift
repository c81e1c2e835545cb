import HeadlessUIKit
import Testing

@MainActor @Suite struct CollectionReuseTests {
    class Generic<Value>: UICollectionViewCell {
        var value: Value?
        let label = UILabel()
    }
    final class Deep: Generic<[String: Int]> {
        let made: String
        override init(frame: CGRect) {
            made = "\(frame.width)"
            super.init(frame: frame)
        }
        required init?(coder: NSCoder) { nil }
    }

    private func messages(_ grid: Grid, _ prefix: String) {
        grid.view.reloadData()
        let found = UIKitRules.violations { grid.view.layoutIfNeeded() }
        #expect(found.count == 1)
        #expect(found.first?.message.hasPrefix(prefix) == true, "\(found)")
    }

    @Test func aClassMakesItsOwnCells() {
        let grid = Grid(items: 1)
        grid.view.register(Deep.self, forCellWithReuseIdentifier: "deep")
        grid.view.register(Generic<Int>.self, forCellWithReuseIdentifier: "generic")
        for identifier in ["deep", "generic"] {
            grid.dequeue = { view, path in view.dequeueReusableCell(withReuseIdentifier: identifier, for: path) }
            grid.view.reloadData()
            let cell = grid.view.cellForItem(at: grid.path(0))
            #expect(cell?.reuseIdentifier == identifier)
            #expect((cell as? Deep)?.made == (identifier == "deep" ? "0.0" : nil))
            #expect((cell is Generic<Int>) == (identifier == "generic"))
        }
    }

    @Test func onlyWhatIsOnScreenHasCellsAndTheyAreRecycled() {
        let grid = Grid(items: 3000)
        #expect(grid.shown == (0..<15).map(String.init))
        #expect(grid.view.contentSize.height == 80_000)
        let first = grid.cell(0)
        #expect(first?.reuses == 0)
        grid.view.headless.scroll(by: 400)
        #expect(grid.shown == (15..<30).map(String.init))
        #expect(grid.view.visibleCells.contains { $0 === first })
        #expect(first?.reuses == 1)
    }

    @Test func aGridOfManyItemsIsQuickToUpdate() {
        let grid = Grid(items: 100_000)
        grid.view.headless.scroll(to: CGPoint(x: 0, y: 1_000_000))
        grid.sections[0].remove(at: 5)
        grid.view.deleteItems(at: [grid.path(5)])
        #expect(grid.view.numberOfItems(inSection: 0) == 99_999)
        #expect(grid.shown.first == "37501")
    }

    @Test func displayingIsPaired() {
        let layout = Grid.flow()
        layout.headerReferenceSize = CGSize(width: 0, height: 20)
        let grid = Grid((0..<50).map { section in (0..<7).map { "\(section).\($0)" } }, layout: layout)
        for distance in [100, 500, -300, 5000, -12, 90000, -90000] as [CGFloat] {
            grid.view.headless.scroll(by: distance)
            #expect(grid.displayed.values.sorted() == grid.shown.sorted())
            #expect(grid.ends.count == grid.view.headless.screen.sections.compactMap(\.header).count)
        }
        grid.sections = []
        grid.view.reloadData()
        grid.view.layoutIfNeeded()
        #expect(grid.displayed.isEmpty && grid.ends.isEmpty)
    }

    @Test func anUnknownIdentifierIsAViolation() {
        let grid = Grid(items: 1)
        grid.dequeue = { view, path in view.dequeueReusableCell(withReuseIdentifier: "other", for: path) }
        messages(
            grid,
            "could not dequeue a view of kind: UICollectionElementKindCell with identifier other - must register a nib "
                + "or a class for the identifier or connect a prototype cell in a storyboard")
    }

    @Test func aViewThatIsDequeuedIsReturned() {
        let grid = Grid(items: 1)
        grid.dequeue = { view, path in
            _ = view.dequeueReusableCell(withReuseIdentifier: "item", for: path)
            return view.dequeueReusableCell(withReuseIdentifier: "item", for: path)
        }
        let message = "Expected dequeued view to be returned to the collection view in preparation for display."
        messages(grid, message)
        let found = UIKitRules.violations {
            _ = grid.view.dequeueReusableCell(withReuseIdentifier: "item", for: grid.path(0))
        }
        #expect(found.first?.message.hasPrefix(message) == true)
    }

    @Test func aCellIsDequeued() {
        let grid = Grid(items: 1)
        grid.dequeue = { _, _ in ItemCell(frame: .zero) }
        messages(
            grid,
            "the cell returned from -collectionView:cellForItemAtIndexPath: does not have a reuseIdentifier - cells must "
                + "be retrieved by calling -dequeueReusableCellWithReuseIdentifier:forIndexPath:")
    }

    @Test func aRegistrationIsMadeUpFront() {
        let grid = Grid(items: 2)
        let registration = UICollectionView.CellRegistration<ItemCell, String> { cell, path, item in
            cell.word.text = "\(item) \(path.item)"
        }
        grid.dequeue = { view, path in
            view.dequeueConfiguredReusableCell(using: registration, for: path, item: "filled")
        }
        grid.view.reloadData()
        grid.view.layoutIfNeeded()
        #expect(grid.view.visibleCells.count == 2)
        #expect(grid.view.visibleCells.allSatisfy { $0 is ItemCell })

        grid.sections = [["a"]]
        grid.dequeue = { view, path in
            let late = UICollectionView.CellRegistration<ItemCell, String> { _, _, _ in }
            return view.dequeueConfiguredReusableCell(using: late, for: path, item: "")
        }
        messages(
            grid,
            "Attempted to dequeue a cell using a registration that was created inside "
                + "-collectionView:cellForItemAtIndexPath:")
    }

    @Test func aPathThatIsNotThere() {
        let grid = Grid(items: 2)
        let found = UIKitRules.violations {
            grid.view.headless.tap(itemAt: grid.path(7))
            grid.view.scrollToItem(at: grid.path(2), at: .top, animated: false)
        }
        #expect(
            found.map(\.message) == [
                "there is no item at [0, 7] to play with: section 0 has 2. After an update of a generated list call its "
                    + "flush() first, or wait for the end of the turn",
                "Attempted to scroll the collection view to an out-of-bounds item (2) when there are only 2 items in "
                    + "section 0.",
            ])
    }
}
