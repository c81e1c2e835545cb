import Podcasts

/// Topics to choose from, each as wide as its name.
@MainActor
enum TopicsTour {
    static func run() {
        let names = ["Art", "History of computing", "Science", "Crime", "Comedy and improvisation"]
        let stage = Stage(TopicsController(topics: names.map { Topic(id: $0, name: $0) }))
        stage.tap("Science")
        stage.tap("Science")
    }
}
