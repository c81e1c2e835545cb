import ArgumentParser
import ListGenKit

struct Marks: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Tells what the marks say and which arguments they take.",
        discussion: "`listgen marks` lists them all, `listgen marks row` tells everything about one.")

    @Argument(help: "The name of a mark, such as row.", completion: .list(MarkHelp.names))
    var name: String?

    func run() throws {
        let (text, near) = MarkHelp.text(name)
        guard let text else {
            throw ValidationError("There is no mark '\(name ?? "")'\(near.map { "; did you mean '\($0)'?" } ?? ".")")
        }
        Output.print(text)
    }
}
