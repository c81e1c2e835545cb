import SourceText
import SwiftSurface

/// What one header declares, in its own words.
public struct ObjCHeader: Sendable {
    public var path: String
    /// In source order.
    public var containers: [ObjCContainer] = []
    public var enums: [ObjCEnum] = []
    public var typedefs: [ObjCTypedef] = []
    /// Marks that belong to nothing, with the reason if there is one.
    public var strayMarks: [MarkComment] = []
    /// What is wrong with it.
    public var faults: [HeaderFault] = []

    public init(path: String) {
        self.path = path
    }
}
