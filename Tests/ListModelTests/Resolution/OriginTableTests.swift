import ListModel
import NibSurface
import SourceText
import Testing

/// Where views come from: every origin, of classes that declare whatever bears on it, in each place of a list. What UIKit
/// can make is said by `ViewShape` in a few lines; a list has to take all of that, and nothing else.
@Suite struct OriginTableTests {
    @Test(arguments: ViewShape.Place.allCases, ViewShape.Origin.allCases)
    func eachViewComesFromWhatCanMakeIt(_ place: ViewShape.Place, _ origin: ViewShape.Origin) {
        guard place.has(origin) else { return }
        let all = ViewShape.all
        let judged = resolved(all, place, origin)
        let refused = numbers(judged.diagnostics.filter { $0.severity == .error })
        for (number, shape) in all.enumerated() {
            let isRefused = shape.outcome(origin) == .refused
            #expect(refused.contains(number) == isRefused, "\(shape) \(judged.text(of: number))")
        }
        let accepted = all.enumerated().filter { !refused.contains($0.offset) }
        let result = resolved(all, place, origin, only: Set(accepted.map(\.offset)))
        #expect(accepted.isEmpty || result.list != nil, "\(result.text)")
        let unused = numbers(result.diagnostics.filter { $0.id == "unused-nib" })
        for (number, shape) in accepted {
            let found = result.list?.cells.first { $0.type == "C\(number)" }?.origin
            let outcome = shape.outcome(origin)
            #expect(found.map(name) == outcome.origin, "\(shape)")
            #expect(unused.contains(number) == (outcome == .classBesideNib), "\(shape)")
        }
    }

    private func name(_ origin: ViewOrigin) -> String {
        switch origin {
        case .registeredClass: "class"
        case .nib: "nib"
        case .prototype: "prototype"
        case .app: "app"
        }
    }

    /// The classes that messages are about.
    private func numbers(_ diagnostics: [Diagnostic]) -> Set<Int> {
        Set(diagnostics.compactMap { Resolved.number($0.message) })
    }

    private func resolved(
        _ shapes: [ViewShape], _ place: ViewShape.Place, _ origin: ViewShape.Origin, only: Set<Int>? = nil
    ) -> Resolved {
        let shown = shapes.indices.filter { only?.contains($0) ?? true }
        let list =
            "// listgen:list(.\(place.target))\nstruct Feed {\n"
            + shown.map { place.text($0, origin) }.joined() + "}\nstruct Story: Equatable { let id: Int }\n"
            + "class PlainCell: \(place.cell) { func configure(with story: Story) {} }\n"
        let classes = shapes.indices.map { shapes[$0].text($0, place, origin) }.joined()
        return Resolved(["Feed.swift": list, "Views.swift": classes], nibs: place.nibs(shapes.count, origin))
    }
}

extension Resolved {
    /// The number in the first name of a class, `C12`.
    static func number(_ message: String) -> Int? {
        message.split(separator: "`").lazy.compactMap { word in word.hasPrefix("C") ? Int(word.dropFirst()) : nil }
            .first
    }

    /// What is reported of a class.
    func text(of number: Int) -> String {
        diagnostics.filter { Self.number($0.message) == number }.map(\.message).joined(separator: "; ")
    }
}
