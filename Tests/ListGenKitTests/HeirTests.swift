import Foundation
import Testing

@testable import ListGenKit

/// Types below a protocol marked `rows` are found in files without a mark, and by runs that resolve only what changed.
@Suite struct HeirTests {
    private let folder: TemporaryFolder
    private let caches: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        caches = try TemporaryFolder()
        try folder.write(
            "Feed.swift",
            """
            import UIKit
            // listgen:rows(cell: UITableViewCell, configure: cell.tag = 1)
            protocol Item { var id: Int { get } }
            // listgen:list(.table)
            struct Feed { var items: [any Item] }
            """)
        try folder.write(
            "Other.swift",
            """
            import UIKit
            struct Note: Equatable { let id: Int }
            // listgen:list(.table)
            struct Other {
                var notes: [Note]  // listgen:row(cell: UITableViewCell, configure: cell.tag = 2)
            }
            """)
        try folder.write("Post.swift", "struct Post: Item, Equatable { let id: Int }\n")
        try folder.write("Wrap.swift", "enum Wrap {\n    struct Inner: Equatable { let id: Int }\n}\n")
    }

    /// The kinds of rows after a run that knows the last one. What a run from nothing writes is the same.
    private func kinds() throws -> [String] {
        let run = folder.generate(jobs: 2, cacheFolder: caches.path, recallsLastRun: true)
        #expect(run.ids == [], "\(run.text)")
        let text = try #require(try folder.snapshot()["Feed.generated.swift"])
        let again = folder.generate()
        #expect(again.ids == [])
        #expect(try folder.snapshot()["Feed.generated.swift"] == text)
        let body = text.split(separator: "init?")[0]
        return body.matches(of: #/case \w+\((\S+)\)/#).map { String($0.1) }
    }

    @Test func aTypeThatComesOrGoesIsFound() throws {
        #expect(try kinds() == ["Post"])
        try folder.write("Photo.swift", "struct Photo: Item, Equatable { let id: Int }\n")
        #expect(try kinds() == ["Photo", "Post"])
        try folder.write("Wrap.swift", "enum Wrap {\n    struct Inner: Item, Equatable { let id: Int }\n}\n")
        #expect(try kinds() == ["Photo", "Post", "Wrap.Inner"])
        try FileManager.default.removeItem(atPath: folder.path + "/Photo.swift")
        #expect(try kinds() == ["Post", "Wrap.Inner"])
    }

    @Test func aConformanceByAnExtensionOrATypealiasIsFound() throws {
        try folder.write("Link.swift", "struct Link: Equatable { let id: Int }\n")
        try folder.write("Link+Item.swift", "extension Link: Item {}\n")
        #expect(try kinds() == ["Link", "Post"])
        try folder.write("Alias.swift", "typealias Entry = Item\n")
        try folder.write("Zoo.swift", "struct Zoo<Value> {}\nstruct Zebra: Entry, Equatable { let id: Int }\n")
        #expect(try kinds() == ["Link", "Post", "Zebra"])
    }
}
