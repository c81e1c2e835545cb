import ArgumentParser
import ListGenKit
import SourceText

struct Headless: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "headless",
        abstract: "Copies sources and nibs to be compiled with the headless UIKit.",
        discussion: """
            Without Objective-C an `@IBOutlet` does not compile, and a nib cannot set a property by its name. The copies \
            have spaces in the place of the attributes, and code that connects outlets and actions before the closing \
            brace of each class, so that lines and columns stay. Documentation/HeadlessUIKit.md tells how to test with them.
            """)

    @Argument(help: "Files and folders.", completion: .file(extensions: ["swift", "xib"]))
    var paths: [String]

    @Option(
        name: .shortAndLong, help: "The folder of the copies; it is made if it is not there.", completion: .directory)
    var output: String

    @Flag(help: "Write nothing; print a unified diff and exit with 1 if a copy is not up to date.")
    var check = false

    func run() throws {
        var copies = HeadlessCopies(paths: paths, output: output)
        if !check, !copies.diagnostics.hasErrors { copies.write() }
        Output.error(TextReporter().render(copies.diagnostics.sorted()) { _ in nil })
        if copies.diagnostics.hasErrors { throw Listgen.failure }
        if check {
            Output.print(copies.diff)
            if !copies.diff.isEmpty { throw Listgen.failure }
            return
        }
        Output.print("\(output): \(copies.count) files, \(copies.changed) changed\n")
    }
}
