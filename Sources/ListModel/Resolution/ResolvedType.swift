import SwiftSurface

/// A type written in full, wherever it stood.
struct ResolvedType {
    /// Names qualified, typealiases followed, `Array<T>` and `Optional<T>` in their short form.
    var syntax: TypeSyntax

    var text: String {
        syntax.description
    }

    /// The type behind `?`, or nil for another type.
    var wrapped: ResolvedType? {
        guard case .optional(let wrapped) = syntax else { return nil }
        return ResolvedType(syntax: wrapped)
    }

    /// The wrapped type of an optional, the type itself otherwise.
    var unwrapped: ResolvedType { wrapped ?? self }
}
