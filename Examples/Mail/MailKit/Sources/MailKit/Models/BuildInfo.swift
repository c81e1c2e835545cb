/// What a developer wants to see on the phone of a tester.
public struct BuildInfo: Hashable, Sendable {
    public let commit: String
    public let server: String

    public init(commit: String, server: String) {
        self.commit = commit
        self.server = server
    }
}
