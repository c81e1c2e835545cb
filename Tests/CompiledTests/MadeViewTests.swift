import Foundation
import ListGenKit
import RandomTesting
import SourceText
import Testing

/// Whether listgen registers exactly the classes that a table can make: random classes are judged by it, and made by a
/// program of them.
@Suite(.enabled(if: CompiledProgram.isPossible)) struct MadeViewTests {
    @Test func whatIsRegisteredCanBeMadeAndNothingElseIsRefused() throws {
        let seed = Seed.start
        print("seed \(seed)")
        var random = SeededGenerator(seed: seed)
        let views = (0..<100).map { RandomView($0, using: &random) }
        let all = ViewProgram(views)
        let judged = try Judgement(list: all.list, classes: ViewProgram.classes(views))
        let refused = Set(judged.errors.compactMap { all.lines[$0.line]?.number })
        for error in judged.errors where all.lines[error.line] == nil {
            Issue.record("seed \(seed): \(error.text)")
        }
        let accepted = ViewProgram(views.filter { !refused.contains($0.number) })
        let generated = try Judgement(list: accepted.list, classes: ViewProgram.classes(views))
        #expect(generated.errors.isEmpty, "seed \(seed): \(generated.errors)")

        let classes = ViewProgram.classes(views).replacing("@IBOutlet ", with: "")
        var files = generated.files
        files["Feed.swift"] = accepted.list
        files["Views.swift"] = classes
        files["main.swift"] = accepted.main(by: views)
        // A class that one of two compilations cannot make is none for a list.
        var broken = Set(views.filter { !$0.isWhole }.map(\.number))
        for flags in [[], ["-D", "FLAG"]] {
            let program = try CompiledProgram(files, flags: flags)
            let shown = try program.run("list")
            #expect(shown.status == 0, "seed \(seed) \(flags): \(shown.output)")
            for view in views where view.isWhole {
                if try program.run("\(view.number)").status != 0 { broken.insert(view.number) }
            }
        }
        for view in views where broken.contains(view.number) != refused.contains(view.number) {
            let verdict = refused.contains(view.number) ? "refused, and can be made" : "accepted, and cannot be made"
            let reasons = judged.errors.filter { all.lines[$0.line]?.number == view.number }.map(\.text)
            Issue.record("seed \(seed): \(view.mark) as \(view.role) is \(verdict) \(reasons)\n\(view.text)")
        }
    }
}
