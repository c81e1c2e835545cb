import MailKit

// listgen:rows(on: select)
/// What may stand between the conversations.
public enum InboxItem {
    case conversation(Conversation)
    // listgen:row(id: \.sender, content: [\.titles, \.unread], height: BundleCell.rowHeight)
    case bundle(NewsletterBundle)
    // listgen:row(content: [\.headline, \.callToAction])
    case promotion(Promotion)
    // listgen:row(id: \.after, height: 44)
    case gap(Gap)
}
