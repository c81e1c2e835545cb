import HeadlessUIKit
import ListRuntime
import RandomTesting
import Testing

@testable @_spi(Generated) import ListRuntimeUIKit

/// Sections that are laid out as their layout says.
@MainActor @Suite struct SectionLayoutTests {
    private let sample = Home(
        tip: "hi", rails: [Home.Rail(id: "new", albums: Array(0..<20)), Home.Rail(id: "old", albums: [1])],
        albums: Array(0..<7))

    private func frame(_ list: Home.Collection, _ item: Int, _ section: Int) -> CGRect? {
        list.view.layoutIfNeeded()
        return list.view.layoutAttributesForItem(at: IndexPath(row: item, section: section))?.frame
    }

    @Test func eachSectionHasItsOwn() {
        let list = Home.Collection(sample)
        #expect(frame(list, 0, 0) == CGRect(x: 20, y: 18, width: 280, height: 30))
        #expect(frame(list, 2, 1) == CGRect(x: 220, y: 66, width: 100, height: 60))
        #expect(frame(list, 0, 2) == CGRect(x: 0, y: 126, width: 100, height: 60))
        let header = list.supplementaryView(ofKind: UICollectionView.elementKindSectionHeader, for: .albums)
        #expect(header?.frame == CGRect(x: 0, y: 186, width: 320, height: 20))
        #expect(frame(list, 3, 3) == CGRect(x: 0, y: 266, width: 100, height: 50))
    }

    /// A hundred points of 320 and two gaps of ten: on whole pixels of a third, all of them used.
    @Test func columnsAreOnWholePixels() {
        let list = Home.Collection(sample, columns: 7)
        let frames = (0..<7).compactMap { frame(list, $0, 3) }
        let pixels = frames.map { $0.width * 3 }
        #expect(pixels.allSatisfy { abs($0 - $0.rounded()) < 0.001 })
        #expect(abs((frames.last?.maxX ?? 0) - 320) < 0.001)
        #expect(pixels == pixels.sorted(by: >))
    }

    @Test func aContextChoosesAnother() {
        let list = Home.Collection(sample)
        list.context = 0
        list.flush()
        #expect(frame(list, 1, 3) == CGRect(x: 0, y: 236, width: 320, height: 30))
        #expect(list.view.headless.updates.filter { "\($0)".contains("reload") } == [])
    }

    @Test func aValueOfASectionChoosesAnother() {
        let list = Home.Collection(sample)
        list.view.headless.scroll(section: 1, by: 300)
        list.update { $0.rails[0].width = 80 }
        list.flush()
        #expect(frame(list, 4, 1) == CGRect(x: 60, y: 66 - 8 + 8, width: 80, height: 60))
        #expect(list.view.headless.offset(ofSection: 1) == 300)
        #expect(list.view.headless.updates.allSatisfy { !"\($0)".contains("reload") })
    }

    @Test func whatNothingReadsDoesNotAskAgain() {
        let list = Home.Collection(sample)
        list.reconfigure(.visible)
        list.flush()
        list.window.layoutIfNeeded()
        #expect(list.asked == [])
    }

    @Test func aSectionKeepsItsOffsetThroughUpdates() {
        let list = Home.Collection(sample)
        list.view.headless.scroll(section: 1, by: 300)
        list.update {
            $0.rails.insert(Home.Rail(id: "first", albums: [1, 2]), at: 0)
            $0.rails[1].albums.append(99)
            $0.tip = nil
        }
        list.flush()
        #expect(list.view.headless.offset(ofSection: 2) == 300)
        list.update { $0.rails.swapAt(0, 1) }
        list.flush()
        #expect(list.view.headless.offset(ofSection: 1) == 300)
        #expect(list.view.headless.offset(ofSection: 2) == 0)
    }

    /// UIKit asks for sections that are gone.
    @Test func aSectionThatIsGoneHasALayout() {
        let list = Home.Collection(sample)
        let layout = list.view.collectionViewLayout
        let found = UIKitRules.violations {
            list.update {
                $0.rails = []
                $0.albums = []
            }
            layout.invalidateLayout()
            list.window.layoutIfNeeded()
            list.flush()
            list.window.layoutIfNeeded()
        }
        #expect(found == [])
        #expect(list.view.numberOfSections == 2)
    }

    @Test func aListThatIsGoneHasALayout() async {
        weak var gone: Home.Collection?
        let view = {
            let list = Home.Collection(sample)
            gone = list
            return list.view
        }()
        while gone != nil { await Task.yield() }
        view.collectionViewLayout.invalidateLayout()
        #expect(UIKitRules.violations { view.layoutIfNeeded() } == [])
    }

    @Test func aHeaderComesAndGoesWithItsRows() {
        let list = Home.Collection(sample)
        list.update { $0.albums = [] }
        list.flush()
        list.window.layoutIfNeeded()
        #expect(list.view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader).isEmpty)
        list.update { $0.albums = [1] }
        list.flush()
        list.window.layoutIfNeeded()
        #expect(list.view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader).count == 1)
    }

    @Test func numbersThatAreNoneAreReported() {
        let list = Home.Collection(sample)
        list.update { $0.rails[0].width = -5 }
        list.flush()
        list.window.layoutIfNeeded()
        #expect(frame(list, 1, 1)?.minX == 54)
        #expect(list.reports == [.invalidLayout("rail(width: -5.0, height: 60.0, spacing: 10.0)", section: 1)])
    }

    @Test func theLengthOfAHeaderInAListIsReported() {
        let list = Home.Collection(sample)
        #expect(list.reports == [])
        list.context = 0
        list.flush()
        list.window.layoutIfNeeded()
        list.update { $0.albums = [1] }
        list.flush()
        list.window.layoutIfNeeded()
        #expect(list.reports == [.lengthOfListSection(3)])
    }

    @Test(arguments: Sample.of(0..<UInt64(200))) func randomUpdatesKeepOffsetsAndIdentity(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let list = Home.Collection(Home(tip: nil, rails: [], albums: []))
        var offsets: [String: CGFloat] = [:]
        var next = 0
        let found = UIKitRules.violations {
            for _ in 0..<30 {
                switch Int.random(in: 0..<5, using: &random) {
                case 0:
                    next += 1
                    let place = Int.random(in: 0...list.applied.rails.count, using: &random)
                    list.update { $0.rails.insert(Home.Rail(id: "\(next)", albums: Array(0..<20)), at: place) }
                case 1: list.update { $0.rails.shuffle(using: &random) }
                case 2: list.update { if !$0.rails.isEmpty { $0.rails.removeLast() } }
                case 3: list.update { $0.albums = (0..<Int.random(in: 0...30, using: &random)).shuffled() }
                default:
                    guard let rail = list.applied.rails.indices.randomElement(using: &random) else { continue }
                    list.view.headless.scroll(section: rail + 1, by: CGFloat.random(in: -300...300, using: &random))
                    offsets[list.applied.rails[rail].id] = list.view.headless.offset(ofSection: rail + 1)
                }
                list.flush()
                list.window.layoutIfNeeded()
                for (index, rail) in list.applied.rails.enumerated() {
                    let offset = list.view.headless.offset(ofSection: index + 1)
                    #expect(offset == offsets[rail.id] ?? 0, "seed \(seed)")
                }
            }
        }
        #expect(found == [], "seed \(seed)")
        #expect(list.reports == [], "seed \(seed)")
    }
}
