import HeadlessUIKit
import Testing

/// Positions that Apple's documentation states: of `NSCollectionLayoutGroup`, `NSCollectionLayoutDimension`,
/// `NSCollectionLayoutSpacing`, and of the sample "Implementing Modern Collection Views".
@MainActor @Suite struct CompositionalLayoutTests {
    private typealias Layout = Compositional

    /// The sample's grid: squares, each a fifth of the width.
    @Test func itemsRepeatUntilThereIsNoRoom() {
        let layout = Layout([7]) { _ in
            Layout.rows(
                .fractionalWidth(1), .fractionalWidth(0.2),
                of: [Layout.item(.fractionalWidth(0.2), .fractionalHeight(1))])
        }
        let frames = layout.frames()
        #expect(frames.prefix(5).map(\.minX) == [0, 64, 128, 192, 256])
        #expect(frames.allSatisfy { $0.size == CGSize(width: 64, height: 64) })
        #expect(frames[5].origin == CGPoint(x: 0, y: 64))
        #expect(layout.view.contentSize == CGSize(width: 320, height: 128))
    }

    @Test func aSpacingMakesRoomForFewerItems() {
        let layout = Layout([5]) { _ in
            Layout.rows(
                .fractionalWidth(1), .absolute(50), of: [Layout.item(.fractionalWidth(0.2), .fractionalHeight(1))],
                spacing: .fixed(10))
        }
        #expect(layout.frames().map(\.minX) == [0, 74, 148, 222, 0])
    }

