import HeadlessUIKit
import ListRuntime
import Testing

@testable @_spi(Generated) import ListRuntimeUIKit

/// What a height is kept for.
@MainActor
@Suite struct HeightKeyTests {
    @Test("text size, direction and scale are part of it; the safe area and all else where a height reads metrics")
    func environment() {
        func environment(_ traits: UITraitCollection, _ insets: UIEdgeInsets? = nil) -> HeightEnvironment {
            HeightEnvironment(width: 100, traits: traits, safeAreaInsets: insets)
        }
        let plain = environment(UITraitCollection())
        #expect(plain == environment(UITraitCollection()))
        #expect(plain == environment(UITraitCollection(userInterfaceStyle: .dark)))
        let others = [
            UITraitCollection(preferredContentSizeCategory: .extraSmall),
            UITraitCollection(layoutDirection: .rightToLeft), UITraitCollection(displayScale: 7),
        ]
        for traits in others { #expect(plain != environment(traits)) }
        let traits = UITraitCollection()
        #expect(environment(traits, .zero) == environment(traits, .zero))
        #expect(environment(traits, .zero) != environment(traits, UIEdgeInsets(top: 1, left: 0, bottom: 0, right: 0)))
        #expect(environment(traits, .zero) != environment(UITraitCollection(userInterfaceStyle: .dark), .zero))
    }

    @Test("more widths than there are numbers for kinds make no height one of another width")
    func manyWidths() {
        var heights = RowHeights()
        heights.enter(HeightEnvironment(width: 100, traits: UITraitCollection(), safeAreaInsets: nil))
        func path(_ width: Int) -> RowPath { RowPath(section: 0, row: width % 7) }
        for width in 0..<70_000 {
            heights.keep(
                CGFloat(width), at: path(width), kind: "kind", width: CGFloat(width), readsContext: false,
                isOfOtherObject: false)
            // Only every seventh row is kept anew where the numbers begin again.
            guard width > 65_530, width < 65_550 else { continue }
            for row in 0..<7 {
                for asked in [width, width - 65_535, width - 65_536] where asked >= 0 {
                    let height = heights.height(at: RowPath(section: 0, row: row), width: CGFloat(asked))
                    #expect(height == nil || height == CGFloat(asked))
                }
            }
        }
        #expect(heights.height(at: path(69_999), width: 69_999) == 69_999)
    }

    @Test("objects that trade their content and their places have the heights of what they are now")
    func tradedContent() {
        var album = Album.mixed
        album.songs = [Song(id: 1, lines: 1), Song(id: 2, lines: 2)]
        let screen = AlbumScreen(album, height: 2_000)
        #expect(screen.difference == nil)
        (album.songs[0].lines, album.songs[1].lines) = (2, 1)
        screen.table.update { $0.songs.swapAt(0, 1) }
        #expect(screen.difference == nil)
    }
}
