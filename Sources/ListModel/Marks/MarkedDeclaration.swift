import SwiftSurface

/// A declaration with its marks and those of its members.
public struct MarkedDeclaration: Sendable {
    /// The file, as in `SourceFile.path`.
    public var path: String
    /// Without the comments that were read as its marks and those of its members.
    public var declaration: Declaration
    public var marks: MarkSet
    /// One for each of `declaration.properties`, in their order; none where none has a mark.
    public var propertyMarks: [MarkSet]
    /// One for each of `declaration.cases`, in their order; none where none has a mark.
    public var caseMarks: [MarkSet]
    /// One for each of `declaration.functions`, in their order; none where none has a mark.
    public var functionMarks: [MarkSet]

    public init(
        path: String, declaration: Declaration, marks: MarkSet = MarkSet(), propertyMarks: [MarkSet],
        caseMarks: [MarkSet], functionMarks: [MarkSet]
    ) {
        self.path = path
        self.declaration = declaration
        self.marks = marks
        self.propertyMarks = propertyMarks
        self.caseMarks = caseMarks
        self.functionMarks = functionMarks
    }

    /// The marks of properties, cases and functions.
    var memberMarks: [Mark] {
        (propertyMarks + caseMarks + functionMarks).flatMap(\.marks)
    }

    /// Whether it or one of its members has a mark.
    var isMarked: Bool {
        !marks.isEmpty || [propertyMarks, caseMarks, functionMarks].contains { $0.contains { !$0.isEmpty } }
    }

    /// Whether a mark of it or of one of its members has a fault.
    var hasFaultyMarks: Bool {
        marks.isFaulty || [propertyMarks, caseMarks, functionMarks].contains { $0.contains(where: \.isFaulty) }
    }

    /// The properties with their marks.
    public var properties: some Sequence<(Property, MarkSet)> {
        Self.pairs(declaration.properties, propertyMarks)
    }

    /// The cases with their marks.
    public var cases: some Sequence<(EnumCase, MarkSet)> {
        Self.pairs(declaration.cases, caseMarks)
    }

    /// The functions with their marks.
    public var functions: some Sequence<(Function, MarkSet)> {
        Self.pairs(declaration.functions, functionMarks)
    }

    private static func pairs<Member>(_ members: [Member], _ marks: [MarkSet]) -> some Sequence<(Member, MarkSet)> {
        members.indices.lazy.map { (members[$0], marks.isEmpty ? MarkSet() : marks[$0]) }
    }
}
