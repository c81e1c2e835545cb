import ArgumentParser
import ListGenKit
import SourceText

struct Init: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Writes a .listgen.yml with every key explained into the working directory.")

    func run() throws {
        if let failure = ConfigurationTemplate.write() {
            Output.error(TextReporter().render([failure]) { _ in nil })
            throw Listgen.failure
        }
        Output.print("wrote .listgen.yml\n")
    }
}
