import Foundation
import SourceText
import Testing

@testable import ListGenKit

/// Headers among the inputs, and what is done without a libclang: by the command, because only a process of its own
/// has an environment and libraries of its own.
@Suite struct HeadersTests {
    private let story = """
        // listgen:row(content: .instance)
        @interface Story : NSObject
        @property (nonatomic, copy, readonly, nonnull) NSString *id;
        @end

        """
    private let cell = """
        @class Story;
        @interface StoryCell : UITableViewCell
        - (void)configureWithStory:(nonnull Story *)story;
        @end

        """
    private let list = """
        // listgen:list(.table)
        struct Feed {
            var stories: [Story]  // listgen:row(cell: StoryCell)
        }

        """

    @Test(.enabled(if: Command.isBuilt)) func aMarkedHeaderWithoutLibclangIsOneError() throws {
        let folder = try TemporaryFolder()
        try folder.write("Feed.swift", list)
        try folder.write("Story.h", story)
        try folder.write("StoryCell.h", cell)
        let text = try Command.run(["generate", "--no-cache"], in: folder, libclang: "/nowhere/libclang.so")
        #expect(text.hasPrefix("Story.h:1:1: error: the libclang at `/nowhere/libclang.so` cannot be loaded: "))
        #expect(text.contains("install"))
        #expect(text.contains("apt-get install libclang-dev"))
        #expect(text.split(separator: "\n").count { $0.contains(": error: ") } == 1)
        #expect(text.hasSuffix("exit 1"))
    }

    @Test func whereThereIsNoLibclangTheErrorSaysHowToInstallOne() {
        let error = Headers.diagnostic(.notFound, at: SourceFile(path: "Story.h", bytes: []))
        #expect(error.id == "no-libclang" && error.severity == .error)
        let text = TextReporter().render([error]) { _ in nil }
        #expect(text.contains("Story.h: error: there is no libclang to read this header with"))
        #expect(text.contains("apt-get install libclang-dev") && text.contains("brew install llvm"))
    }

