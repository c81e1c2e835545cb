import Foundation

/// Tells whether an optional protocol method is implemented. Its default body calls `missing`, the list
/// asks through `ask`: what answers nil is not implemented by the object asked.
@preconcurrency @MainActor
enum OptionalMethod {
    private static var lastMissing: ObjectIdentifier?

    static func missing(_ object: AnyObject) {
        lastMissing = ObjectIdentifier(object)
    }

    static func ask<Answer>(_ object: AnyObject?, _ call: () -> Answer) -> Answer? {
        guard let object else { return nil }
        let outer = lastMissing
        lastMissing = nil
        defer { lastMissing = outer }
        let answer = call()
        return lastMissing == ObjectIdentifier(object) ? nil : answer
    }
}
