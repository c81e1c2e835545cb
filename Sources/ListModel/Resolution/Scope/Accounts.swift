import SourceText

/// The claims of all files of a run, by the files that they are made on. Only the stages of types and the last checks are
/// given them: no other rule knows who holds a type.
struct Accounts {
    private var questions: Questions?
    private var claims: [Claims] = []
    /// The indices of claims by path.
    private var byPath: [String: [Int]] = [:]
    private var foreignViews: Set<String> = []
    private var findings: [Findings] = []

    mutating func add(_ more: Claims) {
        for path in more.paths { byPath[path, default: []].append(claims.count) }
        foreignViews.formUnion(more.foreignViews)
        claims.append(more)
    }

    /// With why marks do not apply.
    mutating func add(_ more: Claims, _ found: Findings) {
        add(more)
        findings.append(found)
    }

    /// Whether something at a place applied.
    func applies(_ place: SourcePlace) -> Bool {
        any(place.path) { $0.applied[place.path]?.contains(place.range) ?? false }
    }

    func shows(view place: SourcePlace) -> Bool { any(place.path) { $0.views.contains(place) } }
    func shows(foreignView name: String) -> Bool { foreignViews.contains(name) }
    /// Whether a cell was not taken for its model. Any change may answer why.
    func passesOver(_ place: SourcePlace) -> Bool {
        guard any(place.path, { $0.passedOver.contains(place) }) else { return false }
        questions?.askForAll()
        return true
    }

    /// The same for a file that notes its questions.
    func noting(_ questions: Questions?) -> Accounts {
        var copy = self
        copy.questions = questions
        return copy
    }

    /// Whether a list holds a type.
    func listsHold(_ place: SourcePlace) -> Bool { any(place.path) { $0.types.contains(place) } }
    /// Whether a list or a provider does.
    func isHeld(_ place: SourcePlace) -> Bool { any(place.path) { $0.heldTypes.contains(place) } }

    /// Whether a list asks a rows enum which of its rows is which.
    func identifies(_ place: SourcePlace) -> Bool { any(place.path) { $0.identifiedTypes.contains(place) } }

    /// Why nothing asked for what stands at a place, if a rule said so: the first counts.
    func reason(_ place: SourcePlace) -> NoEffect? {
        findings.lazy.compactMap { $0.reasons[place] }.first
    }

    /// Why a cell was passed over first.
    func reasonOfPassing(_ id: Int) -> DiagnosticEntry? {
        findings.lazy.compactMap { $0.passedOver[id] }.first
    }

    private func any(_ path: String, _ isTrue: (Claims) -> Bool) -> Bool {
        byPath[path]?.contains { isTrue(claims[$0]) } ?? false
    }
}
