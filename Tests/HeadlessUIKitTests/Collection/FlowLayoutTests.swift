import HeadlessUIKit
import Testing

@MainActor @Suite struct FlowLayoutTests {
    @Test func itemsStandInLines() {
        let grid = Grid([["a", "b", "c", "d"]])
        let frames: [CGRect] = [
            CGRect(x: 0, y: 0, width: 100, height: 80), CGRect(x: 110, y: 0, width: 100, height: 80),
            CGRect(x: 220, y: 0, width: 100, height: 80), CGRect(x: 0, y: 80, width: 100, height: 80),
        ]
        #expect(grid.frames == frames)
        #expect(grid.view.contentSize == CGSize(width: 320, height: 160))
    }

    @Test func linesAreJustifiedAndTheLastKeepsTheirGaps() {
        let layout = Grid.flow()
        layout.itemSize = CGSize(width: 60, height: 80)
        let grid = Grid([(0..<6).map(String.init)], layout: layout)
        let gap = CGFloat(80) / 3
        let starts: [CGFloat] = [0, 60 + gap, 120 + 2 * gap, 180 + 3 * gap]
        let found = grid.frames.map { ($0.minX * 100).rounded() }
        #expect(found == (starts + starts.prefix(2)).map { ($0 * 100).rounded() })
    }

    @Test func insetsSpacingsAndEndsTakeTheirRoom() {
        let layout = Grid.flow()
        layout.minimumLineSpacing = 5
        layout.sectionInset = UIEdgeInsets(top: 7, left: 20, bottom: 9, right: 20)
        layout.headerReferenceSize = CGSize(width: 0, height: 30)
        layout.footerReferenceSize = CGSize(width: 0, height: 11)
        let grid = Grid([["a", "b", "c"], []], layout: layout)
        let origins: [CGPoint] = [CGPoint(x: 20, y: 37), CGPoint(x: 200, y: 37), CGPoint(x: 20, y: 122)]
        #expect(grid.frames.map(\.origin) == origins)
        let screen = grid.view.headless.screen
        #expect(screen.sections.compactMap { $0.header?.frame.y } == [0, 222] as [Double])
        #expect(screen.sections[0].header?.frame.width == 320)
        #expect(screen.sections.compactMap { $0.footer?.frame.y } == [211, 268] as [Double])
        #expect(screen.sections[0].footer?.texts == ["Footer a"])
        #expect(grid.view.contentSize.height == 279)
        #expect(grid.ends.count == 4)
    }

    @Test func theDelegateSaysTheSizes() {
        let grid = Grid([["wide", "b", "tall", "d"]])
        grid.sizes = ["wide": CGSize(width: 300, height: 20), "tall": CGSize(width: 100, height: 120)]
        grid.view.collectionViewLayout.invalidateLayout()
        #expect(grid.frames[0] == CGRect(x: 0, y: 0, width: 300, height: 20))
        // Items of a line stand in its middle.
        #expect(grid.frames.map(\.minY) == [0, 40, 20, 40] as [CGFloat])
    }

    @Test func aHorizontalLayoutScrollsSideways() {
        let layout = Grid.flow()
        layout.scrollDirection = .horizontal
        layout.minimumInteritemSpacing = 0
        let grid = Grid([(0..<40).map(String.init)], layout: layout)
        #expect(grid.view.contentSize == CGSize(width: 800, height: 400))
        #expect(grid.shown.first == "0" && grid.shown.count == 20)
        let second = CGPoint(x: 0, y: 80)
        #expect(grid.frames[1].origin == second)
        grid.view.headless.scroll(by: 0, x: 250)
        #expect(grid.shown.first == "10")
        #expect(
            grid.view.headless.screen.description.hasPrefix(
                "screen 320 x 400, offset 0 of 400, from the left 250 of 800"))
        grid.view.headless.scroll(by: 0, x: 5000)
        #expect(grid.view.contentOffset.x == 480)
        grid.view.scrollToItem(at: grid.path(0), at: .left, animated: false)
        #expect(grid.view.contentOffset.x == 0)
    }

    @Test func rotatingLaysOutAnew() {
        let grid = Grid(items: 100)
        grid.view.headless.rotate(to: CGSize(width: 540, height: 240))
        #expect(grid.frames.filter { $0.minY == 0 }.count == 5)
        #expect(grid.view.contentSize.height == 1600)
    }

    @Test func itemsMayChooseTheirSize() {
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = CGSize(width: 50, height: 50)
        let grid = Grid([["aaaa", "bb"]], layout: layout)
        grid.view.register(TagCell.self, forCellWithReuseIdentifier: "tag")
        grid.view.dataSource = nil
        let tags = Tags()
        grid.view.dataSource = tags
        grid.view.layoutIfNeeded()
        let sizes: [CGSize] = [CGSize(width: 60, height: 24), CGSize(width: 30, height: 24)]
        #expect(grid.frames.map(\.size) == sizes)
        #expect(tags.asked == 2)
    }

    @Test func pinnedHeadersStayWithTheirSection() {
        let layout = Grid.flow()
        layout.sectionHeadersPinToVisibleBounds = true
        layout.headerReferenceSize = CGSize(width: 0, height: 30)
        let words = (0..<30).map(String.init)
        let grid = Grid([words, words], layout: layout)
        grid.view.headless.scroll(by: 500)
        #expect(grid.view.headless.screen.sections[0].header?.frame.y == 500)
        grid.view.headless.scroll(by: 315)
        let tops = grid.view.headless.screen.sections.compactMap { $0.header?.frame.y }
        #expect(tops == [800, 830] as [Double])
    }

    final class TagCell: UICollectionViewCell {
        var text = ""
        override func preferredLayoutAttributesFitting(
            _ layoutAttributes: UICollectionViewLayoutAttributes
        ) -> UICollectionViewLayoutAttributes {
            layoutAttributes.size = CGSize(width: 15 * CGFloat(text.count), height: 24)
            return layoutAttributes
        }
    }

    @MainActor final class Tags: NSObject, UICollectionViewDataSource {
        var asked = 0
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            asked += 1
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tag", for: indexPath)
            (cell as? TagCell)?.text = ["aaaa", "bb"][indexPath.item]
            return cell
        }
    }
}
