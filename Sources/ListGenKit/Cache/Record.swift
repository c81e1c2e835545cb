import ListModel
import SourceText

/// What is kept of a run: what each input said, and of each file that was resolved what it asked and what it gave. No
/// absolute path and no stamp is in it, so that it may be moved to another folder or machine.
struct Record: Sendable {
    /// An input as it was read.
    struct Input: Sendable {
        var path: String
        var module: String
        var isGenerated: Bool
        var kind: SummaryCache.Entry.Kind
        /// Whether it was parsed.
        var isLoaded: Bool
        var content: UInt64
        /// What it may answer.
        var names: [UInt32]
    }

    /// A file that was resolved.
    struct File: Sendable {
        var path: String
        var questions: [UInt32]
        /// Whether any change may be one for it.
        var asksForAll: Bool
        var farNames: [String]
        var answers: [UInt32]
        /// The words of a `Claims`.
        var claims: [UInt32]
        /// The hashes of the paths of the files that it makes claims on; `anyFile` if they are made on no file.
        var claimed: [UInt32]
        /// The hashes of the paths of the types that its lists hold.
        var held: [UInt32]
        var diagnostics: [Diagnostic]
        /// The hashes of the words in its decisions, sorted.
        var decided: [UInt32]
        /// What is generated for it.
        var output: Output?
    }

    /// No hash of a path.
    static let anyFile: UInt32 = 0

    /// A generated file.
    struct Output: Equatable, Sendable {
        var path: String
        var content: UInt64
    }

    /// Sorted by path.
    var inputs: [Input]
    /// Sorted by path.
    var files: [File]
    /// What was warned of before resolution, in marked files.
    var warnings: [Diagnostic]
    /// Whether headers were read, and by which tools.
    var usesHeaders: Bool
    var headerTools: UInt64
    /// Whether nibs or storyboards were read.
    var usesNibs: Bool
    /// False if no part of it can be resolved for itself; what it says holds only if nothing changed.
    var isSeparable: Bool

    /// The hash of a path.
    static func hash(_ path: String) -> UInt32 { NameHash(path.utf8).value | 1 }

    /// Everything that was warned of.
    var diagnostics: [Diagnostic] { warnings + files.flatMap(\.diagnostics) }
}
