import Foundation
import RandomTesting
import Testing

@testable import ObjCSurface

/// Which library is taken, and what is said where none can be.
@Suite struct LibclangTests {
    /// What is wrong with a library made of C, with its path.
    private func fault(made source: String) throws -> (fault: LibclangFault?, path: String) {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("libclang-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("library.c")
        try source.write(to: file, atomically: true, encoding: .utf8)
        let result = folder.appendingPathComponent("libclang.so").path
        let outcome = try ChildProcess.run("/usr/bin/env", ["clang", "-shared", "-fPIC", "-o", result, file.path])
        #expect(outcome.status == 0, "\(outcome.output)")
        return (fault(result), result)
    }

    private func fault(_ path: String) -> LibclangFault? {
        do throws(LibclangFault) {
            _ = try Libclang.load(
                LibclangSearch(Machine(platform: .linux) { $0 == LibclangSearch.variable ? path : nil }))
            return nil
        } catch {
            return error
        }
    }

    private let version = """
        typedef struct { const void *data; unsigned flags; } Text;
        Text clang_getClangVersion(void) { return (Text){"Test clang version VERSION (of a test)", 0}; }
        const char *clang_getCString(Text text) { return text.data; }
        void clang_disposeString(Text text) {}
        """

    @Test func aLibraryThatIsTooOldSaysSo() throws {
        let (fault, path) = try fault(made: version.replacingOccurrences(of: "VERSION", with: "3.8.1"))
        #expect(fault == .tooOld(path: path, version: "Test clang version 3.8.1 (of a test)"))
    }

    @Test func aMissingFunctionIsNamed() throws {
        let (fault, path) = try fault(made: version.replacingOccurrences(of: "VERSION", with: "19.1.0"))
        #expect(fault == .missingSymbol(path: path, symbol: "clang_createIndex"))
    }

    @Test func whatIsNoLibraryIsNamed() throws {
        guard case .notLoaded(let path, let reason)? = fault(#filePath) else {
            Issue.record("it was loaded")
            return
        }
        #expect(path == #filePath)
        #expect(!reason.isEmpty && !reason.contains(path))
    }

    @Test func withoutAnyLibraryThatIsSaid() {
        let empty = Machine(platform: .linux, variable: { _ in nil }, root: "/nowhere")
        #expect(throws: LibclangFault.notFound) { try Libclang.load(LibclangSearch(empty)) }
    }

    @Test func aBrokenLibraryIsPassedForAGoodOne() throws {
        let tree = try MachineTree(["/usr/lib/llvm-30/lib/libclang.so.1", "/opt/swift/usr/bin/swift"])
        let good = try Libclang.load().path
        try tree.link("/opt/swift/usr/lib/libclang.so", to: #filePath)
        try tree.link("/usr/lib/llvm-14/lib/libclang.so.1", to: good)
        let machine = tree.machine(.linux, ["PATH": "/opt/swift/usr/bin"])
        #expect(try Libclang.load(LibclangSearch(machine)).path.hasSuffix("/usr/lib/llvm-14/lib/libclang.so.1"))
    }

    @Test func versionsAreRead() {
        #expect(Libclang.majorVersion("Debian clang version 14.0.6") == 14)
        #expect(Libclang.majorVersion("Apple clang version 17.0.0 (clang-1700.0.13.3)") == 17)
        #expect(Libclang.majorVersion("clang") == nil)
    }
}
