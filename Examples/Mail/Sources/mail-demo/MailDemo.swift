/// Runs every screen of the app on the headless UIKit and prints what a person would see.
@main
struct MailDemo {
    @MainActor
    static func main() {
        InboxTour.run()
        CorrespondenceTour.run()
        FolderTour.run()
        SearchTour.run()
        SettingsTour.run()
        BlockedSendersTour.run()
        AccountFormTour.run()
        MailboxesTour.run()
        MailboxOrderTour.run()
        AddressBookTour.run()
        AttachmentsTour.run()
        OutboxTour.run()
        say("")
        say("\(Stage.updateCount) updates were held to the rules of UIKit; none broke one.")
    }
}
