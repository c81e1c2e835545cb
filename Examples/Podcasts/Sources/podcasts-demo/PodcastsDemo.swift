import Foundation
import UIKit

/// Runs every screen of the app on the headless UIKit and prints what a person would see.
@main
struct PodcastsDemo {
    @MainActor
    static func main() {
        let sources = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        HeadlessNibs.folders = [sources.appending(path: "Podcasts").path]
        SettingsTour.run()
        DownloadsTour.run()
        PodcastTour.run()
        SearchTour.run()
        ProfileTour.run()
        DiscussionTour.run()
        HomeTour.run()
        LibraryTour.run()
        TopicsTour.run()
        ArtworkTour.run()
        NotificationsTour.run()
        DetailsTour.run()
        ReviewTour.run()
        UpNextTour.run()
        CategoriesTour.run()
        say("")
        say("\(Stage.updateCount) updates were held to the rules of UIKit; none broke one.")
    }
}