    @Test(.enabled(if: Command.isBuilt)) func swiftIsReadBesideHeadersThatCannotBe() throws {
        let folder = try TemporaryFolder()
        try folder.write("Feed.swift", list)
        try folder.write("Story.h", story)
        try folder.write("StoryCell.h", cell)
        let text = try Command.run(["scan"], in: folder, libclang: #filePath)
        #expect(text.contains("\"name\":\"Feed\""))
        #expect(text.split(separator: "\n").count { $0.contains(": error: ") } == 1)
        #expect(text.hasSuffix("exit 1"))
    }

    /// A library that cannot be loaded would be reported if it were asked for.
    @Test(.enabled(if: Command.isBuilt)) func swiftAloneLoadsNoLibclang() throws {
        let folder = try TemporaryFolder()
        try folder.write("Feed.swift", SmallApp.list)
        try folder.write("Cells.swift", SmallApp.cells)
        try folder.write("Legacy.h", "@interface Legacy : NSObject\n@end\n")
        let text = try Command.run(["generate", "--no-cache"], in: folder, libclang: "/nowhere/libclang.so")
        #expect(text == "1 written, 0 unchanged, 0 removed\nexit 0")
    }

    @Test func unmarkedHeadersAreReadForWhatIsNamed() throws {
        let folder = try TemporaryFolder()
        try folder.write("Feed.swift", list)
        try folder.write("Story.h", story)
        try folder.write("Deep/StoryCell.h", cell)
        try folder.write("Deep/Other.h", "@interface Other : NSObject\n@end\n")
        let generation = Generation(.paths(["."], root: Root(folder.path)))
        #expect(generation.diagnostics.isEmpty)
        #expect(generation.plan.files.map(\.path) == ["Feed.generated.swift"])
        let text = String(decoding: generation.plan.files.first?.bytes ?? [], as: UTF8.self)
        #expect(text.contains("$0.configure(with: "))
        #expect(generation.sources.file("Deep/StoryCell.h") != nil)
        #expect(generation.sources.file("Deep/Other.h") == nil)
    }

    /// Nothing in the bytes of the cell's header tells that it is marked.
    @Test func aMarkMayComeOutOfAMacroOfAnotherHeader() throws {
        let folder = try TemporaryFolder()
        try folder.write("Feed.swift", "// listgen:list(.table)\nstruct Feed {\n    var stories: [Story]\n}\n")
        try folder.write(
            "Marks.h",
            """
            #define SHOP_MARK(text) __attribute__((annotate("listgen:" text)))
            #define SHOP_CELL SHOP_MARK("cell")
            #define SHOP_EXPORT extern

            """)
        try folder.write(
            "Story.h",
            "SHOP_MARK(\"row(content: .instance)\")\n" + story.split(separator: "\n")[1...].joined(separator: "\n"))
        try folder.write("Deep/StoryCell.h", cell.replacingOccurrences(of: "@interface", with: "SHOP_CELL\n@interface"))
        try folder.write("Deep/Other.h", "SHOP_EXPORT NSString *OtherName;\n@interface Other : NSObject\n@end\n")
        let generation = Generation(.paths(["."], root: Root(folder.path)))
        #expect(generation.diagnostics.sorted().map(\.message) == [])
        let text = String(decoding: generation.plan.files.first?.bytes ?? [], as: UTF8.self)
        #expect(text.contains("$0.configure(with: "))
        #expect(generation.sources.file("Deep/Other.h") == nil)
        // What is wrong with such a header is said as for one whose mark is written out.
        try folder.write("Deep/Broken.h", "SHOP_CELL\n@interface Broken : UITableViewCell\n")
        let broken = Generation(.paths(["."], root: Root(folder.path)))
        #expect(broken.diagnostics.sorted().map(\.id) == ["header-unbalanced"])
    }

    @Test func anSDKThatIsMissingIsAnError() throws {
        let folder = try TemporaryFolder()
        try folder.write("Story.h", story)
        var scan = Scan(paths: ["."], root: Root(folder.path), sdk: "Nowhere.sdk")
        scan.run { _ in Issue.record("a header was read") }
        #expect(scan.diagnostics.sorted().map(\.id) == ["sdk-not-found"])
        let generation = Generation(Configuration(root: Root(folder.path), sdk: "Nowhere.sdk"))
        #expect(generation.diagnostics.sorted().map(\.id) == ["sdk-not-found"])
    }

    /// A stand-in for `xcrun`, which only a Mac has: it knows one SDK.
    @Test(.enabled(if: Command.isBuilt)) func theNameOfAnSDKIsAskedOfXcrun() throws {
        let folder = try TemporaryFolder()
        try folder.write("Input/Panel.h", "@interface Panel : NSObject\n@property (nonatomic) PANEL_KIND kind;\n@end\n")
        try folder.write("Phone.sdk/usr/include/.keep", "")
        try folder.write(
            "Phone.sdk/System/Library/Frameworks/Foundation.framework/Headers/Foundation.h",
            "@interface NSObject\n@end\n#define PANEL_KIND unsigned long\n")
        let script = """
            #!/bin/sh
            [ "$*" = "--sdk phone --show-sdk-path" ] || { echo "unknown SDK" >&2; exit 1; }
            echo "\(folder.path)/Phone.sdk"

            """
        try folder.write("bin/xcrun", script)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.path + "/bin/xcrun")
        let path = folder.path + "/bin:" + (ProcessInfo.processInfo.environment["PATH"] ?? "")
        let without = try Command.run(["scan", "Input"], in: folder, path: path)
        #expect(!without.contains("UInt") && without.hasSuffix("exit 0"))
        let found = try Command.run(["scan", "Input", "--sdk", "phone"], in: folder, path: path)
        #expect(found.contains("{\"name\":\"kind\",\"type\":\"UInt\"}") && found.hasSuffix("exit 0"))
        let unknown = try Command.run(["scan", "Input", "--sdk", "watch"], in: folder, path: path)
        #expect(unknown.hasPrefix("error: there is no SDK `watch`") && unknown.hasSuffix("exit 1"))
        try folder.write(".listgen.yml", "sdk: phone\n")
        let configured = try Command.run(["generate", "Input", "--no-cache"], in: folder, path: path)
        #expect(configured.hasSuffix("exit 0"))
        try folder.write(".listgen.yml", "sdk: watch\n")
        let wrong = try Command.run(["generate", "Input", "--no-cache"], in: folder, path: path)
        #expect(wrong.contains("error: there is no SDK `watch`"))
    }

