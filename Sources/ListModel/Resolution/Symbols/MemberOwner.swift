import SwiftSurface

/// A declaration whose members a view class has: of the class, of one that it inherits from, or of a protocol.
struct MemberOwner {
    /// The class or protocol.
    var id: Int
    var part: Symbol.Part
    /// Whether the members are what a protocol asks for: what the class writes itself is said there.
    var isRequirement: Bool

    /// The methods of it, without those that nobody has to implement.
    var functions: [(function: Function, marks: MarkSet)] {
        part.marked.functions.filter { counts($0.0.modifiers, $0.1) }.map { (function: $0.0, marks: $0.1) }
    }

    var properties: [(property: Property, marks: MarkSet)] {
        part.marked.properties.filter { counts($0.0.modifiers, $0.1) }.map { (property: $0.0, marks: $0.1) }
    }

    /// A class of Objective-C does not declare again what a protocol asks for; one of Swift does.
    private func counts(_ modifiers: [String], _ marks: MarkSet) -> Bool {
        guard isRequirement else { return true }
        return !marks.marks.isEmpty || part.declaration.language == .objectiveC && !modifiers.contains("optional")
    }
}
