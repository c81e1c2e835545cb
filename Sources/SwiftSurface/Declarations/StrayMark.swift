/// A mark that belongs to no declaration.
public struct StrayMark: Sendable {
    /// Why it belongs to none, where more can be said than that none follows.
    public enum Reason: Sendable {
        /// It stands on `@class Story;` or `@protocol Themed;`.
        case forwardDeclaration(String)
        /// It stands between the pieces of a method, or inside another declaration.
        case insideDeclaration(String)
        /// What follows is a macro that no header of the run defines.
        case unknownMacro(String)
    }

    public var mark: MarkComment
    public var reason: Reason?

    public init(_ mark: MarkComment, _ reason: Reason? = nil) {
        self.mark = mark
        self.reason = reason
    }
}
