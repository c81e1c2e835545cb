import SourceText
import SwiftSurface

/// A `typedef` of something that has no name of its own: `typedef NSString *StoryID;`
public struct ObjCTypedef: Sendable {
    public var name: String
    public var type: ObjCType
    public var attributes: ObjCAttributes
    public var marks: [MarkComment] = []
    public var range: SourceRange
    public var nameRange: SourceRange
}