    /// The sample's grid of two columns, whose items say that they are as wide as the group.
    @Test func aNumberOfEqualItemsSharesTheGroup() {
        let layout = Layout([3]) { _ in
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: Layout.size(.fractionalWidth(1), .absolute(44)),
                subitem: Layout.item(.fractionalWidth(1), .fractionalHeight(1)), count: 2)
            group.interItemSpacing = .fixed(10)
            let section = NSCollectionLayoutSection(group: group)
            section.interGroupSpacing = 10
            section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 10)
            return section
        }
        #expect(
            layout.frames() == [
                CGRect(x: 10, y: 0, width: 145, height: 44), CGRect(x: 165, y: 0, width: 145, height: 44),
                CGRect(x: 10, y: 54, width: 145, height: 44),
            ])
    }

    @Test func aRepeatedItemKeepsItsSize() {
        let layout = Layout([3]) { _ in
            NSCollectionLayoutSection(
                group: .horizontal(
                    layoutSize: Layout.size(.fractionalWidth(1), .absolute(44)),
                    repeatingSubitem: Layout.item(.absolute(100), .fractionalHeight(1)), count: 2))
        }
        #expect(layout.frames().map(\.minX) == [0, 100, 0])
        #expect(layout.frames().allSatisfy { $0.width == 100 })
    }

    @Test func insetsShrinkAnItem() {
        let layout = Layout([1]) { _ in
            let item = Layout.item(.fractionalWidth(1), .fractionalHeight(1))
            item.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 6, bottom: 7, trailing: 8)
            return Layout.rows(.fractionalWidth(1), .absolute(100), of: [item])
        }
        #expect(layout.frames() == [CGRect(x: 6, y: 5, width: 306, height: 88)])
    }

    /// The sample's nested groups: an item of seven tenths, and beside it two that share the rest.
    @Test func aGroupStandsInAnother() {
        let layout = Layout([4]) { _ in
            let trailing = NSCollectionLayoutGroup.vertical(
                layoutSize: Layout.size(.fractionalWidth(0.3), .fractionalHeight(1)),
                subitem: Layout.item(.fractionalWidth(1), .fractionalHeight(0.3)), count: 2)
            return Layout.rows(
                .fractionalWidth(1), .fractionalHeight(0.4),
                of: [Layout.item(.fractionalWidth(0.7), .fractionalHeight(1)), trailing])
        }
        #expect(
            layout.frames() == [
                CGRect(x: 0, y: 0, width: 224, height: 160), CGRect(x: 224, y: 0, width: 96, height: 80),
                CGRect(x: 224, y: 80, width: 96, height: 80), CGRect(x: 0, y: 160, width: 224, height: 160),
            ])
    }

    @Test func flexibleSpacingsShareWhatIsLeft() {
        let layout = Layout([3]) { _ in
            Layout.rows(
                .fractionalWidth(1), .absolute(50), of: [Layout.item(.absolute(80), .absolute(50))],
                spacing: .flexible(5))
        }
        #expect(layout.frames().map(\.minX) == [0, 120, 240])
    }

    @Test func edgeSpacingKeepsNeighborsAway() {
        let layout = Layout([3]) { _ in
            let item = Layout.item(.absolute(80), .absolute(20))
            item.edgeSpacing = NSCollectionLayoutEdgeSpacing(
                leading: .fixed(10), top: .flexible(0), trailing: .fixed(20), bottom: .flexible(0))
            return Layout.rows(.fractionalWidth(1), .absolute(50), of: [item])
        }
        #expect(
            layout.frames().map(\.origin) == [10, 120, 10].enumerated().map { CGPoint(x: $1, y: $0 < 2 ? 15 : 65) })
    }

    @Test func flexibleEdgesCenterAGroup() {
        let layout = Layout([1]) { _ in
            Layout.rows(
                .absolute(100), .absolute(50), of: [Layout.item(.fractionalWidth(1), .fractionalHeight(1))],
                edges: NSCollectionLayoutEdgeSpacing(
                    leading: .flexible(0), top: .fixed(5), trailing: .flexible(0), bottom: .fixed(7)))
        }
        #expect(layout.frames() == [CGRect(x: 110, y: 5, width: 100, height: 50)])
        #expect(layout.view.contentSize.height == 62)
    }

    @Test func aFunctionPlacesItems() {
        let layout = Layout([3]) { _ in
            NSCollectionLayoutSection(
                group: .custom(layoutSize: Layout.size(.fractionalWidth(1), .absolute(100))) { _ in
                    [CGRect(x: 10, y: 20, width: 30, height: 40), CGRect(x: 50, y: 0, width: 30, height: 40)]
                        .map { NSCollectionLayoutGroupCustomItem(frame: $0) }
                })
        }
        #expect(layout.frames().map(\.origin) == [CGPoint(x: 10, y: 20), CGPoint(x: 50, y: 0), CGPoint(x: 10, y: 120)])
    }

    /// "Adding Badges to Items" of the sample: at the top trailing corner, moved by three tenths of its size.
    @Test func aBadgeIsAnchoredToItsItem() throws {
        let layout = Layout([2]) { _ in
            let badge = NSCollectionLayoutSupplementaryItem(
                layoutSize: Layout.size(.absolute(20), .absolute(20)), elementKind: "kind",
                containerAnchor: NSCollectionLayoutAnchor(
                    edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.3, y: -0.3)))
            let item = NSCollectionLayoutItem(
                layoutSize: Layout.size(.absolute(100), .absolute(100)), supplementaryItems: [badge])
            return Layout.rows(.fractionalWidth(1), .absolute(100), of: [item])
        }
        let others = layout.view.headless.screen.sections[0].others
        #expect(others.map(\.indexPath) == [layout.grid.path(0), layout.grid.path(1)])
        #expect(others.map(\.view.frame.rect) == [86, 186].map { CGRect(x: $0, y: -6, width: 20, height: 20) })
    }

    @Test func layoutsAreMirroredRightToLeft() {
        let layout = Layout([3]) { _ in
            let section = Layout.rows(
                .fractionalWidth(1), .absolute(50), of: [Layout.item(.absolute(100), .absolute(50))])
            section.contentInsets.leading = 20
            return section
        }
        layout.view.headless.changeLayoutDirection(to: .rightToLeft)
        #expect(layout.frames().map(\.minX) == [200, 100, 0])
    }

    @Test func groupsGoSidewaysInALayoutThatScrollsSideways() {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.scrollDirection = .horizontal
        configuration.interSectionSpacing = 30
        let layout = Layout([3, 1], configuration: configuration) { _ in
            let group = NSCollectionLayoutGroup.vertical(
                layoutSize: Layout.size(.absolute(100), .fractionalHeight(1)),
                subitems: [Layout.item(.fractionalWidth(1), .fractionalHeight(0.5))])
            let section = NSCollectionLayoutSection(group: group)
            section.interGroupSpacing = 5
            return section
        }
        #expect(layout.frames().map(\.origin) == [.zero, CGPoint(x: 0, y: 200), CGPoint(x: 105, y: 0)])
        #expect(layout.frames(1) == [CGRect(x: 235, y: 0, width: 100, height: 200)])
        #expect(layout.view.contentSize == CGSize(width: 335, height: 400))
    }
}
