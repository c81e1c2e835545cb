import HeadlessUIKit
import RandomTesting
import Testing

/// Whatever a data source or delegate changes from inside a call, the list ends with what the source has on screen, and
/// has told of each view that came and went.
@MainActor @Suite struct RandomReentrancyTests {
    private static let frame = CGRect(x: 0, y: 0, width: 320, height: 440)
    private let seeds: [UInt64]

    init() {
        let first = Seed.start
        seeds = (0..<UInt64(Sample.count(40))).map { first &+ $0 }
    }

    @Test(arguments: [UITableView.Style.plain, .grouped]) func tables(style: UITableView.Style) {
        for seed in seeds {
            let table = UITableView(frame: Self.frame, style: style)
            if seed % 3 == 0 { table.estimatedRowHeight = 0 }
            table.headless.preparesCellsAhead = seed % 5 == 0
            let source = RestlessTable(seed: seed)
            source.fill(table)
            play(table, source, "seed \(seed)")
        }
    }

    @Test(arguments: [false, true]) func flowLayouts(isEstimated: Bool) {
        for seed in seeds {
            let flow = UICollectionViewFlowLayout()
            if isEstimated { flow.estimatedItemSize = CGSize(width: 100, height: seed % 4 < 2 ? 30 : 65) }
            flow.sectionHeadersPinToVisibleBounds = seed % 2 == 0
            playGrid(flow, seed)
        }
    }

    @Test func listLayouts() {
        for seed in seeds {
            var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
            configuration.headerMode = .supplementary
            playGrid(UICollectionViewCompositionalLayout.list(using: configuration), seed)
        }
    }

    private func playGrid(_ layout: UICollectionViewLayout, _ seed: UInt64) {
        let grid = UICollectionView(frame: Self.frame, collectionViewLayout: layout)
        grid.headless.preparesCellsAhead = seed % 5 == 0
        let source = RestlessGrid(seed: seed)
        source.fill(grid)
        play(grid, source, "seed \(seed)")
    }

    private func play(_ list: any RestlessList, _ source: RestlessSource, _ seed: Comment) {
        let broken = UIKitRules.violations {
            for _ in 0..<12 {
                source.budget = 4
                playOnce(list, source)
            }
            source.budget = 0
            check(list, source, seed)
        }
        #expect(broken == [], seed)
    }

    private func playOnce(_ list: any RestlessList, _ source: RestlessSource) {
        switch Int.random(in: 0..<6, using: &source.random) {
        case 0, 1: list.finger.scroll(by: CGFloat.random(in: -400...400, using: &source.random))
        case 2: source.change(list)
        case 3:
            let width = CGFloat.random(in: 200...400, using: &source.random)
            list.finger.rotate(to: CGSize(width: width, height: 440))
        case 4:
            // A finger that comes down while nothing moves finds the row that it sees.
            source.budget = 0
            let paths = list.screen.rows.map(\.indexPath)
            source.budget = 4
            if let path = paths.randomElement(using: &source.random) { list.tap(path) }
        default: list.layoutIfNeeded()
        }
    }

    private func check(_ list: any RestlessList, _ source: RestlessSource, _ seed: Comment) {
        let screen = list.screen
        #expect(screen.rows.map(\.texts) == screen.rows.map { ["\(source.number(at: $0.indexPath))"] }, seed)
        #expect(screen.rows.map(\.indexPath) == list.rowsInBounds, seed)
        #expect(list.contentOffset.y >= 0, seed)
        #expect(list.contentOffset.y <= max(0, list.contentSize.height - list.bounds.height), seed)
        let shown = Set(list.shownViews.map(ObjectIdentifier.init))
        #expect(Set(source.displays.filter { $0.value != 0 }.keys) == shown, seed)
        #expect(source.displays.values.allSatisfy { $0 == 0 || $0 == 1 }, seed)
    }
}
