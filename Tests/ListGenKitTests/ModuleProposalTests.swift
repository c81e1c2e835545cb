import Testing

@testable import ListGenKit

/// What `listgen init` finds in a folder.
@Suite struct ModuleProposalTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func modules(_ files: [String: String]) throws -> [String] {
        for (path, text) in files { try folder.write(path, text) }
        return ModuleProposal.all(in: Root(folder.path)).map {
            "\($0.name) \($0.usesUIKit ? "generate" : "read") \($0.folder)"
        }
    }

    @Test func nothing() throws {
        #expect(try modules(["Feed.swift": "import UIKit\n", "Sources/App/Feed.swift": ""]) == [])
    }

    @Test func targetsOfPackages() throws {
        let found = try modules([
            "Package.swift": "", "Sources/Shop/List.swift": "import UIKit\n",
            "Sources/Model/Item.swift": "struct Item {}\n",
            "Sources/Empty/README.md": "", "Sources/not-a-module/A.swift": "",
            "Tests/ShopTests/Tests.swift": "import UIKit\n",
            "Packages/Kit/Package.swift": "", "Packages/Kit/Sources/Kit.swift": "import UIKit\n",
            "Packages/Other/Package.swift": "", "Packages/Other/Sources/Model/B.swift": "",
            "Pods/Dependency/Package.swift": "", "Pods/Dependency/Sources/Dependency/A.swift": "",
        ])
        #expect(
            found == [
                "Kit generate Packages/Kit/Sources", "Model read Sources/Model",
                "Shop generate Sources/Shop",
            ])
    }

    @Test func foldersOfProjects() throws {
        let found = try modules([
            "App.xcworkspace/contents.xcworkspacedata": "", "App/Shop.xcodeproj/project.pbxproj": "",
            "App/Shop/Cell.h": "#import <UIKit/UIKit.h>\n", "App/ShopTests/Tests.swift": "import UIKit\n",
        ])
        #expect(found == ["Shop generate App/Shop"])
    }

    /// What `init` writes is a configuration that the other commands take.
    @Test(.enabled(if: Command.isBuilt)) func whatIsProposedIsRead() throws {
        try folder.write("My Apps: #1/Shop.xcodeproj/project.pbxproj", "")
        try folder.write("My Apps: #1/Shop/Feed.swift", SmallApp.list)
        try folder.write("My Apps: #1/Shop/Cells.swift", SmallApp.cells)
        #expect(try Command.run(["init"], in: folder) == "wrote .listgen.yml\nexit 0")
        #expect(try Command.run(["generate"], in: folder) == "1 written, 0 unchanged, 0 removed\nexit 0")
        #expect(folder.read("My Apps: #1/Shop/Feed.generated.swift") != nil)
    }
}
