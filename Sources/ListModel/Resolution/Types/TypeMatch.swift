import SourceText
import SwiftSurface

/// Whether a value of one type can be passed where another is asked for.
enum TypeMatch {
    /// `any P` and `some P` are `P`; module names of the system fall away.
    static func plain(_ type: TypeSyntax) -> TypeSyntax {
        switch type {
        case .any(let inner), .some(let inner): plain(inner)
        case .optional(let inner), .implicitlyUnwrapped(let inner): .optional(plain(inner))
        case .array(let inner): .array(plain(inner))
        case .named(let components) where components.count > 1 && systemModules.contains(components[0].name):
            .named(Array(components.dropFirst()))
        default: type
        }
    }

    /// A plain type without `?` or `!`.
    static func unwrapped(_ type: TypeSyntax) -> TypeSyntax {
        let type = plain(type)
        if case .optional(let wrapped) = type { return wrapped }
        return type
    }

    private static let systemModules = Set(
        words: "Swift Foundation UIKit CoreGraphics ListRuntime ListRuntimeUIKit")

    /// A value of `type` where `parameter` is asked for: the same type, optional or not.
    static func accepts(_ parameter: TypeSyntax, _ type: TypeSyntax) -> Bool {
        let (parameter, type) = (plain(parameter), plain(type))
        if parameter == type { return true }
        guard case .optional(let wrapped) = parameter else { return false }
        return wrapped == type
    }
}
