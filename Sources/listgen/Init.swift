import ArgumentParser
import ListGenKit
import SourceText

struct Init: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Writes a .listgen.yml with every key explained into the working directory.",
        discussion: """
            It proposes a module for each target of a package in Sources, and for each folder named like an Xcode project \
            next to it: to generate for if its sources name UIKit, else to read. Look through them.
            """)

    func run() throws {
        if let failure = ConfigurationTemplate.write() {
            Output.error(TextReporter().render([failure]) { _ in nil })
            throw Listgen.failure
        }
        Output.print("wrote .listgen.yml\n")
    }
}
