/// What refers to an object without keeping it alive.
public protocol WeakReference {
    associatedtype Object: AnyObject

    /// Nil once it is gone.
    var object: Object? { get }
}
