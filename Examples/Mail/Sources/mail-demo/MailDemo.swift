/// Runs every screen of the app on the headless UIKit and prints what a person would see.
@main
struct MailDemo {
    @MainActor
    static func main() {
        InboxTour.run()
        CorrespondenceTour.run()
        SearchTour.run()
        SettingsTour.run()
        MailboxesTour.run()
        AttachmentsTour.run()
        OutboxTour.run()
        say("")
        say("Every update was checked against the rules of UIKit; none was broken.")
    }
}
