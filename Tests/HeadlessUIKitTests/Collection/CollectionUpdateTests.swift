import HeadlessUIKit
import RandomTesting
import Testing

@MainActor @Suite struct CollectionUpdateTests {
    @Test func itemsComeGoAndMoveWithTheirCells() {
        let grid = Grid([["a", "b", "c"], ["x"]])
        let (second, third) = (grid.cell(1), grid.cell(2))
        var isDone = false
        grid.view.performBatchUpdates {
            grid.view.insertItems(at: [grid.path(1), grid.path(0, 1)])
            grid.sections = [["c", "new", "b"], ["y", "x"]]
            grid.view.moveItem(at: grid.path(2), to: grid.path(0))
            grid.view.deleteItems(at: [grid.path(0)])
        } completion: {
            isDone = $0
        }
        #expect(isDone)
        #expect(grid.shown == ["c", "new", "b", "y", "x"])
        #expect(grid.cell(0) === third)
        #expect(grid.cell(2) === second)
        #expect(
            grid.view.headless.updates.map(\.description).last
                == "delete [0, 0]; insert [0, 1] [1, 0]; move [0, 2]>[0, 0]")
        #expect(grid.displayed.values.sorted() == ["b", "c", "new", "x", "y"])
    }

    @Test func sectionsComeGoMoveAndReloadWithTheirHeaders() {
        let layout = Grid.flow()
        layout.headerReferenceSize = CGSize(width: 0, height: 10)
        let grid = Grid([["a"], ["b"], ["c"], ["d"]], layout: layout)
        let moved = grid.view.supplementaryView(
            forElementKind: UICollectionView.elementKindSectionHeader, at: grid.path(0, 2))
        grid.view.performBatchUpdates {
            grid.sections = [["c"], ["a"], ["new"], ["D", "D2"]]
            grid.view.deleteSections([1])
            grid.view.insertSections([2])
            grid.view.moveSection(2, toSection: 0)
            grid.view.reloadSections([3])
        }
        let screen = grid.view.headless.screen
        #expect(screen.rows.flatMap(\.texts) == ["c", "a", "new", "D", "D2"])
        #expect(screen.sections.map { $0.header?.texts } == [["Header c"], ["Header a"], ["Header new"], ["Header D"]])
        #expect(
            grid.view.supplementaryView(
                forElementKind: UICollectionView.elementKindSectionHeader, at: grid.path(0, 0)) === moved)
        #expect(grid.ends.count == 4)
    }

    @Test func reloadedItemsGetAnotherCellAndReconfiguredKeepTheirs() {
        let grid = Grid([["a", "b", "c"]])
        let (first, second) = (grid.cell(0), grid.cell(1))
        grid.sections = [["A", "B", "c"]]
        grid.view.performBatchUpdates {
            grid.view.reloadItems(at: [grid.path(0)])
            grid.view.reconfigureItems(at: [grid.path(1)])
        }
        #expect(grid.shown == ["A", "B", "c"])
        #expect(grid.cell(0) !== first)
        #expect(grid.cell(1) === second)
        #expect(second?.reuses == 0)
        grid.view.register(ItemCell.self, forCellWithReuseIdentifier: "other")
        grid.dequeue = { view, path in view.dequeueReusableCell(withReuseIdentifier: "other", for: path) }
        let found = UIKitRules.violations { grid.view.reconfigureItems(at: [grid.path(1)]) }
        #expect(
            found.first?.message.hasPrefix(
                "Attempted to dequeue a cell for a different registration or reuse identifier than the existing cell")
                == true)
    }

    @Test func selectionAndOffsetFollow() {
        let grid = Grid(items: 300)
        grid.view.allowsMultipleSelection = true
        for item in [1, 250, 299] { grid.view.selectItem(at: grid.path(item), animated: false, scrollPosition: []) }
        grid.view.headless.scroll(by: 6000)
        grid.sections[0].removeSubrange(1..<250)
        grid.view.deleteItems(at: (1..<250).map { grid.path($0) })
        #expect(grid.view.indexPathsForSelectedItems == [grid.path(1), grid.path(50)])
        #expect(grid.view.contentOffset.y == grid.view.contentSize.height - 400)
        #expect(grid.cell(50)?.isSelected == true)
    }

    @Test func aWrongCountIsReportedAsSinceIOS16Point4() {
        let grid = Grid([["a", "b"]])
        let found = UIKitRules.violations {
            grid.view.performBatchUpdates {
                grid.sections = [["a", "b"]]
                grid.view.deleteItems(at: [grid.path(1)])
            }
            #expect(grid.shown == ["a", "b"])
        }
        #expect(
            found.map(\.message) == [
                "Invalid batch updates detected: the number of sections and/or items returned by the data source before "
                    + "and/or after performing the batch updates are inconsistent with the updates.\n"
                    + "Data source before updates = { 1 section with item counts: [2] }\n"
                    + "Data source after updates = { 1 section with item counts: [2] }\n"
                    + "Updates = [ Delete item (0 - 1) ]"
            ])
    }

    @Test func otherRulesSpeakOfItems() {
        let grid = Grid([["a", "b"]])
        func messages(_ change: () -> Void) -> [String] { UIKitRules.violations(in: change).map(\.message) }
        let deleted = messages { grid.view.deleteItems(at: [grid.path(9)]) }
        #expect(deleted == ["attempt to delete item 9 from section 0 which only contains 2 items before the update"])
        let inserted = messages { grid.view.insertItems(at: [grid.path(0, 3)]) }
        #expect(inserted == ["attempt to insert item 0 into section 3, but there are only 1 sections after the update"])
        let reconfigured = messages { grid.view.reconfigureItems(at: [grid.path(4)]) }
        let place = "(<NSIndexPath: 0x0> {length = 2, path = 0 - 4})"
        #expect(reconfigured.first?.hasPrefix("attempt to reconfigure index path \(place) that does not exist") == true)
        let reloaded = messages { grid.view.reloadItems(at: [IndexPath(index: 0)]) }
        #expect(reloaded.first?.hasPrefix("Invalid index path for use with UICollectionView.") == true)
    }

    @Test func blocksNest() {
        let grid = Grid([["a"]])
        grid.view.performBatchUpdates {
            grid.view.performBatchUpdates {
                grid.sections = [["a", "b", "c"]]
                grid.view.insertItems(at: [grid.path(1)])
            }
            #expect(grid.view.hasUncommittedUpdates)
            #expect(grid.view.numberOfItems(inSection: 0) == 1)
            grid.view.insertItems(at: [grid.path(2)])
        }
        #expect(!grid.view.hasUncommittedUpdates)
        #expect(grid.shown == ["a", "b", "c"])
    }

    /// After any batch, legal or not, counts are the data source's and every display is paired.
    @Test func anyBatchEndsWellOrIsCaught() {
        let seed = Seed.start
        var random = SeededGenerator(seed: seed)
        let layout = Grid.flow()
        layout.headerReferenceSize = CGSize(width: 0, height: 10)
        let grid = Grid([[]], layout: layout)
        var (caught, passed) = (0, 0)
        for round in 0..<300 {
            let before = grid.sections
            let isLegal = random.next() % 2 == 0
            var after = before.map { section in section.filter { _ in random.next() % 5 != 0 } }
            let left = after.map(\.count)
            for section in after.indices where random.next() % 2 == 0 { after[section].append("\(round)") }
            if random.next() % 3 == 0 { after.append(["s\(round)"]) }
            let found = UIKitRules.violations {
                grid.view.performBatchUpdates {
                    grid.sections = after
                    guard isLegal else {
                        for _ in 0..<random.next() % 4 { change(grid, &random) }
                        return
                    }
                    for section in before.indices {
                        let gone = before[section].indices.filter { !after[section].contains(before[section][$0]) }
                        grid.view.deleteItems(at: gone.map { grid.path($0, section) })
                        let new = left[section]..<after[section].count
                        grid.view.insertItems(at: new.map { grid.path($0, section) })
                    }
                    grid.view.insertSections(IndexSet(before.count..<after.count))
                }
                grid.view.layoutIfNeeded()
            }
            if isLegal { #expect(found == [], "seed \(seed)") }
            if isLegal || !found.isEmpty {
                #expect(grid.shown == Array(after.joined().prefix(grid.shown.count)), "seed \(seed)")
            }
            caught += found.count
            passed += found.isEmpty ? 1 : 0
            #expect(grid.displayed.count == grid.view.visibleCells.count, "seed \(seed)")
            let headers = grid.view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader)
            #expect(grid.ends.count == headers.count, "seed \(seed)")
            let counts = (0..<grid.view.numberOfSections).map { grid.view.numberOfItems(inSection: $0) }
            #expect(counts == after.map(\.count), "seed \(seed)")
            // What counts right and is wrong all the same nobody sees; its cells would still show it after the next batch.
            if !isLegal && found.isEmpty { grid.view.reloadData() }
        }
        #expect(caught > 0 && passed > 0, "seed \(seed)")
    }

    private func change(_ grid: Grid, _ random: inout SeededGenerator) {
        func path() -> IndexPath { IndexPath(item: Int(random.next() % 4), section: Int(random.next() % 3)) }
        func section() -> Int { Int(random.next() % 4) }
        switch random.next() % 9 {
        case 0: grid.view.deleteItems(at: [path()])
        case 1: grid.view.insertItems(at: [path()])
        case 2: grid.view.moveItem(at: path(), to: path())
        case 3: grid.view.reloadItems(at: [path()])
        case 4: grid.view.reconfigureItems(at: [path()])
        case 5: grid.view.deleteSections([section()])
        case 6: grid.view.insertSections([section()])
        case 7: grid.view.reloadSections([section()])
        default: grid.view.moveSection(section(), toSection: section())
        }
    }
}
