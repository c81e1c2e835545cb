/// What was said of rows that come near, so that a cancellation names no others and an end is told once.
struct Approach<ID: Hashable> {
    /// The rows that are prefetched.
    var prefetched: Set<ID> = []
    /// The last rows whose end was told.
    var ends: Set<ID> = []
}
