import SourceText
import SwiftSurface

/// A method of a class, a category or a protocol.
public struct ObjCMethod: Sendable {
    /// A parameter with its name inside the method.
    public struct Parameter: Sendable {
        public var name: String
        public var type: ObjCType
    }

    /// `configureWithStory:atIndexPath:`
    public var selector: String
    public var parameters: [Parameter]
    public var result: ObjCType
    public var isClassMethod: Bool
    public var isOptional: Bool
    /// What the header says about its name in Swift, and more.
    public var attributes: ObjCAttributes
    public var marks: [MarkComment]
    public var range: SourceRange
    /// Of the first piece of the selector.
    public var nameRange: SourceRange

    /// The selector at its colons: `configureWithStory`, `atIndexPath`; one piece where it takes nothing.
    public var pieces: [Substring] {
        let pieces = selector.split(separator: ":", omittingEmptySubsequences: false)
        return pieces.count > 1 ? Array(pieces.dropLast()) : pieces
    }
}
