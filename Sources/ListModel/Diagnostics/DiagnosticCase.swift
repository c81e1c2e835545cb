/// The diagnostics of one stage: an enum whose cases carry what the wording names.
///
/// To add one: a case, its branch in `entry`, a value in `samples`. A new enum is named once in `DiagnosticTable`.
public protocol DiagnosticCase: Sendable {
    /// Everything that is said about it.
    var entry: DiagnosticEntry { get }
    /// One value of every case, for the reference page. The values fit the wrong example of their entry.
    static var samples: [Self] { get }
}
