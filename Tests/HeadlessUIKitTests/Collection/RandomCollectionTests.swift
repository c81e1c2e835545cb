import HeadlessUIKit
import RandomTesting
import Testing

/// Updates, scrolling, selection, rotation and reloads in any order leave view and data equal.
@MainActor @Suite struct RandomCollectionTests {
    @Test(arguments: [false, true]) func viewAndDataStayEqual(isList: Bool) {
        let seed = Seed.start
        let layout: UICollectionViewLayout
        if isList {
            var configuration = UICollectionLayoutListConfiguration(appearance: .grouped)
            configuration.headerMode = .supplementary
            layout = UICollectionViewCompositionalLayout.list(using: configuration)
        } else {
            let flow = Grid.flow()
            flow.headerReferenceSize = CGSize(width: 0, height: 30)
            flow.sectionHeadersPinToVisibleBounds = true
            layout = flow
        }
        let grid = Grid([(0..<20).map { "\($0)" }, [], ["x"]], layout: layout)
        let user = RandomCollectionUser(grid, seed: seed)
        for round in 0..<300 {
            let found = UIKitRules.violations { user.play() }
            #expect(found == [], "seed \(seed) round \(round)")
            check(grid, user.selected, "seed \(seed) round \(round)")
        }
    }

    private func check(_ grid: Grid, _ selected: Set<String>, _ place: Comment) {
        let screen = grid.view.headless.screen
        for row in screen.rows {
            let word = grid.sections[row.indexPath.section][row.indexPath.item]
            #expect(row.texts == [word], place)
            #expect(row.isSelected == selected.contains(word), place)
        }
        let chosen = (grid.view.indexPathsForSelectedItems ?? []).map { grid.sections[$0.section][$0.item] }
        #expect(Set(chosen) == selected, place)
        #expect(grid.ends.count == screen.sections.compactMap(\.header).count, place)
        #expect(grid.displayed.count == screen.rows.count, place)
        // What the layout has in the bounds is on screen, and nothing else.
        let wanted = (grid.view.collectionViewLayout.layoutAttributesForElements(in: grid.view.bounds) ?? [])
            .filter { $0.representedElementCategory == .cell }.map(\.indexPath).sorted()
        #expect(screen.rows.map(\.indexPath) == wanted, place)
        #expect(grid.view.contentOffset.y <= max(0, grid.view.contentSize.height - grid.view.bounds.height), place)
    }
}
