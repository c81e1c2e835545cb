import Podcasts
import Testing
import UIKit

@MainActor
@Suite struct ArtworkTests {
    @Test func threeThousandPicturesAreSmallSquares() async {
        let phone = await CollectionPhone(ArtworkController(count: 3_000))
        #expect(phone.view.numberOfItems(inSection: 0) == 3_000)
        #expect(phone.frames.filter { $0.y == phone.frames[0].y }.count == 8)
        #expect(phone.frames.allSatisfy { $0.width == $0.height })
        // What is on screen has a cell, and little more.
        #expect(phone.cells.count < 200)
    }

    @Test func oneIsChosenAtATime() async throws {
        let controller = ArtworkController(count: 3_000)
        let phone = await CollectionPhone(controller)
        func tap(_ item: Int) async throws -> [String] {
            try await phone.updates {
                try #require(phone.view.headless.tap(itemAt: IndexPath(item: item, section: 0)))
            }
        }
        #expect(try await tap(2_900) == ["reconfigure [0, 2900]"])
        #expect(try await tap(2_901) == ["reconfigure [0, 2900] [0, 2901]"])
        #expect(controller.chosen == 2_901)
    }
}
