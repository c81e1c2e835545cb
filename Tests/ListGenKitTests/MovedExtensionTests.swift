import Foundation
import Testing

@testable import ListGenKit

/// An extension of a name extends another type if the name means another one.
@Suite struct MovedExtensionTests {
    private let folder: TemporaryFolder
    private let caches: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        caches = try TemporaryFolder()
        try folder.write(".listgen.yml", "modules:\n  App:\n    generate: [App]\n  Kit:\n    generate: [Kit]\n")
        try folder.write(
            "App/Feed.swift",
            """
            import UIKit
            struct Mail: Equatable { let id: Int }
            // listgen:list(.table)
            struct Feed {
                var mails: [Mail]  // listgen:row(cell: UITableViewCell, configure: cell.tag = 1)
            }
            """)
        try folder.write(
            "Kit/Notes.swift",
            """
            import UIKit
            struct Note: Equatable { let id: Int }
            // listgen:list(.table)
            struct Notes {
                var notes: [Note]  // listgen:row(cell: UITableViewCell, configure: cell.tag = 2)
            }
            extension Letter: Hashable {}
            """)
        for index in 0..<60 { try folder.write("Kit/More/File\(index).swift", "struct File\(index) {}\n") }
    }

    /// What mails are known to be, after a run that knows the last one. What a run from nothing writes is the same.
    private func row() throws -> String {
        let run = folder.generate(jobs: 2, cacheFolder: caches.path, recallsLastRun: true)
        #expect(run.ids == [], "\(run.text)")
        let text = try #require(try folder.snapshot()["App/Feed.generated.swift"])
        #expect(folder.generate().ids == [])
        #expect(try folder.snapshot()["App/Feed.generated.swift"] == text)
        return text.contains("enum Row: Hashable") ? "Hashable" : "Equatable"
    }

    @Test func aTypeThatGoesLeavesItsExtensionsToATypealias() throws {
        try folder.write("Kit/Letter.swift", "class Letter {}\n")
        try folder.write("Kit/Names.swift", "typealias Letter = Mail\n")
        #expect(try row() == "Equatable")
        try FileManager.default.removeItem(atPath: folder.path + "/Kit/Letter.swift")
        #expect(try row() == "Hashable")
        try folder.write("Kit/Letter.swift", "class Letter {}\n")
        #expect(try row() == "Equatable")
    }

    @Test func aTypealiasThatComesMovesExtensions() throws {
        #expect(try row() == "Equatable")
        try folder.write("Kit/Names.swift", "typealias Letter = Mail\n")
        #expect(try row() == "Hashable")
        try FileManager.default.removeItem(atPath: folder.path + "/Kit/Names.swift")
        #expect(try row() == "Equatable")
    }
}
