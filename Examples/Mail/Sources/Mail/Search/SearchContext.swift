import MailKit

/// What the hits need beside themselves.
struct SearchContext: Equatable {
    var query: String
    var settings: MailSettings
}
