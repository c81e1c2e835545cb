import SourceText

/// The bag of one run: what the rules report, decide and use. Rules add to it; none takes anything out.
final class Findings {
    private(set) var diagnostics = DiagnosticBag()
    /// How many errors were found, those that are held back included.
    private(set) var errorCount = 0
    private(set) var decisions: [Decision] = []
    private let kept: KeptDecisions
    /// What the decisions can be asked about by.
    private(set) var decided = DecisionWords()
    /// What marks said that was used.
    let applied = AppliedArguments()
    var usage = Usage()
    /// Section structs, rows enums and section enums that were read, nil where they were faulty.
    let sectionTypes = ReadOnce<[RowSite]>()
    let rowsTypes = ReadOnce<[RowSite]>()
    let sectionEnums = ReadOnce<[SectionCaseSite]>()
    /// The misspelt contexts for the lack of which something could not be filled.
    private(set) var wantedContexts: Set<SourcePlace> = []
    /// The properties that are probably sections without a mark.
    private var unmarkedSections: Set<SourcePlace> = []
    /// The rows for which more than one cell was reported.
    private var ambiguousRows: Set<SourcePlace> = []
    /// The nibs that were held against classes, and what was said of them.
    private var checkedNibs: Set<String> = []
    /// The functions that fill cells and were looked through.
    private var checkedFills: Set<SourcePlace> = []
    /// By type, the generated types that something of the app was said to mean there.
    var capturedTypes: [Int: Set<String>] = [:]
    /// The methods of headers whose guessed name was reported.
    private var guessedNames: Set<SourcePlace> = []

    init(keeping kept: KeptDecisions = .all) {
        self.kept = kept
    }

    func append(_ entry: DiagnosticEntry, at place: SourcePlace?) {
        if entry.severity == .error { errorCount += 1 }
        diagnostics.append(entry.diagnostic(at: place))
    }

    /// Counts an error without telling it.
    func holdBack(_ entry: DiagnosticEntry, wanting context: SourcePlace? = nil) {
        if entry.severity == .error { errorCount += 1 }
        if let context { wantedContexts.insert(context) }
    }

    func append(_ decision: @autoclosure () -> Decision) {
        if kept == .none { return }
        let decision = decision()
        decided.add(decision)
        if kept == .all { decisions.append(decision) }
    }

    func endStage() { decided.endStage() }

    /// Whether a row has more than one cell.
    func isAmbiguous(_ row: SourcePlace) -> Bool {
        ambiguousRows.contains(row)
    }

    /// Notes a row with more than one cell; false if it is known.
    func noteAmbiguous(_ row: SourcePlace) -> Bool {
        ambiguousRows.insert(row).inserted
    }

    /// Notes a function whose body was looked through; false if it is known.
    func noteFill(_ function: SourcePlace) -> Bool { checkedFills.insert(function).inserted }

    /// Notes a method whose name is a guess; false if it is known.
    func noteGuess(_ method: SourcePlace) -> Bool {
        guessedNames.insert(method).inserted
    }

    /// Notes that something was checked of where views of a class come from, or are shown; false if it was.
    func noteOrigin(_ what: String, of id: Int) -> Bool { checkedNibs.insert("nib \(what) \(id)").inserted }

    /// Notes an object inside of a nib; false if it is known.
    func noteView(_ object: String, _ path: String) -> Bool { checkedNibs.insert("view \(path) \(object)").inserted }

    /// Notes an outlet that nothing connects; false if it is known.
    func noteOutlet(_ name: String, of id: Int) -> Bool { checkedNibs.insert("outlet \(name) \(id)").inserted }

    func noteUnmarkedSection(at place: SourcePlace) {
        unmarkedSections.insert(place)
    }

    /// What is told in the end: a section needs nothing that only a row needs.
    var told: [Diagnostic] {
        diagnostics.diagnostics.filter { diagnostic in
            guard let place = diagnostic.place, unmarkedSections.contains(place) else { return true }
            return !DiagnosticCauses(of: diagnostic.id).contains(.unmarkedSection)
        }
    }
}
