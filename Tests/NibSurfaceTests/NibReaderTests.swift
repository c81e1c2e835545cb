import Foundation
import NibSurface
import RandomTesting
import SourceText
import Testing

/// Files of Interface Builder as values, and what becomes of bytes that are none.
@Suite struct NibReaderTests {
    static let root = #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">"#

    private func read(_ text: String, kind: NibFile.Kind = .nib) throws -> NibFile {
        try NibReader(try Libxml2.load()).read(SourceFile(path: "Cell.xib", bytes: Array(text.utf8)), kind: kind)
    }

    private func fault(_ text: String) throws -> NibFault? {
        do { _ = try read(text) } catch let fault as NibFault { return fault }
        return nil
    }

    @Test func tellsObjectsWithTheirConnections() throws {
        let text = """
            \(Self.root)
              <objects>
                <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Feed"/>
                <tableViewCell id="a" customClass="StoryCell" customModule="App" customModuleProvider="target"
                    reuseIdentifier="story &amp; more">
                  <button id="b"><connections><action selector="tap:" destination="a" eventType="touchUpInside" id="c1"/></connections></button>
                  <userDefinedRuntimeAttributes>
                    <userDefinedRuntimeAttribute type="number" keyPath="inset"><real key="value" value="8"/></userDefinedRuntimeAttribute>
                  </userDefinedRuntimeAttributes>
                  <connections>
                    <outlet property="button" destination="b" id="c2"/>
                    <outletCollection property="all" destination="b" id="c3"/>
                  </connections>
                </tableViewCell>
              </objects>
            </document>
            """
        let nib = try read(text)
        #expect(nib.objects.map(\.id) == ["-1", "a", "b"])
        #expect(nib.objects.map(\.role) == [.placeholder("IBFilesOwner"), .topLevel, .inner])
        let cell = try #require(nib.topLevel.first)
        #expect(cell.className == "StoryCell" && cell.module == "App" && cell.isOfTarget)
        #expect(cell.reuseIdentifier == "story & more")
        #expect(cell.outlets.map(\.property) == ["button", "all"])
        #expect(cell.outlets.map(\.isCollection) == [false, true])
        #expect(cell.attributes.map(\.keyPath) == ["inset"])
        #expect(nib.object("b")?.actions.map(\.selector) == ["tap:"])
        // A tag of several lines is where it begins.
        let line = LineMap(Array(text.utf8)).location(cell.range.lower).line
        #expect(line == 4)
        #expect(LineMap(Array(text.utf8)).location(cell.outlets[1].range.lower).line == 12)
    }

    @Test func prototypesAreThoseOfDynamicLists() throws {
        let nib = try read(
            """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes><scene sceneID="s"><objects>
            <tableViewController id="c"><tableView id="t"><prototypes>
              <tableViewCell id="p" reuseIdentifier="story"/></prototypes></tableView></tableViewController>
            <tableView id="u"><sections><tableViewSection id="v"><cells>
              <tableViewCell id="q" reuseIdentifier="fixed"/></cells></tableViewSection></sections></tableView>
            <collectionView id="w"><cells><collectionViewCell id="r" reuseIdentifier="photo"/></cells>
              <collectionReusableView key="sectionHeaderView" id="h" reuseIdentifier="head"/></collectionView>
            </objects></scene></scenes></document>
            """, kind: .storyboard)
        let prototypes = nib.objects.filter { if case .prototype = $0.role { true } else { false } }
        #expect(prototypes.map(\.id) == ["p", "r", "h"])
        #expect(prototypes.map(\.role) == [.prototype(of: "t"), .prototype(of: "w"), .prototype(of: "w")])
        #expect(prototypes.map(\.key) == [nil, nil, "sectionHeaderView"])
    }

    @Test func objectsTellTheirSceneAndWhetherTheirRowsAreFixed() throws {
        let nib = try read(
            """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes>
            <scene sceneID="s"><objects><tableViewController id="c"><tableView id="t" dataMode="static"/>
              </tableViewController></objects></scene>
            <scene sceneID="r"><objects><tableView id="u" dataMode="prototypes"/></objects></scene>
            </scenes></document>
            """, kind: .storyboard)
        #expect(nib.objects.map(\.scene) == ["s", "s", "r"])
        #expect(nib.objects.map(\.isStatic) == [false, true, false])
        #expect(!NibFile.isOfCocoaTouch(documentType: "com.apple.InterfaceBuilder.WatchKit.Storyboard"))
        #expect(!NibFile.isOfCocoaTouch(documentType: "com.apple.InterfaceBuilder3.Cocoa.XIB"))
    }

