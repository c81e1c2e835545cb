/// What the user has chosen. A value: the settings screen replaces it, and the lists follow.
public struct MailSettings: Equatable, Sendable {
    public var theme: Theme
    public var previewLines: Int
    public var showsAvatars: Bool
    public var groupsNewsletters: Bool
    public var signature: Signature

    public init(
        theme: Theme = .light, previewLines: Int = 2, showsAvatars: Bool = true, groupsNewsletters: Bool = true,
        signature: Signature = Signature(text: "Sent from my phone")
    ) {
        self.theme = theme
        self.previewLines = previewLines
        self.showsAvatars = showsAvatars
        self.groupsNewsletters = groupsNewsletters
        self.signature = signature
    }
}
