import SourceText
import SwiftSurface

/// Reads the marks of one file: checks each against the table, all faults reported.
public struct MarkReader {
    private var speller: MarkSpeller
    private let nearMarks: NearMarks
    private let isHeader: Bool
    private var diagnostics = DiagnosticBag()

    /// The declarations of `surface` with their marks; `surface` is what was read of `file`. Of faults that follow from
    /// its damage nothing is told. Pure.
    /// O(bytes of the file).
    public static func read(
        surface: SourceSurface, file: SourceFile, damage: Damage = Damage(), diagnostics: inout DiagnosticBag
    ) -> MarkedSource {
        var reader = MarkReader(file, isHeader: surface.declarations.contains { $0.language == .objectiveC })
        let source = MarkedSource(
            path: surface.path,
            declarations: surface.declarations.map { reader.marked($0) },
            typealiases: surface.typealiases.map {
                MarkedTypealias(
                    path: file.path, declaration: $0,
                    marks: reader.marks($0.marks, on: .typeAlias, at: $0.range, $0.nameRange))
            },
            functions: surface.functions, globals: surface.globals, imports: surface.imports)
        for function in surface.functions {
            _ = reader.marks(function.marks, on: .function, at: function.range, function.nameRange)
        }
        reader.reportStrays(surface)
        reader.nearMarks.report(&reader.diagnostics)
        for diagnostic in reader.diagnostics.diagnostics where !damage.explains(markFault: diagnostic) {
            diagnostics.append(diagnostic)
        }
        return source
    }

    private init(_ file: SourceFile, isHeader: Bool) {
        self.isHeader = isHeader
        speller = MarkSpeller(file)
        nearMarks = NearMarks(file)
    }

    private mutating func marked(_ declaration: Declaration) -> MarkedDeclaration {
        let kind = declaration.kind
        var marked = MarkedDeclaration(
            path: speller.file.path, declaration: declaration, propertyMarks: [], caseMarks: [], functionMarks: [])
        let head = SourceRange(declaration.range.lower, declaration.nameRange.upper)
        let before = diagnostics.diagnostics.count
        marked.marks = marks(declaration.marks, on: MarkPlace(declaration), at: head, declaration.nameRange)
        // On another kind of type the marks of the members would be right.
        let isOtherKind = diagnostics.diagnostics[before...].contains(where: Self.isOfPlace)
        var members = DiagnosticBag()
        swap(&diagnostics, &members)
        marked.propertyMarks = sets(declaration.properties) { reader, property in
            reader.marks(property.marks, on: MarkPlace(property, in: kind), at: property.range, property.nameRange)
        }
        marked.caseMarks = sets(declaration.cases) { reader, enumCase in
            reader.marks(
                enumCase.marks, on: MarkPlace(caseOf: declaration), at: enumCase.range, enumCase.nameRange)
        }
        marked.functionMarks = sets(declaration.functions) { reader, function in
            reader.marks(function.marks, on: MarkPlace(function, in: kind), at: function.range, function.nameRange)
        }
        swap(&diagnostics, &members)
        for fault in members.diagnostics where !isOtherKind || !Self.isOfPlace(fault) { diagnostics.append(fault) }
        reportOwnerless(&marked)
        marked.declaration.dropMarkComments()
        return marked
    }

    /// The marks of each member; none where none has a mark.
    private mutating func sets<Member>(
        _ members: [Member], _ marks: (inout MarkReader, Member) -> MarkSet
    ) -> [MarkSet] {
        var sets: [MarkSet] = []
        for (index, member) in members.enumerated() {
            let set = marks(&self, member)
            if sets.isEmpty {
                if set.isEmpty, !set.isFaulty { continue }
                sets.reserveCapacity(members.count)
                for _ in 0..<index { sets.append(MarkSet()) }
            }
            sets.append(set)
        }
        return sets
    }

    private mutating func marks(
        _ comments: [MarkComment], on place: MarkPlace, at range: SourceRange, _ name: SourceRange
    ) -> MarkSet {
        let isNear = nearMarks.belong(toNameAt: name) || isHeader && nearMarks.belong(toHeaderAt: range)
        var set = MarkSet(isFaulty: isNear)
        for comment in comments {
            let spelled = speller.spell(comment, &diagnostics)
            if let mark = MarkCheck(spelled: spelled, place: place).mark(&diagnostics) {
                set.marks.append(mark)
                set.isFaulty = set.isFaulty || mark.isFaulty
            } else {
                set.isFaulty = true
            }
        }
        if set.marks.count > 1, MarkSetCheck.report(set.marks, &diagnostics) {
            set.isFaulty = true
        }
        return set
    }

    /// Whether a mark cannot stand where it stands.
    private static func isOfPlace(_ diagnostic: Diagnostic) -> Bool {
        DiagnosticCauses(of: diagnostic.id).contains(.misplacedType)
    }

    /// The first mark of a row in a struct or enum whose rows nobody asks for; the others have the same cause.
    private mutating func reportOwnerless(_ marked: inout MarkedDeclaration) {
        guard marked.declaration.language == .swift else { return }
        let needs: [Mark.Kind]
        switch marked.declaration.kind {
        case .struct: needs = [.list, .section]
        case .enum:
            let isAction = marked.caseMarks.contains { $0.contains(.action) }
            needs = isAction ? [.actions] : [.rows, .section]
        case .class, .actor, .protocol, .extension: return
        }
        guard !marked.marks.isFaulty, needs.allSatisfy({ !marked.marks.contains($0) }) else { return }
        let ownerless = (marked.propertyMarks + marked.caseMarks).flatMap(\.marks)
        guard let mark = ownerless.min(by: { $0.place.range.lower < $1.place.range.lower }) else { return }
        diagnostics.report(
            .ownerlessMark(
                mark.kind.rawValue, owner: marked.declaration.name,
                needs: needs.map { $0 == .list ? "list(.table)" : $0.rawValue }),
            at: mark.place)
        marked.marks.isFaulty = true
    }

    private mutating func reportStrays(_ surface: SourceSurface) {
        guard !surface.strayMarks.isEmpty else { return }
        let bodies = BodyRanges(surface)
        for stray in surface.strayMarks {
            let spelled = speller.spell(stray, &diagnostics)
            let diagnostic: DiagnosticEntry =
                switch stray.strayReason {
                case .forwardDeclaration(let name)?: .markOnForwardDeclaration(spelled.name, of: name)
                case .insideDeclaration(let name)?: .markInsideDeclaration(spelled.name, of: name)
                case .unknownMacro(let name)?: .markOnUnknownMacro(spelled.name, macro: name)
                case nil:
                    bodies.contain(stray.range.lower)
                        ? .markInBody(spelled.name) : .strayMark(spelled.name)
                }
            diagnostics.report(diagnostic, at: spelled.place)
        }
    }
}
