import ListRuntime

/// What a comparison found, and the version of the applied state that it compared with.
struct Compared {
    var changes: ListChanges
    var version: Int
}
