import SwiftSurface

/// A type as a parameter has it.
enum ParameterType {
    /// A closure of a row outlives the call that hands it on: cells keep it.
    static func spelled(_ type: String) -> String {
        guard type.utf8.contains(UInt8(ascii: ">")) else { return type }
        switch TypeSyntax(parsing: type) {
        case .function: return "@escaping " + type
        case .attributed(let attributes, .function) where !attributes.contains("@escaping"): return "@escaping " + type
        default: return type
        }
    }
}
