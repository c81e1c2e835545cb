import SourceText

/// Where rules say what they found, decided and used. What others said cannot be asked.
struct Log {
    private final class Sink {
        var findings = Findings()
        var errorCount = 0
    }

    private let sink = Sink()
    private let keepsDecisions: Bool

    init(keepsDecisions: Bool = false) {
        self.keepsDecisions = keepsDecisions
    }

    /// For `Run` only: a value, and what was said while it was made.
    func collecting<Value>(_ make: (Log) -> Value) -> (Value, Findings) {
        let log = Log(keepsDecisions: keepsDecisions)
        let value = make(log)
        return (value, log.sink.findings)
    }

    /// Some work, and whether an error was reported on the way, told or not.
    func checking<Value>(_ work: () -> Value) -> (value: Value, hasErrors: Bool) {
        let count = sink.errorCount
        let value = work()
        return (value, sink.errorCount > count)
    }

    func report(
        _ entry: DiagnosticEntry, at place: SourcePlace?, isDoubtful: Bool, lacking context: SourcePlace?,
        isOfSection: Bool, onceOf subject: String?
    ) {
        if entry.severity == .error { fail() }
        sink.findings.reported.append(
            Finding(
                diagnostic: entry.diagnostic(at: place), mayFollowFrom: entry.mayFollowFrom, isDoubtful: isDoubtful,
                misspeltContext: context, isOfSection: isOfSection, subject: subject))
    }

    /// Says that what is made is faulty, because it holds what is: the error is reported there.
    func fail() {
        sink.errorCount += 1
        sink.findings.hasErrors = true
    }

    func decide(_ decision: @autoclosure () -> Decision) {
        if keepsDecisions { sink.findings.decisions.append(decision()) }
    }

    // MARK: What is used

    /// Says that a mark, or one value of a mark, applies.
    func apply(_ place: SourcePlace) { sink.findings.applied[place.path, default: []].insert(place.range) }

    /// Notes why a rule does not ask for the value of an argument, or for a mark. It is told only if no other asks.
    func pass(_ place: SourcePlace, because reason: NoEffect) {
        if sink.findings.reasons[place] == nil { sink.findings.reasons[place] = reason }
    }

    /// A view class of the program is shown; `lineage` has its superclasses.
    func show(_ lineage: some Sequence<Int>) { sink.findings.views.formUnion(lineage) }

    /// A view class that no input declares is shown.
    func show(foreign name: String) { sink.findings.foreignViews.insert(name) }

    /// A marked cell was not taken. The first reason counts.
    func pass(over id: Int, because diagnostic: DiagnosticEntry) {
        if sink.findings.passedOver[id] == nil { sink.findings.passedOver[id] = diagnostic }
    }

    /// A list or provider holds values of a type. A rows enum is asked for the identities of its rows unless `isIdentified`
    /// is false.
    func hold(_ id: Int, isProvider: Bool = false, isIdentified: Bool = true) {
        sink.findings.heldTypes.insert(id)
        if !isProvider { sink.findings.types.insert(id) }
        if !isProvider, isIdentified { sink.findings.identifiedTypes.insert(id) }
    }

    /// The output draws on a declaration in a file.
    func draw(on file: Int) { sink.findings.contributors.insert(file) }

    /// Marks lead to a type that is declared twice.
    func reach(ambiguous id: Int) { sink.findings.ambiguousTypes.insert(id) }
}
