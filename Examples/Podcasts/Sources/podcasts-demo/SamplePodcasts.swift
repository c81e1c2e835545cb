import Podcasts

/// The podcasts of the demo: always the same.
@MainActor
enum SamplePodcasts {
    static func episode(_ number: Int, _ title: String, of podcast: String, _ download: DownloadState = .none)
        -> Episode
    {
        Episode(id: "e\(number)", title: title, podcast: podcast, minutes: 20 + number, download: download)
    }

    static let relay = Podcast(id: "relay", title: "Relay", author: "Grace")

    static let followed = [
        relay, Podcast(id: "looms", title: "Looms", author: "Joseph", isFollowed: true),
        Podcast(id: "engines", title: "Engines", author: "Ada"), Podcast(id: "cards", title: "Cards", author: "Herman"),
    ]

    static let running = [
        episode(1, "The long tape", of: "Relay", .running(percent: 40)),
        episode(2, "Looms", of: "Analytical", .running(percent: 5)),
    ]

    static let days = [
        ArraySection(
            model: "Yesterday",
            elements: [
                episode(3, "Moths", of: "Relay", .done(megabytes: 31)),
                episode(4, "Cards", of: "Analytical", .done(megabytes: 18)),
            ]),
        ArraySection(model: "Monday", elements: [episode(5, "Note G", of: "Analytical", .done(megabytes: 44))]),
    ]

    static func messages(_ count: Int) -> MessageStore {
        MessageStore(
            Dictionary(
                uniqueKeysWithValues: (0..<count).map { id in
                    switch id % 5 {
                    case 0: return (id, .clip(Clip(author: "Grace", seconds: id + 5)))
                    case 3: return (id, .event("Mary joined"))
                    default: return (id, .text(Comment(author: "Ada", text: "Message \(id)")))
                    }
                }))
    }
}
