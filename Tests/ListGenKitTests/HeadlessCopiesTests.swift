import Foundation
import Testing

@testable import ListGenKit

/// Copies for the headless UIKit, in a folder of their own.
@Suite struct HeadlessCopiesTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("App/Cell.swift", "class Cell: UITableViewCell {\n    @IBOutlet var label: UILabel!\n}\n")
        try folder.write("App/Nibs/Cell.xib", "<document/>")
        try folder.write("App/Other.h", "")
    }

    private func copy(_ paths: [String] = ["App"], to output: String = "Copy") -> HeadlessCopies {
        var copies = HeadlessCopies(paths: paths, output: output, root: Root(folder.path))
        copies.write()
        return copies
    }

    @Test func sourcesAndNibsKeepTheirPlaces() throws {
        let copies = copy()
        #expect(copies.diagnostics.isEmpty && copies.count == 2 && copies.changed == 2)
        #expect(folder.read("Copy/Nibs/Cell.xib") == "<document/>")
        let text = try #require(folder.read("Copy/Cell.swift"))
        #expect(text.contains("\n              var label: UILabel!\n"))
        #expect(text.contains("case \"label\": return NibValue.pass(objects)"))
        #expect(folder.read("Copy/Other.h") == nil)
    }

    @Test func onlyWhatChangesIsWritten() throws {
        _ = copy()
        let before = try folder.snapshot(times: true)
        #expect(copy().changed == 0)
        #expect(try folder.snapshot(times: true) == before)
        try folder.write("App/Cell.swift", "struct A {}\n")
        #expect(copy().changed == 1)
        #expect(folder.read("Copy/Cell.swift") == "struct A {}\n")
    }

    @Test func whatIsGoneGoesAndWhatIsNotOursStays() throws {
        _ = copy()
        try folder.write("Copy/Mine.swift", "")
        try FileManager.default.removeItem(atPath: folder.path + "/App/Nibs/Cell.xib")
        #expect(copy().changed == 1)
        #expect(folder.read("Copy/Nibs/Cell.xib") == nil)
        #expect(folder.read("Copy/Mine.swift") != nil)
    }

    @Test func whatIsNotUpToDateIsShownAndNothingIsWritten() throws {
        func diff() -> String { HeadlessCopies(paths: ["App"], output: "Copy", root: Root(folder.path)).diff }
        #expect(diff().contains("+++ b/Copy/Cell.swift\n"))
        #expect(folder.read("Copy/Cell.swift") == nil)
        _ = copy()
        #expect(diff().isEmpty)
        try folder.write("App/Cell.swift", "struct A {}\n")
        try FileManager.default.removeItem(atPath: folder.path + "/App/Nibs/Cell.xib")
        let before = try folder.snapshot(times: true)
        #expect(diff().contains("--- a/Copy/Cell.swift\n+++ b/Copy/Cell.swift\n"))
        #expect(diff().contains("--- a/Copy/Nibs/Cell.xib\n+++ /dev/null\n"))
        #expect(try folder.snapshot(times: true) == before)
    }

    @Test func aFolderInsideOfTheSourcesIsNoSource() throws {
        _ = copy(["."], to: "Copy")
        #expect(copy(["."], to: "Copy").count == 2)
        #expect(folder.read("Copy/App/Cell.swift") != nil)
    }

    @Test func aPathThatIsNotThereIsAnError() { #expect(copy(["Ap"]).diagnostics.hasErrors) }

    /// Every byte but those of the attributes and the line of a closing brace is as it was.
    @Test func linesAndColumnsStay() throws {
        let source = """
            @IBDesignable public class A: UIView {
                /* @IBOutlet */ let text = "@IBOutlet"
                @IBOutlet
                private weak var `in`: UILabel?
                @IBOutlet var all: [UIView]!
                @IBInspectable var inset: CGFloat = 4
                @IBAction func go(_ sender: Any) {}
                class B: A { @IBAction func plain() {} }
            }
            extension A { @IBAction private func two(_ sender: UIButton, event: UIEvent) {} }

            """
        let copy = String(
            decoding: HeadlessSource.copies(of: [.init(path: "A.swift", bytes: Array(source.utf8))])[0], as: UTF8.self)
        let lines = zip(source.split(separator: "\n"), copy.split(separator: "\n"))
        for (before, after) in lines where !before.contains("}") || before.contains("extension") {
            #expect(before.utf8.count == after.utf8.count)
        }
        #expect(copy.contains("/* @IBOutlet */ let text = \"@IBOutlet\""))
        #expect(copy.contains("public override func connectOutlet"))
        #expect(copy.contains("(value: UILabel) in self.`in` = value }"))
        #expect(copy.contains("case \"two:event:\""))
        #expect(copy.contains("self.two(value, event: UIEvent())"))
        #expect(copy.contains("class B: A {           func plain() {}  override func performAction"))
    }
}
