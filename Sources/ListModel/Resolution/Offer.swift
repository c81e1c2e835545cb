import SwiftSurface

/// A value that a generated call can pass.
struct Offer {
    var value: FillValue
    var type: TypeSyntax
    /// The labels that speak for it.
    var names: [String]
    /// As in a message: `story: Story`.
    var text: String
    /// True where the type alone is too common: the label must be one of the names.
    var needsName = false
}
