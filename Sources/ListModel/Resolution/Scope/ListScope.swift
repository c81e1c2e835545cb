import SourceText

/// What every rule is given. A value: a rule that knows of a mark with a fault passes on a copy.
struct ListScope {
    /// What is the same in all copies. Each rule has a copy, so it is kept elsewhere.
    private indirect enum Constants {
        case all(ProgramFacts, Log, any TypeMembers, outputFile: Int, ListFrame?)
    }

    private let constants: Constants
    /// Whether a mark with a fault may say what seems to be missing.
    let isDoubtful: Bool

    init(_ facts: ProgramFacts, log: Log, types: any TypeMembers, outputFile: Int, frame: ListFrame? = nil) {
        self.init(.all(facts, log, types, outputFile: outputFile, frame), isDoubtful: false)
    }

    private init(_ constants: Constants, isDoubtful: Bool) {
        self.constants = constants
        self.isDoubtful = isDoubtful
    }

    var facts: ProgramFacts {
        switch constants {
        case .all(let facts, _, _, outputFile: _, _): facts
        }
    }

    var log: Log {
        switch constants {
        case .all(_, let log, _, outputFile: _, _): log
        }
    }

    var types: any TypeMembers {
        switch constants {
        case .all(_, _, let types, outputFile: _, _): types
        }
    }

    /// The file whose output it is for.
    var outputFile: Int {
        switch constants {
        case .all(_, _, _, outputFile: let outputFile, _): outputFile
        }
    }

    /// Nil for a type, which is read for any list.
    var frame: ListFrame? {
        switch constants {
        case .all(_, _, _, outputFile: _, let frame): frame
        }
    }

    /// The same, whose findings nobody asks for.
    func probe() -> ListScope { ListScope(facts, log: Log(), types: types, outputFile: outputFile, frame: frame) }

    /// That of the members of a list or provider.
    func within(_ frame: ListFrame) -> ListScope {
        ListScope(.all(facts, log, types, outputFile: outputFile, frame), isDoubtful: isDoubtful)
    }

    /// The same where marks with a fault may say what seems to be missing, if they may.
    func doubting(_ more: Bool) -> ListScope { ListScope(constants, isDoubtful: isDoubtful || more) }

    /// Adds a diagnostic.
    /// - Parameters:
    ///   - isOfSection: Whether it says that what it is told of is probably a section without its mark.
    ///   - subject: What it is told of once a file, if many rows find it.
    func report(
        _ entry: DiagnosticEntry, at place: SourcePlace?, isOfSection: Bool = false, onceOf subject: String? = nil
    ) {
        log.report(
            entry, at: place, isDoubtful: isDoubtful, lacking: frame?.misspeltContext, isOfSection: isOfSection,
            onceOf: subject)
    }
}
