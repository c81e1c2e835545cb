import Foundation
import Testing

@testable import ListGenKit

/// Nibs as inputs: found, excluded, named in the depfile, remembered, and read only where one concerns a list.
@Suite struct NibInputTests {
    private let folder: TemporaryFolder

    private static func nib(_ name: String, reuse: String? = nil) -> String {
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
        <tableViewCell id="c" \(reuse.map { "reuseIdentifier=\"\($0)\" " } ?? "")customClass="\(name)" \
        customModuleProvider="target"/></objects></document>
        """
    }

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("App/Feed.swift", SmallApp.list)
        try folder.write("App/Cells.swift", SmallApp.cells)
    }

    private var output: String { folder.read("App/Feed.generated.swift") ?? "" }

    @Test func aNibIsAnInput() throws {
        try folder.write("App/StoryCell.xib", Self.nib("StoryCell"))
        try folder.write("App/Other.storyboard", "no XML, and nothing asks for it")
        let run = folder.generate()
        #expect(run.text.isEmpty)
        #expect(output.contains("UINib(nibName: \"StoryCell\""))
        #expect(
            run.generation.inputPaths.filter { !$0.hasSuffix("swift") } == [
                "App/Other.storyboard", "App/StoryCell.xib",
            ])
        #expect(run.generation.timings.text.contains("reading"))
    }

    @Test func anExcludedNibIsNone() throws {
        try folder.write(".listgen.yml", "exclude: ['**/*.xib']\n")
        try folder.write("App/StoryCell.xib", Self.nib("StoryCell"))
        #expect(folder.generate().text.isEmpty)
        #expect(output.contains("StoryCell.self") && !output.contains("UINib"))
    }

    /// A class is asked for by the marks of another nib's name, too, and entities count as what they stand for.
    @Test func aNibIsFoundByWhatIsInIt() throws {
        try folder.write("App/Wide.xib", Self.nib("StoryCell", reuse: "a&amp;b"))
        #expect(folder.generate().text.isEmpty)
        #expect(output.contains("case storyCell = \"a&b\""))
        #expect(output.contains("UINib(nibName: \"Wide\""))
    }

    @Test func changesAreSeenThroughTheCache() throws {
        let caches = try TemporaryFolder()
        for index in 0..<SummaryCache.leastFiles {
            try folder.write("App/More/File\(index).swift", "struct File\(index) {}\n")
        }
        try folder.write("App/Nib.xib", Self.nib("OtherCell"))
        func run() -> TemporaryFolder.Run {
            folder.generate(jobs: 2, cacheFolder: caches.path, recallsLastRun: true)
        }
        #expect(run().text.isEmpty)
        #expect(!output.contains("UINib"))
        try folder.write("App/Nib.xib", Self.nib("StoryCell", reuse: "longer"))
        #expect(run().text.isEmpty)
        #expect(output.contains("UINib(nibName: \"Nib\""))
        try FileManager.default.removeItem(atPath: folder.path + "/App/Nib.xib")
        #expect(run().text.isEmpty)
        #expect(!output.contains("UINib"))
    }

    @Test func aFileThatIsNotUTF8IsTold() throws {
        try folder.write("App/StoryCell.xib", Data([0xFF, 0xFE, 0x3C, 0x00]))
        #expect(folder.generate().ids == ["source-not-utf8"])
    }

    /// What Objective-C knows by another name, and what no input declares. It compiles on no machine of ours.
    @Test func whatNobodyCanSeeIsTrusted() throws {
        try folder.write(
            "App/Cells.swift",
            """
            import UIKit
            struct Story: Equatable { let id: Int }
            protocol Badge: AnyObject {}
            // listgen:cell
            @objc(OldCell)
            final class StoryCell: UITableViewCell {
                @IBOutlet var player: PodPlayerView!
                @IBOutlet var badge: (any Badge)!
                @IBOutlet var anything: AnyObject?
                @objc dynamic var tint: UIColor?
                func configure(with story: Story) { player.isHidden = false }
                @objc func tapped(_ sender: Any) {}
            }

            """)
        func write(_ outlets: String) throws {
            try folder.write(
                "App/OldCell.xib",
                """
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
                <tableViewCell id="c" customClass="OldCell">
                  <view id="p" customClass="PodPlayerView" customModule="Pods"/>
                  <button id="b"><connections><action selector="tapped:" destination="c" id="a"/></connections></button>
                  <userDefinedRuntimeAttributes>
                    <userDefinedRuntimeAttribute keyPath="tint"/>
                    <userDefinedRuntimeAttribute keyPath="layer.cornerRadius"/>
                  </userDefinedRuntimeAttributes>
                  <connections>\(outlets)
                    <outlet property="badge" destination="p" id="o2"/>
                    <outlet property="anything" destination="b" id="o3"/>
                  </connections>
                </tableViewCell></objects></document>
                """)
        }
        try write("<outlet property=\"player\" destination=\"p\" id=\"o1\"/>")
        #expect(folder.generate().text.isEmpty)
        #expect(output.contains("UINib(nibName: \"OldCell\""))
        try write("")
        #expect(folder.generate().ids == ["unconnected-outlet"])
    }

    @Test(.enabled(if: Command.isBuilt)) func libxml2IsLoadedForANibAlone() throws {
        let script = "LISTGEN_LIBXML2=/gone \"$0\" generate -q App 2>&1"
        #expect(try Command.shell(script, in: folder) == "exit 0")
        try folder.write("App/OtherCell.xib", Self.nib("OtherCell"))
        #expect(try Command.shell(script, in: folder) == "exit 0")
        try folder.write("App/StoryCell.xib", Self.nib("StoryCell"))
        let text = try Command.shell(script, in: folder)
        #expect(text.contains("App/StoryCell.xib") && text.contains("[no-libxml2]") && text.hasSuffix("exit 1"))
    }
}
