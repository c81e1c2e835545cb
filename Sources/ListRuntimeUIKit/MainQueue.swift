import Foundation

/// Tells the main queue from others. Not by the thread alone: outside Apple's systems the main queue can leave the
/// first one.
enum MainQueue {
    // Set once, and only compared.
    private nonisolated(unsafe) static let key: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    /// True if the caller runs on the main queue, or on the main thread for another one.
    static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) == true || Thread.isMainThread }

    /// Stops a debug build at a call that has to answer and comes from another thread.
    static func check() { assert(isCurrent, "A list was asked for something on another thread than the main one.") }
}
