import SwiftSurface

/// A typealias with its marks: `row` on the alias of a foreign model.
public struct MarkedTypealias: Sendable {
    /// The file, as in `SourceFile.path`.
    public var path: String
    public var declaration: Typealias
    public var marks: MarkSet

    public init(path: String, declaration: Typealias, marks: MarkSet = MarkSet()) {
        self.path = path
        self.declaration = declaration
        self.marks = marks
    }
}
