#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

extension ListDriver {
    /// The reuse identifier of a row that says one. `register` is called with it if the list view does not know it yet.
    final func registered(
        _ identifier: String, of view: AnyClass, known: () -> [(String, AnyClass)], register: (String) -> Void
    ) -> String {
        switch rowIdentifiers.answer(identifier, of: view, known: known) {
        case .known(let identifier): return identifier
        case .new(let identifier):
            register(identifier)
            return identifier
        case .shared(let own, let other):
            register(own)
            reportOnce(.sharedIdentifier("\(view)"), .sharedIdentifier(identifier, classes: ["\(other)", "\(view)"]))
            return own
        }
    }
}
