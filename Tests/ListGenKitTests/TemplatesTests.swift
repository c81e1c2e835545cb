import BuiltInTemplates
import Foundation
import SourceText
import Testing

@testable import ListGenKit

/// Templates that a team takes out and changes.
@Suite struct TemplatesTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("Feed.swift", SmallApp.list)
        try folder.write("StoryCell.swift", SmallApp.cells)
    }

    private func eject() -> [String] {
        Templates.eject(to: folder.path + "/Templates").map(\.id)
    }

    private func generation(_ templates: String?) -> Generation {
        var configuration = Configuration.paths(["."], root: Root(folder.path))
        configuration.templates = templates
        return Generation(configuration, jobs: 1)
    }

    @Test func asEjectedTheyRenderTheSame() throws {
        let before = generation(nil).plan.files.map(\.bytes)
        #expect(eject() == [])
        let ejected = generation("Templates")
        #expect(!before.isEmpty && ejected.plan.files.map(\.bytes) == before)
        #expect(ejected.inputPaths.contains("Templates/List.mustache"))
        #expect(eject().allSatisfy { $0 == "template-exists" })
    }

    @Test func aChangedPartIsSeen() throws {
        let text = try #require(BuiltInTemplates.all.first { $0.name == "File" }).text
        try folder.write("Mine/File.mustache", "// Licence: {{> Licence}}\n" + text)
        try folder.write("Mine/Licence.mustache", "MIT")
        let files = generation("Mine").plan.files
        #expect(!files.isEmpty)
        for file in files { #expect(String(decoding: file.bytes, as: UTF8.self).contains("// Licence: MIT\n")) }
    }

    /// Lines are laid out alike in whatever form a template writes them.
    @Test(arguments: [
        "        {{#sectionCases}}\n        {{.}}\n        {{/sectionCases}}\n",
        "{{#sectionCases}}\n        {{.}}\n{{/sectionCases}}\n",
        "        {{#sectionCases}}\n{{#hasRowEnum}}\n        {{.}}\n{{/hasRowEnum}}\n        {{/sectionCases}}\n",
    ])
    func linesMayBeWrittenInOtherForms(_ form: String) throws {
        try folder.write("Feed.swift", SmallApp.list.replacing("[Story]", with: "[Story]\n    var top: Story?"))
        let before = generation(nil).plan.files.map(\.bytes)
        try folder.write(
            "Mine/SectionEnum.mustache", "    /// The sections, in their order.\n    {{sectionHead}} {\n\(form)    }\n")
        let mine = generation("Mine")
        #expect(mine.diagnostics.isEmpty)
        #expect(mine.plan.files.map(\.bytes) == before)
    }

    @Test func anUnknownNameIsAnErrorAtItsPlace() throws {
        try folder.write(
            "Mine/SectionEnum.mustache",
            "    {{sectionHed}} {\n    {{#sectionCases}}\n    {{.}}\n    {{/sectionCases}}\n    }\n")
        try folder.write("Mine/List.mustache", "{{> SectionEnmu}}\n{{#listClass}}{{/listClass}}\n")
        let partial = generation("Mine")
        #expect(
            partial.report(TextReporter()).hasPrefix(
                "Mine/List.mustache:1:3: error: no template is named `SectionEnmu`"))
        #expect(!partial.isOwnFault)
        try FileManager.default.removeItem(atPath: folder.path + "/Mine/List.mustache")
        let text = generation("Mine").report(TextReporter())
        #expect(text.hasPrefix("Mine/SectionEnum.mustache:1:7: error: no value is named `sectionHed` here"))
        #expect(text.contains("did you mean `sectionHead`?"))
    }

    @Test func lintFindsWhatNoListReaches() throws {
        try folder.write("Mine/Stamp.mustache", "{{#stamp}}{{nam}}{{/stamp}}")
        #expect(generation("Mine").diagnostics.isEmpty)
        let (bag, _) = Templates.lint(folder.path + "/Mine")
        #expect(bag.diagnostics.map(\.id) == ["unknown-template-name"])
        #expect(generation("None").diagnostics.diagnostics.map(\.id) == ["path-not-found"])
    }

    /// The folder, what is compiled in, and the page tell of the same templates and names.
    @Test func thePageIsWhole() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let page = try String(contentsOf: root.appendingPathComponent("Documentation/Templates.md"), encoding: .utf8)
        let rows = page.split(separator: "\n").compactMap { $0.firstMatch(of: #/^\| `(\w+)` \|/#).map { String($0.1) } }
        let files = try FileManager.default.contentsOfDirectory(atPath: root.appendingPathComponent("Templates").path)
            .filter { $0.hasSuffix(".mustache") }.map { String($0.dropLast(9)) }.sorted()
        #expect(files == BuiltInTemplates.all.map(\.name))
        #expect(files == Templates.meanings.keys.sorted())
        #expect(rows == files + TemplateSet.vocabulary.subtracting(["."]).sorted())
    }
}
