import Podcasts
import Testing
import UIKit

@MainActor
@Suite struct LibraryTests {
    private let podcasts = (0..<7).map { Podcast(id: "\($0)", title: "Podcast \($0)", author: "Ada") }

    @Test func tilesFillColumnsOfWholePixels() async {
        let phone = await CollectionPhone(LibraryController(podcasts: podcasts))
        #expect(Set(phone.cells) == ["PodcastTile"])
        // 390 points less 16 at each side and two gaps of 12.
        #expect(phone.frames.prefix(3).map(\.width).reduce(0, +) == 334)
        #expect(phone.frames[0].y == phone.frames[2].y && phone.frames[3].y > phone.frames[2].y)
        #expect(abs(phone.frames[0].height - phone.frames[0].width / 0.8) < 0.5)
    }

    @Test func aSwitchShowsThemAsLines() async {
        let controller = LibraryController(podcasts: podcasts)
        let phone = await CollectionPhone(controller)
        controller.isList = true
        await phone.settle()
        #expect(Set(phone.cells) == ["PodcastLine"])
        #expect(Set(phone.frames.map(\.width)) == [358] && Set(phone.frames.map(\.height)) == [56])
        #expect(phone.texts.first == ["Podcast 0", "Ada"])
        controller.isList = false
        await phone.settle()
        #expect(Set(phone.cells) == ["PodcastTile"])
        #expect(phone.frames[0].y == phone.frames[2].y)
    }

    @Test func moreColumnsHaveRoomOnItsSide() async {
        let phone = await CollectionPhone(LibraryController(podcasts: podcasts))
        phone.view.headless.rotate(to: CGSize(width: 800, height: 390))
        await phone.settle()
        #expect(phone.frames[0].y == phone.frames[5].y && phone.frames[6].y > phone.frames[5].y)
    }

    @Test func aPodcastLeadsToIt() async throws {
        var opened: [String] = []
        let controller = LibraryController(podcasts: podcasts)
        controller.onOpen = { opened.append($0) }
        let phone = await CollectionPhone(controller)
        try phone.tap("Podcast 3")
        #expect(opened == ["Podcast 3"])
    }
}
