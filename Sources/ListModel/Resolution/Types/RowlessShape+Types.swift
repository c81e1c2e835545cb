import SwiftSurface

extension RowlessShape {
    /// Returns the reason that a type can't be rows although it looks like them, and the type of its elements. Returns nil
    /// for other types.
    static func of(_ type: TypeSyntax) -> (RowlessShape, TypeSyntax)? {
        switch type {
        case .dictionary(_, .array(let element)): return (.dictionaryOfArrays, element)
        case .dictionary(_, let element): return (.dictionary, element)
        case .optional(.array(let element)): return (.optionalArray, element)
        case .array(.optional(let element)): return (.arrayOfOptionals, element)
        case .array(.array(let element)): return (.arrayOfArrays, element)
        case .tuple(let elements) where elements.count > 1: return (.tuple, type)
        case .function: return (.function, type)
        case .named(let components):
            guard let last = components.last, let element = last.genericArguments.first else { return nil }
            switch last.name {
            case "Set": return (.set, element)
            case "Range", "ClosedRange": return (.range, element)
            default: return nil
            }
        default: return nil
        }
    }
}
