import SourceText
import SwiftSurface

/// An enum of C: `NS_ENUM`, `NS_CLOSED_ENUM`, `NS_OPTIONS`, or a plain one.
public struct ObjCEnum: Sendable {
    /// One constant.
    public struct Constant: Sendable {
        public var name: String
        public var attributes: ObjCAttributes
        public var marks: [MarkComment]
        public var range: SourceRange
    }

    public var name: String
    public var rawType: ObjCType
    public var constants: [Constant] = []
    public var attributes: ObjCAttributes
    public var marks: [MarkComment] = []
    public var range: SourceRange
    public var keywordRange: SourceRange
    public var nameRange: SourceRange
}
