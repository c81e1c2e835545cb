import SourceText
import SwiftSurface

/// An `@interface`, a category or a `@protocol`.
public struct ObjCContainer: Sendable {
    /// What introduces it.
    public enum Kind: Hashable, Sendable {
        case interface, category, `protocol`
    }

    public var kind: Kind
    /// The class or protocol; for a category the class that it extends.
    public var name: String
    /// The type parameters of a generic class.
    public var typeParameters: [String] = []
    public var superclass: ObjCType?
    /// In the order of the header.
    public var protocols: [String] = []
    public var properties: [ObjCProperty] = []
    public var methods: [ObjCMethod] = []
    public var attributes = ObjCAttributes()
    public var marks: [MarkComment] = []
    /// From the keyword to `@end`.
    public var range: SourceRange
    public var keywordRange: SourceRange
    public var nameRange: SourceRange
}
