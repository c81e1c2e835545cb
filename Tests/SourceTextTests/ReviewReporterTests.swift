import Foundation
import SourceText
import Testing

/// What services for reviews read.
@Suite struct ReviewReporterTests {
    private struct Document: Decodable {
        struct Run: Decodable {
            var columnKind: String
            var results: [Result]
            var tool: Tool
        }
        struct Tool: Decodable {
            struct Driver: Decodable {
                struct Rule: Decodable { var id: String }
                var name: String
                var semanticVersion: String
                var rules: [Rule]
            }
            var driver: Driver
        }
        struct Result: Decodable {
            struct Message: Decodable { var text: String }
            var ruleId: String
            var ruleIndex: Int
            var level: String
            var message: Message
            var locations: [Location]?
            var relatedLocations: [Location]?
            var partialFingerprints: [String: String]?
        }
        struct Location: Decodable {
            struct Physical: Decodable {
                struct Artifact: Decodable {
                    var uri: String
                    var uriBaseId: String?
                }
                struct Region: Decodable, Equatable { var startLine, startColumn, endLine, endColumn: Int }
                var artifactLocation: Artifact
                var region: Region?
            }
            var id: Int?
            var physicalLocation: Physical
        }
        var version: String
        var runs: [Run]
    }

    private static let text = "one\n/* \u{E9}\u{1F600} */ var a: Foo\nvar a: Foo\n"

    /// `Foo` in a line; its bytes begin after what takes more than one byte.
    private static func place(line: Int, path: String = "App/A b.swift") -> SourcePlace {
        let file = SourceFile(path: path, bytes: Array(text.utf8))
        let lower = LineMap(file.bytes).range(ofLine: line).upper - 4
        return SourcePlace(path: path, range: SourceRange(lower, lower + 3))
    }

    private func render(_ reporter: some DiagnosticReporter, _ diagnostics: [Diagnostic], text: String = text) -> String
    {
        reporter.render(diagnostics) { $0 == "nowhere" ? nil : SourceFile(path: $0, bytes: Array(text.utf8)) }
    }

    private func document(_ diagnostics: [Diagnostic], text: String = text) throws -> Document.Run {
        let text = render(SARIFReporter(version: "1.2.3"), diagnostics, text: text)
        let document = try JSONDecoder().decode(Document.self, from: Data(text.utf8))
        #expect(document.version == "2.1.0")
        return try #require(document.runs.first)
    }

    @Test func commandsOfGitHub() {
        let fault = Diagnostic(
            id: "a:b", message: "100%", place: Self.place(line: 2, path: "a,b:c%.swift"),
            notes: [Diagnostic.Note("write\r\nit", at: Self.place(line: 1))])
        let across = Diagnostic(
            id: "x", severity: .warning, message: "m", place: SourcePlace(path: "A", range: SourceRange(0, 6)))
        let elsewhere = Diagnostic(id: "x", message: "m", place: SourcePlace(file: "nowhere"))
        #expect(
            render(GitHubReporter(), [fault, across, elsewhere, Diagnostic(id: "x", message: "m")]) == """
                ::error file=a%2Cb%3Ac%25.swift,line=2,endLine=2,col=17,endColumn=20,title=a%3Ab::100%25%0Awrite%0D%0Ait
                ::warning file=A,line=1,endLine=2,title=x::m
                ::error file=nowhere,title=x::m
                ::error title=x::m

                """)
    }

    @Test func aDocumentOfSARIF() throws {
        let notes = [Diagnostic.Note("declared here", at: Self.place(line: 3)), Diagnostic.Note("write `Bar`")]
        let run = try document([
            Diagnostic(id: "b", message: "m", place: Self.place(line: 2), notes: notes),
            Diagnostic(id: "a", severity: .warning, message: "n", place: SourcePlace(file: "/x/nowhere")),
            Diagnostic(id: "a", message: "o"),
        ])
        #expect(run.columnKind == "unicodeCodePoints")
        #expect(run.tool.driver.semanticVersion == "1.2.3" && run.tool.driver.rules.map(\.id) == ["a", "b"])
        #expect(
            run.results.map(\.ruleIndex) == [1, 0, 0] && run.results.map(\.level) == ["error", "warning", "error"])
        #expect(run.results[0].message.text == "m\nwrite `Bar`")
        let place = try #require(run.results[0].locations?.first).physicalLocation
        #expect(place.artifactLocation.uri == "App/A%20b.swift" && place.artifactLocation.uriBaseId == "SRCROOT")
        #expect(
            place.region == Document.Location.Physical.Region(startLine: 2, startColumn: 17, endLine: 2, endColumn: 20))
        #expect(run.results[0].relatedLocations?.map(\.physicalLocation.region?.startLine) == [3])
        #expect(run.results[1].locations?.first?.physicalLocation.artifactLocation.uri == "file:///x/nowhere")
        #expect(run.results[2].locations == nil)
        #expect(try document([]).results.isEmpty)
    }

    /// Services match results of two runs by them.
    @Test func fingerprintsFollowTheirLines() throws {
        func fingerprints(_ line: Int, _ text: String) throws -> [String?] {
            let places = [Self.place(line: 2), Self.place(line: 3), Self.place(line: 3)].map { place in
                SourcePlace(
                    path: place.path,
                    range: SourceRange(place.range.lower + line, place.range.upper + line))
            }
            return try document(places.map { Diagnostic(id: "a", message: "m", place: $0) }, text: text).results.map {
                $0.partialFingerprints?["listgen/v1"]
            }
        }
        let before = try fingerprints(0, Self.text)
        #expect(Set(before).count == 3 && !before.contains(nil))
        #expect(try fingerprints(2, "\n\n" + Self.text) == before)
    }
}
