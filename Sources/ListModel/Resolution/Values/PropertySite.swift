import SwiftSurface

/// A property, its marks and where it stands.
struct PropertySite {
    var property: Property
    var marks: MarkSet
    var part: Symbol.Part
    var owner: Int

    /// Where names in its declaration are looked up.
    var scope: SymbolTable.Scope { SymbolTable.Scope(file: part.file, type: part.declaration.name) }
}
