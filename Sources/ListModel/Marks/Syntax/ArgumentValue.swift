import SourceText
import SwiftSurface

/// What kind of expression an argument of a mark is, as far as its text tells.
public indirect enum ArgumentValue: Equatable, Sendable {
    /// `44`, `-1`
    case integer
    /// `1.5`
    case float
    /// A string literal without interpolations, with what it stands for, escapes resolved.
    case string(String)
    /// `true`, `false`
    case boolean(Bool)
    /// `nil`
    case nothing
    /// `\.a.b` or `\Type.a.b`: the root as written, and the components (`a`, `b?`, `[0]`).
    case keyPath(root: String?, components: [String])
    /// `.name`, `.name(…)`; nil without parentheses.
    case member(String, arguments: [MarkSyntax.Argument]?)
    /// A name or a dotted name, generic arguments included: `PostCell`, `Cells.Post`, `Box<Int>`, `select`.
    case name(TypeSyntax)
    /// A function named with its labels: `Styles.apply(cell:with:)`, labels `_` included.
    case function(name: [String], labels: [String])
    /// `{ a, b in … }` with its parameters, `_` included, or `{ $0 + $1 }` with the highest number used, if any.
    case closure(parameters: [String]?, highestShorthand: Int?)
    /// `[a, b]`
    case array([MarkSyntax.Argument])
    /// Anything else.
    case other
}
