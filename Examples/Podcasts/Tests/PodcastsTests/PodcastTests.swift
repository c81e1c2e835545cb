import Podcasts
import Testing
import UIKit

@MainActor
@Suite struct PodcastTests {
    private let relay = Podcast(id: "relay", title: "Relay", author: "Grace")
    private let episodes = [
        Episode(id: "a", title: "A", podcast: "Relay", minutes: 1),
        Episode(id: "b", title: "B", podcast: "Relay", minutes: 2),
    ]

    @Test func episodesComeThroughAllStates() async throws {
        let server = Server()
        let phone = await Phone(PodcastController(podcast: relay, load: server.load))
        #expect(phone.texts == [["Relay", "Grace"], []])
        _ = await phone.updates { server.answer(.failure(LoadFailure(reason: "Offline"))) }
        #expect(phone.texts.last == ["Offline", "Tap to try again"])
        try phone.tap("Offline")
        await phone.settle()
        #expect(phone.texts.last == [])
        _ = await phone.updates { server.answer(.success(episodes)) }
        #expect(phone.texts == [["Relay", "Grace"], ["A", "Relay, 1 min"], ["B", "Relay, 2 min"]])
        #expect(phone.headers == [["2 episodes"]])
    }

    @Test func aPodcastWithoutEpisodesSaysSo() async {
        let server = Server()
        let phone = await Phone(PodcastController(podcast: relay, load: server.load))
        _ = await phone.updates { server.answer(.success([])) }
        #expect(phone.texts.last == ["No episodes yet"])
        #expect(phone.headers == [])
    }

    @Test func theHeadingFollowsTheController() async throws {
        let server = Server()
        let phone = await Phone(PodcastController(podcast: relay, load: server.load))
        _ = await phone.updates { server.answer(.success(episodes)) }
        try phone.tap("Grace")
        await phone.settle()
        #expect(phone.headers == [["2 episodes, new ones are downloaded"]])
        #expect(phone.texts.first == ["Relay", "Grace, followed"])
    }
}
