#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// Whom a list tells of faults, and what it has told that is told once.
@MainActor
final class Reporting {
    /// Is told of faults.
    var receiver: (ListReport) -> Void = { report in
        #if DEBUG
        NSLog("%@", "listgen [\(report.code)] \(report.description)")
        #endif
    }
    {
        didSet {
            isHeard = true
            release.tell(receiver)
        }
    }
    /// False if nobody learns of a report.
    #if DEBUG
    private(set) var isHeard = true
    #else
    private(set) var isHeard = false
    #endif
    /// Called where a call comes from another thread than the main one, or a pass takes a step that it does not have.
    var stopInDebug: (String) -> Void = { assertionFailure($0) }
    private var faults: Set<ReportedFault> = []
    /// The types of values that are not rows.
    private var types: Set<ObjectIdentifier> = []
    /// Reports that nothing keeps the list.
    private let release = ReleaseWatch()

    /// For tests: as in a release build without a receiver.
    func setUnheard() { isHeard = false }

    func isReported(_ fault: ReportedFault) -> Bool { faults.contains(fault) }

    /// True once for each fault.
    func isFirst(_ fault: ReportedFault) -> Bool { faults.insert(fault).inserted }

    /// True once for the type of each value.
    func isFirst(typeOf value: Any) -> Bool { types.insert(ObjectIdentifier(type(of: value))).inserted }

    /// Has faults reported again that belong to the view that was there before.
    func forgetFaultsOfView() { faults.subtract([.takenOver, .otherDelegate]) }

    /// Watches that a list which is connected with a view is not let go of.
    func watchRelease(of view: UIView, _ name: String) {
        release.tell(receiver)
        release.watch(view, of: name)
    }
}
