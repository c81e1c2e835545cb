import SourceText

/// Something that resolution decided, for `explain`.
public struct Decision: Equatable, Sendable {
    /// What it is about.
    public enum Aspect: String, Hashable, Sendable, CaseIterable {
        case option, section, header, footer, row, identity, content, cell, fill, call, inject, height, estimate, size
        case columns, insets, spacing, layout, event
    }

    /// A list, row or section by its path: `Feed`, `Feed.stories`, `TimelineItem.gap`.
    public var subject: String
    public var aspect: Aspect
    /// What was chosen: `StoryCell`, `configure(with: stories, theme: context.theme)`.
    public var choice: String
    /// Why: `the only cell for Story in this file`.
    public var reason: String
    /// What decided it, or nil if a rule did.
    public var place: SourcePlace?

    public init(subject: String, aspect: Aspect, choice: String, reason: String, place: SourcePlace? = nil) {
        self.subject = subject
        self.aspect = aspect
        self.choice = choice
        self.reason = reason
        self.place = place
    }
}
