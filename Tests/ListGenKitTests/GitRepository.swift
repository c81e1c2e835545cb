import Foundation
import RandomTesting

/// A folder under version control, by the git of the machine.
struct GitRepository {
    let folder: TemporaryFolder

    static let isInstalled = (try? Self.run(["--version"], in: NSTemporaryDirectory()).status) == 0

    init() throws {
        folder = try TemporaryFolder()
        try git("init", "--quiet", "--initial-branch", "main")
    }

    /// Runs git. A merge that stops is no error.
    @discardableResult func git(_ arguments: String...) throws -> (text: String, status: Int32) {
        try Self.run(arguments, in: folder.path)
    }

    func commit(_ subject: String) throws {
        try git("add", "--all")
        try git("commit", "--quiet", "--allow-empty", "--message", subject)
    }

    /// What git could not merge, sorted.
    func conflicts() throws -> [String] {
        try git("diff", "--name-only", "--diff-filter=U").text.split(separator: "\n").map(String.init).sorted()
    }

    /// Every file that is not git's own.
    func snapshot() throws -> [String: String] { try folder.snapshot().filter { !$0.key.hasPrefix(".git/") } }

    private static func run(_ arguments: [String], in folder: String) throws -> (text: String, status: Int32) {
        var environment = ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("GIT_") }
        environment["GIT_CONFIG_GLOBAL"] = "/dev/null"
        environment["GIT_CONFIG_NOSYSTEM"] = "1"
        environment["GIT_EDITOR"] = "true"
        let git = ["git", "-c", "user.name=A", "-c", "user.email=a@example.org"] + arguments
        let outcome = try ChildProcess.run("/usr/bin/env", git, in: folder, environment: environment)
        return (outcome.output, outcome.status)
    }
}
