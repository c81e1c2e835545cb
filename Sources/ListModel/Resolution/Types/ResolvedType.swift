import SwiftSurface

/// A type written in full, wherever it stood.
struct ResolvedType {
    /// Names qualified, typealiases followed, `Array<T>` and `Optional<T>` in their short form.
    var syntax: TypeSyntax

    var text: String {
        syntax.description
    }

    /// The type before `?` or `!`, or nil for another type.
    var wrapped: ResolvedType? {
        switch syntax {
        case .optional(let wrapped), .implicitlyUnwrapped(let wrapped): ResolvedType(syntax: wrapped)
        default: nil
        }
    }

    /// The wrapped type of an optional, the type itself otherwise.
    var unwrapped: ResolvedType { wrapped ?? self }
}
