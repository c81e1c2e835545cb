import Podcasts
import Testing
import UIKit

@MainActor
@Suite struct TopicsTests {
    private let topics = ["Art", "History of computing", "Science", "Crime", "Comedy and improvisation"].map {
        Topic(id: $0, name: $0)
    }

    @Test func chipsAreAsWideAsTheirNames() async {
        let phone = await CollectionPhone(TopicsController(topics: topics))
        let widths = Dictionary(uniqueKeysWithValues: zip(phone.texts.map { $0[0] }, phone.frames.map(\.width)))
        #expect(widths.count == 5)
        #expect(widths["Art"] ?? 0 < widths["Crime"] ?? 0)
        #expect(widths["Crime"] ?? 0 < widths["History of computing"] ?? 0)
        #expect(Set(phone.frames.map(\.height)) == [32])
        #expect(phone.frames[0].y == phone.frames[1].y && phone.frames[4].y > phone.frames[0].y)
    }

    @Test func aTappedTopicIsChosenInPlace() async throws {
        let controller = TopicsController(topics: topics)
        let phone = await CollectionPhone(controller)
        let updates = try await phone.updates { try phone.tap("Science") }
        #expect(controller.chosen.map(\.name) == ["Science"])
        #expect(updates == ["reconfigure [0, 2]"])
    }
}