    @Test func namesLeaveTheDeviceOut() {
        #expect(NibFile.name(of: "App/de.lproj/StoryCell~ipad.xib") == "StoryCell")
        #expect(NibFile.name(of: "Main.v2.storyboard") == "Main.v2")
        #expect(NibFile.kind(of: "a.swift") == nil)
    }

    @Test func badInputIsAFaultWithItsPlace() throws {
        #expect(try fault("") == .malformed(reason: try reason(""), range: SourceRange(0, 0)))
        #expect(try fault("hello") == .malformed(reason: try reason("hello"), range: SourceRange(0, 5)))
        #expect(try fault("<a>\n<b>\n") == .truncated(element: "b", range: SourceRange(4, 6)))
        let conflict = "<a>\n<<<<<<< HEAD\n</a>"
        #expect(try fault(conflict) == .malformed(reason: try reason(conflict), range: SourceRange(4, 17)))
        let wrong = "<a>\n<b></c>\n</a>"
        #expect(try fault(wrong) == .malformed(reason: try reason(wrong), range: SourceRange(4, 12)))
        guard case .malformed? = try fault("<a>&lol;</a>") else {
            Issue.record("an entity that nobody declares")
            return
        }
        let bomb = "<!DOCTYPE d [<!ENTITY a \"aa\"><!ENTITY b \"&a;&a;\">]>\n<d>&b;</d>"
        guard case .hasDocumentType? = try fault(bomb) else {
            Issue.record("entities that are declared")
            return
        }
        let mac = #"<document type="com.apple.InterfaceBuilder3.Cocoa.XIB"/>"#
        #expect(
            try fault(mac)
                == .foreign(
                    root: "document", type: "com.apple.InterfaceBuilder3.Cocoa.XIB", range: SourceRange(0, 9)))
    }

    /// The library words it, each version in its way.
    private func reason(_ text: String) throws -> String {
        guard case .malformed(let reason, _)? = try fault(text) else { return "read" }
        #expect(!reason.isEmpty)
        return reason
    }

    /// That of this thread, in nanoseconds: others run beside it.
    private var processorTime: Int {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Int(time.tv_sec) * 1_000_000_000 + Int(time.tv_nsec)
    }

    @Test func takesAnyBytes() throws {
        let reader = NibReader(try Libxml2.load())
        let whole = Array("\(Self.root)<objects><tableViewCell id=\"a\" customClass=\"A\"/></objects></document>".utf8)
        for seed in 0..<Sample.count(2_000) {
            var random = SeededGenerator(seed: UInt64(seed))
            var bytes = whole
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
            }
            bytes.removeLast(Int.random(in: 0...bytes.count / 2, using: &random))
            _ = try? reader.read(SourceFile(path: "a.xib", bytes: bytes), kind: .nib)
        }
    }

    /// Twice the input takes less than three times the time of the processor: nesting, attributes and objects without end.
    @Test(arguments: ["nested", "attributes", "objects", "text"])
    func takesTimeLinearToItsLength(_ shape: String) throws {
        func text(_ count: Int) -> String {
            switch shape {
            case "nested": String(repeating: "<view id=\"a\">", count: count)
            case "attributes": "<a " + (0..<count).map { "a\($0)=\"\" " }.joined() + "/>"
            case "text": "<a>" + String(repeating: "x=\"", count: count) + "</a>"
            default: Self.root + String(repeating: "<view id=\"a\"/>\n", count: count) + "</document>"
            }
        }
        let reader = NibReader(try Libxml2.load())
        func time(_ count: Int) -> Int {
            let file = SourceFile(path: "a.xib", bytes: Array(text(count).utf8))
            return (0..<3).map { _ in
                let start = processorTime
                _ = try? reader.read(file, kind: .nib)
                return processorTime - start
            }.min() ?? 0
        }
        let (once, twice) = (time(50_000), time(100_000))
        #expect(twice < once * 3 + 20_000_000)
    }
}
