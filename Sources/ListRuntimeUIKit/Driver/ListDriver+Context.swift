@_spi(Generated) extension ListDriver where Context: WeakReference {
    /// The context as long as it is there, for generated code. Once it is gone, cells stay as they are dequeued, and the
    /// first that is not filled is reported.
    public var weakContext: Context.Object? {
        if let object = contexts.current.object { return object }
        reportOnce(.missingContext, .missingContext("\(Context.Object.self)"))
        return nil
    }
}
