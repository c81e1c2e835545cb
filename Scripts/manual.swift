// Writes the man page of the command from what `listgen --experimental-dump-help` prints, read from standard input.
import Foundation

struct Help: Decodable {
    struct Name: Decodable {
        var kind: String
        var name: String
        var text: String { kind == "long" ? "--\(name)" : "-\(name)" }
    }
    struct Argument: Decodable {
        var kind: String
        var shouldDisplay: Bool
        var names: [Name]?
        var valueName: String?
        var abstract: String?
        var label: String {
            let value = kind == "flag" ? nil : valueName.map { kind == "option" ? "<\($0)>" : $0 }
            let all = (names ?? []).map { "\\fB\(escaped($0.text))\\fR" }.joined(separator: ", ")
            return [all, value.map { "\\fI\(escaped($0))\\fR" } ?? ""].filter { !$0.isEmpty }.joined(separator: " ")
        }
    }
    struct Command: Decodable {
        var commandName: String
        var abstract: String?
        var discussion: String?
        var arguments: [Argument]?
        var subcommands: [Command]?
        var shouldDisplay: Bool?
    }
    var command: Command
}

func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "\\", with: "\\e").replacingOccurrences(of: "-", with: "\\-")
        .split(separator: "\n", omittingEmptySubsequences: false)
        .map { $0.hasPrefix(".") || $0.hasPrefix("'") ? "\\&\($0)" : String($0) }.joined(separator: "\n")
}

func section(_ command: Help.Command, _ path: String) -> String {
    var text = ".SS \(escaped(path))\n"
    for part in [command.abstract, command.discussion].compactMap({ $0 }) { text += escaped(part) + "\n.PP\n" }
    for argument in command.arguments ?? [] where argument.shouldDisplay {
        text += ".TP\n\(argument.label)\n\(escaped(argument.abstract ?? ""))\n"
    }
    for inner in command.subcommands ?? [] where inner.shouldDisplay != false && inner.commandName != "help" {
        text += section(inner, "\(path) \(inner.commandName)")
    }
    return text
}

let help = try JSONDecoder().decode(Help.self, from: FileHandle.standardInput.readDataToEndOfFile())
let command = help.command
var page = ".TH LISTGEN 1\n.SH NAME\nlistgen \\- \(escaped(command.abstract ?? ""))\n"
page += ".SH SYNOPSIS\n\\fBlistgen\\fR \\fIcommand\\fR [\\fIoptions\\fR]\n.SH DESCRIPTION\n"
page += escaped(command.discussion ?? "") + "\n.SH COMMANDS\n"
for inner in command.subcommands ?? [] where inner.shouldDisplay != false && inner.commandName != "help" {
    page += section(inner, "listgen \(inner.commandName)")
}
print(page, terminator: "")
