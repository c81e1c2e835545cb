/// Runs every screen of the app on the headless UIKit and prints what a person would see.
@main
struct PodcastsDemo {
    @MainActor
    static func main() {
        SettingsTour.run()
        DownloadsTour.run()
        PodcastTour.run()
        say("")
        say("\(Stage.updateCount) updates were held to the rules of UIKit; none broke one.")
    }
}
