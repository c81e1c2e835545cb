import Foundation
import Testing

/// Resolution runs in stages: each asks facts and earlier stages only.
@Suite struct StageTests {
    @Test func everyFileIsInAStage() throws {
        let files = try HouseFile.ours.get().filter { $0.path.hasPrefix("Sources/ListModel/Resolution/") }
        #expect(try Stages().files.count == files.count)
        #expect(files.count > 100)
    }

    @Test func aFileNamesWhatItsOwnOrAnEarlierFolderDeclares() throws {
        for name in try Stages().upwardNames().sorted() { Issue.record("\(name), which a later folder declares") }
    }

    @Test func rulesCallEachOtherWithoutACycle() throws {
        for (unit, named) in Stages.cycle(in: try Stages().calls()).sorted(by: { $0.key < $1.key }) {
            Issue.record("\(unit) is in a cycle: it names \(named.sorted().joined(separator: ", "))")
        }
    }

    @Test func rulesAreGivenValues() throws {
        let shared: Set<String> = ["Facts/ProgramFacts.swift", "Scope/Log.swift"]
        let changes = try Stages().changes().filter { change in !shared.contains { change.contains($0) } }
        #expect(changes == [])
    }

    @Test func rulesKnowNothingOfWhatIsRecorded() throws {
        #expect(try Stages().recordings() == [])
    }

    /// More than that, and nobody finds a file by looking.
    private static let most = 25
    private static let large: Set<String> = [
        "Sources/HeadlessUIKit/CollectionView/Compositional", "Sources/HeadlessUIKit/Headless",
        "Sources/ListRuntimeUIKit/Collection", "Sources/ListRuntimeUIKit/Driver",
        "Sources/SwiftSurface/Declarations",
    ]

    @Test func foldersHoldAtMost25Files() throws {
        let folders = Dictionary(grouping: try HouseFile.ours.get().filter { $0.module != nil }) { file in
            file.path.split(separator: "/").dropLast().joined(separator: "/")
        }
        for (folder, files) in folders where files.count > Self.most && !Self.large.contains(folder) {
            Issue.record("\(folder) holds \(files.count) files")
        }
        #expect(Self.large.filter { (folders[$0]?.count ?? 0) <= Self.most }.sorted() == [], "these are small enough")
    }
}
