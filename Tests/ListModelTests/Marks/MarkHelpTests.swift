import ListModel
import Testing

/// The help of the command is fed by the table.
@Suite struct MarkHelpTests {
    @Test func namesEveryMark() {
        let words = Set(MarkTable.help().split { " \n,.".contains($0) })
        for mark in MarkTable.marks { #expect(words.contains(Substring(mark.name))) }
    }

    @Test(arguments: MarkTable.marks) func namesEveryArgument(_ mark: MarkDefinition) throws {
        let text = try #require(MarkTable.help(mark.name))
        for argument in mark.arguments where argument.isBuilt { #expect(text.contains("\n  \(argument.example)\n")) }
        for line in text.split(separator: "\n") where !mark.example.contains(line.drop { $0 == " " }) {
            #expect(line.count <= 80)
        }
    }

    @Test func anUnknownMarkHasNone() {
        #expect(MarkTable.help("rwo") == nil)
    }
}
