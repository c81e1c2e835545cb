import Foundation
import ListGenKit
import SourceText

/// What listgen makes of a list and its classes.
struct Judgement {
    struct Fault {
        /// In the file of the list; 0 in another.
        var line: Int
        var text: String
    }

    var errors: [Fault] = []
    /// The generated files by their names.
    var files: [String: String] = [:]

    init(list: String, classes: String) throws {
        let folder = NSTemporaryDirectory() + "listgen-judged-" + UUID().uuidString
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try list.write(toFile: folder + "/Feed.swift", atomically: true, encoding: .utf8)
        try classes.write(toFile: folder + "/Views.swift", atomically: true, encoding: .utf8)
        let generation = Generation(Configuration.paths(["."], root: Root(folder)), jobs: 1)
        for diagnostic in generation.diagnostics.sorted() {
            let offset = diagnostic.place.flatMap { $0.path == "Feed.swift" ? $0.range.lower : nil }
            let line = offset.map { list.utf8.prefix($0).count { $0 == UInt8(ascii: "\n") } + 1 }
            errors.append(Fault(line: line ?? 0, text: "\(diagnostic.id): \(diagnostic.message)"))
        }
        for file in generation.plan.files {
            let name = file.path.split(separator: "/").last.map(String.init) ?? file.path
            files[name] = String(decoding: file.bytes, as: UTF8.self)
        }
    }
}
