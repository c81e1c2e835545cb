import Foundation
import RandomTesting
import Testing

/// Our declarations of libclang's interface against the real headers, where a machine has them: CI does.
@Suite struct LibclangHeaderTests {
    private static let folder = (14...30).map { "/usr/lib/llvm-\($0)/include" }
        .first { FileManager.default.fileExists(atPath: $0 + "/clang-c/Index.h") }

    @Test(.enabled(if: folder != nil, "the headers of libclang-dev are not installed"))
    func everyValueAndLayoutAgrees() throws {
        let messages = try compile("Values.c")
        #expect(messages == "")
    }

    @Test(.enabled(if: folder != nil, "the headers of libclang-dev are not installed"))
    func everySignatureAgrees() throws {
        let messages = try compile("Functions.c")
        #expect(messages == "")
    }

    /// What the C compiler says of a file that includes both.
    private func compile(_ name: String) throws -> String {
        let here = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        let ours = here.appendingPathComponent("../../Sources/CLibclang/include").standardizedFileURL
        let arguments = [
            "clang", "-fsyntax-only", "-Wall", "-Wno-nullability-completeness", "-I", ours.path, "-isystem",
            Self.folder ?? "", here.appendingPathComponent("Agreement/\(name)").path,
        ]
        let outcome = try ChildProcess.run("/usr/bin/env", arguments)
        return outcome.status == 0 ? outcome.output : "exit \(outcome.status)\n" + outcome.output
    }
}
