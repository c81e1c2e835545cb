import SwiftSurface

/// A property, its marks and where it stands.
struct PropertySite {
    var property: Property
    var marks: MarkSet
    var part: Symbol.Part
    var owner: Int
}