    /// C has nothing to print, and its headers may be C++.
    @Test func scanReadsHeadersOfObjectiveC() throws {
        let folder = try TemporaryFolder()
        try folder.write("Story.h", "@interface Story : NSObject\n@end\n")
        try folder.write("Queue.h", "template <class T> class Queue {};\n")
        var scan = Scan(paths: ["."], root: Root(folder.path))
        var text = ""
        scan.run { text += String(decoding: $0, as: UTF8.self) }
        #expect(scan.diagnostics.isEmpty)
        #expect(text.split(separator: "\n").count == 1)
        #expect(text.contains("\"name\":\"Story\""))
    }

    @Test func swiftThatIsReadItselfIsNotReadAgainFromWhatTheCompilerWroteOfIt() throws {
        let folder = try TemporaryFolder()
        try folder.write("Feed.swift", SmallApp.list)
        try folder.write(
            "Cells.swift",
            """
            // listgen:row(content: .instance)
            public class Story: NSObject { @objc public let id = 1 }
            // listgen:cell
            class StoryCell: UITableViewCell { func configure(with story: Story) {} }

            """)
        try folder.write(
            "App-Swift.h",
            """
            /// listgen:row(content: .instance)
            SWIFT_CLASS("_TtC3App5Story")
            @interface Story : NSObject
            @property (nonatomic, readonly) NSInteger id;
            @end

            """)
        let generation = Generation(.paths(["."], root: Root(folder.path)))
        #expect(generation.diagnostics.sorted().map(\.message) == [])
    }

    @Test func namesOfHeadersAreFoundInTheirBytes() {
        let text = """
            #import "Other.h"
            @class Forward;
            @interface Story : Model @end
            @interface Story (Rows) @end
            @interface UIView(Rows) @end
            @protocol Themed <NSObject> @end
            typedef NS_ENUM(NSInteger, State) { StateOpen };
            typedef NSString *Title;
            #define APP_EXPORT extern
            NS_SWIFT_NAME(Tale) @interface ABCStory : NSObject @end
            """
        let names = Array(text.utf8).withUnsafeBufferPointer { Set(HeaderNames.names(in: $0)) }
        for name in ["Story", "Story()", "UIView()", "Themed", "State", "Title", "APP_EXPORT", "Tale", "ABCStory"] {
            #expect(names.contains(NameHash(name.utf8)), "\(name)")
        }
        for name in ["Forward", "UIView", "Model", "StateOpen"] {
            #expect(!names.contains(NameHash(name.utf8)), "\(name)")
        }
    }

    @Test(.enabled(if: Command.isBuilt)) func aNameThatNobodyVouchesForIsAWarning() throws {
        let folder = try TemporaryFolder()
        try folder.write("Feed.swift", list)
        try folder.write("Story.h", story)
        try folder.write("StoryCell.h", cell)
        let asked = try Command.run(["generate", "--no-cache"], in: folder)
        #expect(asked.hasSuffix("exit 0") && !asked.contains("warning"))
        // A library by its name, because it is looked for on the path too.
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        let swift = try #require(
            folders.map { "\($0)/swift" }.first(where: FileManager.default.isExecutableFile))
        let library = URL(fileURLWithPath: swift).resolvingSymlinksInPath().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("lib/libclang.so").path
        let text = try Command.run(["generate", "--no-cache"], in: folder, libclang: library, path: "/nowhere")
        #expect(text.contains("StoryCell.h:3:9: warning: `configure(with:)` is what Swift probably calls this method"))
        #expect(text.hasSuffix("exit 0"))
    }
}
