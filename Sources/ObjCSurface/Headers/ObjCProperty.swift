import SourceText
import SwiftSurface

/// An `@property`.
public struct ObjCProperty: Sendable {
    public var name: String
    /// The name of the getter: `isOn` for `@property (getter=isOn) BOOL on`.
    public var getter: String
    public var type: ObjCType
    public var isReadonly: Bool
    /// Of the class itself: `@property (class)`.
    public var isClassProperty: Bool
    public var isOptional: Bool
    public var attributes: ObjCAttributes
    public var marks: [MarkComment]
    public var range: SourceRange
    public var nameRange: SourceRange
}
