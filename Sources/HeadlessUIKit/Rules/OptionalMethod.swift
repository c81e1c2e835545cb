#if !canImport(UIKit)
import Foundation

/// Tells whether an optional protocol method is implemented. Its default body calls `missing`, the list
/// asks through `ask`: what answers nil is not implemented by the object asked. A method that an app changes its list
/// in is asked by name: others may be missing that are called meanwhile.
@preconcurrency @MainActor
enum OptionalMethod {
    private static var lastMissing: (object: ObjectIdentifier, method: String)?

    static func missing(_ object: AnyObject, method: String = #function) {
        lastMissing = (ObjectIdentifier(object), method)
    }

    /// - Parameter method: Its full name, such as `tableView(_:moveRowAt:to:)`; nil for any.
    static func ask<Answer>(_ object: AnyObject?, method: String? = nil, _ call: () -> Answer) -> Answer? {
        guard let object else { return nil }
        let outer = lastMissing
        lastMissing = nil
        defer { lastMissing = outer }
        let answer = call()
        guard let lastMissing, lastMissing.object == ObjectIdentifier(object) else { return answer }
        return method == nil || method == lastMissing.method ? nil : answer
    }
}
#endif
