extension Optional where Wrapped: RangeReplaceableCollection {
    /// The elements of an array that may be missing.
    var values: Wrapped {
        get { self ?? Wrapped() }
        set { self = newValue }
    }
}
