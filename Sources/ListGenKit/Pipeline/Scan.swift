import ListModel
import SourceText
import SwiftSurface

/// Reads every Swift file of some paths and hands out their declarations as JSON lines, in the order of the files.
public struct Scan {
    public private(set) var diagnostics = DiagnosticBag()
    /// The files that have faults.
    public private(set) var sources = SourceLibrary()
    private let root: Root
    private let files: [String]
    private let jobs: Int

    public init(paths: [String], jobs: Int? = nil, root: Root = .working) {
        self.root = root
        self.jobs = jobs ?? ParallelMap.processors
        var discovery = Discovery(root: root, jobs: self.jobs)
        discovery.add(paths.isEmpty ? ["."] : paths)
        files = discovery.files
        diagnostics = discovery.diagnostics
    }

    private enum Scanned: Sendable {
        case records([UInt8])
        /// What could be read of a file with faults.
        case faulty([UInt8], SourceFile, DiagnosticBag)
        case failed(ConfigurationDiagnostic)
    }

    /// Calls `body` with the lines of each file that has any.
    public mutating func run(_ body: ([UInt8]) -> Void) {
        let root = root
        ParallelMap.each(files, jobs: jobs, { Self.scan($0, root, &$1) }) { scanned in
            switch scanned {
            case .records(let bytes): if !bytes.isEmpty { body(bytes) }
            case .faulty(let bytes, let file, let faults):
                if !bytes.isEmpty { body(bytes) }
                sources.add(file)
                diagnostics.merge(faults)
            case .failed(let failure): diagnostics.report(failure, at: nil)
            }
        }
    }

    private static func scan(_ path: String, _ root: Root, _ buffer: inout ReadBuffer) -> Scanned {
        switch FileSystem.read(root.absolute(path), into: &buffer) {
        case .failure(let failure): return .failed(.unreadable(path, reason: failure.reason))
        case .success((let count, _)):
            let file = SourceFile(path: path, bytes: Array(buffer.memory[..<count]))
            var json = JSONText()
            let (surface, faults) = DeclarationParser.parse(file)
            ScanRecord.write(surface, of: file, to: &json)
            guard !faults.diagnostics.isEmpty else { return .records(json.bytes) }
            return .faulty(json.bytes, file, DiagnosticBag(faults.diagnostics.map(DiagnosticTable.completed)))
        }
    }
}
