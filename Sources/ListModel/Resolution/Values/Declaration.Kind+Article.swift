import SwiftSurface

extension Declaration.Kind {
    /// `a struct`, `an enum`.
    var article: String {
        switch self {
        case .enum, .actor, .extension: "an \(rawValue)"
        default: "a \(rawValue)"
        }
    }
}
