/// A setting that is on or off.
public enum Toggle: String, CaseIterable, Hashable, Sendable {
    case showsAvatars, groupsNewsletters

    public var title: String {
        switch self {
        case .showsAvatars: "Show avatars"
        case .groupsNewsletters: "Group newsletters"
        }
    }

    /// The setting this switch shows and changes.
    public var setting: WritableKeyPath<MailSettings, Bool> & Sendable {
        switch self {
        case .showsAvatars: \.showsAvatars
        case .groupsNewsletters: \.groupsNewsletters
        }
    }
}
