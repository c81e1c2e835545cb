/// A context that a list does not keep alive, such as the controller that owns it.
public struct WeakContext<Object: AnyObject>: WeakReference {
    /// Nil once it is gone.
    public private(set) weak var object: Object?

    public init(_ object: Object) {
        self.object = object
    }
}
