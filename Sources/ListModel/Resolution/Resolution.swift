import SourceText
import SwiftSurface

/// One run of resolution: the program by its names, and what was found so far. The rules are extensions, a file each.
struct Resolution {
    let input: ResolverInput
    let table: SymbolTable
    var diagnostics = DiagnosticBag()
    /// How many errors were found, those that are held back included.
    private(set) var errorCount = 0
    /// True while marks with a fault may say what seems to be missing.
    var isInDoubt = false
    var decisions: [Decision] = []
    /// What marks said that was used.
    var applied = AppliedArguments()
    /// The rows for which more than one cell was reported.
    var ambiguousPlaces: Set<SourcePlace> = []
    /// The properties that are probably sections without a mark.
    var unmarkedSections: Set<SourcePlace> = []
    /// The methods of headers whose guessed name was reported.
    var guessedNames: Set<SourcePlace> = []
    /// The marked cells by what they are filled with.
    var cellsByModel: [String: [Int]] = [:]
    /// The marked cells that show types which no input declares.
    var cellsOfUndeclared: [NearCell] = []
    /// What may fill the marked cells.
    var knownCandidates: [Int: [FillCandidate]] = [:]
    /// The facts of payloads by their type in full.
    var knownFacts: [String: TypeFacts] = [:]
    /// The context of the list at hand, where its name is spelled almost like that of a type of the program.
    var misspeltContext: SourcePlace?
    /// Those for the lack of which something could not be filled.
    private(set) var wantedContexts: Set<SourcePlace> = []
    /// How many row kinds the list or provider at hand has.
    var leafCount = 0
    /// Where the list at hand asks for `deselect`.
    var deselectPlaces: [SourcePlace] = []
    /// The types about which marks with a fault may say something, other than those that carry them.
    var doubtfulModels: Set<String>
    /// The `row` marks of typealiases by what they stand for.
    let aliasMarks: [String: [Mark]]
    /// Section structs and rows enums that were read, nil where they were faulty.
    var sectionTypes: [Int: [RowSite]?] = [:]
    var rowsTypes: [Int: [RowSite]?] = [:]
    /// The view classes that rows, headers and footers are shown by, with their superclasses.
    var usedViews: Set<Int> = []
    /// Those that no input declares.
    var usedForeignViews: Set<String> = []
    /// The marked cells that a list has not taken for their model, because it cannot fill them.
    var passedOver: [Int: EffectDiagnostic] = [:]
    /// The rows enums and section structs that lists hold.
    var usedTypes: Set<Int> = []
    /// Those, and the rows enums inside a provider's.
    var heldTypes: Set<Int> = []
    /// Whether a fault before resolution may have hidden lists.
    let isPartial: Bool
    /// The files that the output for a file draws on, by the index of that file.
    var contributors: [Int: Set<Int>] = [:]
    /// The types that marks lead to, as far as their name has a second declaration.
    var ambiguousTypes: Set<Int> = []
    /// The file whose output is being resolved.
    var outputFile = 0

    init(_ input: ResolverInput, isPartial: Bool = false) {
        self.input = input
        self.isPartial = isPartial
        table = SymbolTable(input.files)
        aliasMarks = table.aliasMarks()
        doubtfulModels = table.typesOfFaultyAliases()
    }

    @inline(never)
    mutating func report(_ diagnostic: ResolutionDiagnostic, at place: SourcePlace?) {
        append(diagnostic, at: place)
    }

    @inline(never)
    mutating func report(_ diagnostic: IdentityDiagnostic, at place: SourcePlace?) {
        append(diagnostic, at: place)
    }

    @inline(never)
    mutating func report(_ diagnostic: CellDiagnostic, at place: SourcePlace?) {
        append(diagnostic, at: place)
    }

    @inline(never)
    mutating func report(_ diagnostic: EventDiagnostic, at place: SourcePlace?) {
        append(diagnostic, at: place)
    }

    @inline(never)
    mutating func report(_ diagnostic: AccessDiagnostic, at place: SourcePlace?) {
        append(diagnostic, at: place)
    }

    @inline(never)
    mutating func report(_ diagnostic: EffectDiagnostic, at place: SourcePlace?) {
        append(diagnostic, at: place)
    }

    @inline(never)
    private mutating func append(_ diagnostic: some DiagnosticCase, at place: SourcePlace?) {
        let entry = diagnostic.entry
        if entry.severity == .error { errorCount += 1 }
        if isInDoubt, entry.mayFollowFrom.contains(.faultyMark) { return }
        if let misspeltContext, entry.mayFollowFrom.contains(.misspeltContext) {
            wantedContexts.insert(misspeltContext)
            return
        }
        diagnostics.append(entry.diagnostic(at: place))
    }

    @inline(never)
    mutating func decide(
        _ subject: String, _ aspect: Decision.Aspect, _ choice: String, because reason: String,
        at place: SourcePlace? = nil
    ) {
        decisions.append(
            Decision(subject: subject, aspect: aspect, choice: choice, reason: reason, place: place))
    }

    /// Whether a fault is one of a row that is probably none: a section needs no such thing.
    func isMoot(_ diagnostic: Diagnostic) -> Bool {
        guard let place = diagnostic.place, unmarkedSections.contains(place) else { return false }
        return DiagnosticTable.causes(diagnostic.id).contains(.unmarkedSection)
    }

    /// Says that the output draws on the declarations of a type.
    mutating func contribute(_ id: Int) {
        contributors[outputFile, default: []].insert(table.symbol(id).file)
        reach(id)
    }

    /// Says that a mark leads to a type.
    mutating func reach(_ id: Int) {
        if table.redeclared[id] != nil { ambiguousTypes.insert(id) }
    }

    mutating func contribute(_ syntax: TypeSyntax) {
        if case .named = syntax, let id = table.symbolID(of: syntax, from: outputFile) { contribute(id) }
        for part in syntax.parts { contribute(part) }
    }

    /// The marks of a type, wherever they stand.
    func marks(of id: Int) -> MarkSet {
        var result = MarkSet()
        for part in table.symbol(id).parts where !part.marked.marks.isEmpty || part.marked.marks.isFaulty {
            result.marks += part.marked.marks.marks
            if part.marked.marks.isFaulty { result.isFaulty = true }
        }
        return result
    }
}
