import ListModel
import ObjCSurface
import SourceText
import SwiftSurface

/// Reads every Swift file and header of some paths and hands out their declarations as JSON lines, in the order of the files.
public struct Scan {
    public private(set) var diagnostics = DiagnosticBag()
    /// The files that have faults.
    public private(set) var sources = SourceLibrary()
    private let root: Root
    private let files: [String]
    private let jobs: Int
    private let sdk: String?

    /// `sdk` is the folder of an SDK to read headers with, or a name that `xcrun` knows.
    public init(paths: [String], jobs: Int? = nil, root: Root = .working, sdk: String? = nil) {
        self.sdk = sdk.flatMap { SDKFolder.path($0, in: root) }
        self.root = root
        self.jobs = jobs ?? ParallelMap.processors
        var discovery = Discovery(root: root, jobs: self.jobs)
        discovery.add(paths.isEmpty ? ["."] : paths)
        diagnostics = discovery.diagnostics
        if let sdk, self.sdk == nil {
            diagnostics.report(.missingSDK(sdk), at: nil)
            files = discovery.files.filter { (InputKind($0) ?? .swift) == .swift }
        } else {
            files = discovery.files.filter { InputKind($0) != .nib }
        }
    }

    private enum Scanned: Sendable {
        case records([UInt8])
        /// What could be read of a file with faults.
        case faulty([UInt8], SourceFile, DiagnosticBag)
        case failed(String, FileSystem.Failure)
    }

    /// Calls `body` with the lines of each file that has any.
    public mutating func run(_ body: ([UInt8]) -> Void) {
        let root = root
        let headers = headers()
        ParallelMap.each(files, jobs: jobs, { headers[$0] ?? Self.scan($0, root, &$1) }) { scanned in
            switch scanned {
            case .records(let bytes): if !bytes.isEmpty { body(bytes) }
            case .faulty(let bytes, let file, let faults):
                if !bytes.isEmpty { body(bytes) }
                sources.add(file)
                diagnostics.merge(faults)
            case .failed(let path, let failure):
                diagnostics.report(
                    .unreadable(reason: failure.reason), at: SourcePlace(file: path))
            }
        }
    }

    /// Headers are read together: those that look like Objective-C, and those that declare what they leave open.
    private func headers() -> [String: Scanned] {
        let paths = files.filter { InputKind($0) == .header }
        let root = root
        var result: [String: Scanned] = [:]
        var read: [SourceFile] = []
        var plain: [SourceFile] = []
        for (path, bytes) in zip(paths, ParallelMap.map(paths, jobs: jobs) { FileSystem.read(root.absolute($0)) }) {
            switch bytes {
            case .success(let bytes):
                let file = SourceFile(path: path, bytes: bytes)
                if HeaderNames.mayBeObjectiveC(bytes) { read.append(file) } else { plain.append(file) }
                result[path] = .records([])
            case .failure(let failure): result[path] = .failed(path, failure)
            }
        }
        guard !read.isEmpty else { return result }
        var index = NameIndex(plain.map { $0.bytes.withUnsafeBufferPointer { HeaderNames.names(in: $0) } })
        let headers = Headers(root: root, sdk: sdk)
        do throws(LibclangFault) {
            var told = try headers.read(read)
            while true {
                let more = index.nextFiles(declaring: told.unknownNames.sorted())
                guard !more.isEmpty else { break }
                read += more.map { plain[$0] }
                told = try headers.read(read)
            }
            for header in told.surfaces(importer: SwiftImporter()) {
                var json = JSONText()
                ScanRecord.write(header.surface, of: header.file, to: &json)
                result[header.file.path] =
                    header.diagnostics.isEmpty
                    ? .records(json.bytes) : .faulty(json.bytes, header.file, header.diagnostics)
            }
        } catch {
            result[read[0].path] = .faulty([], read[0], DiagnosticBag([Headers.diagnostic(error, at: read[0])]))
        }
        return result
    }

    private static func scan(_ path: String, _ root: Root, _ buffer: inout ReadBuffer) -> Scanned {
        switch FileSystem.read(root.absolute(path), into: &buffer) {
        case .failure(let failure): return .failed(path, failure)
        case .success((let count, _)):
            let bytes = UnsafeBufferPointer(rebasing: buffer.memory[..<count])
            var json = JSONText()
            let (surface, faults) = DeclarationParser.parse(bytes, path: path)
            ScanRecord.write(surface, of: bytes, to: &json)
            guard !faults.isEmpty else { return .records(json.bytes) }
            let file = SourceFile(path: path, bytes: Array(bytes))
            let damage = Damage(faults.diagnostics, in: file, surface: surface)
            return .faulty(json.bytes, file, DiagnosticBag(damage.faults))
        }
    }
}
