import ListModel
import RandomTesting
import Testing

/// Classes and methods of later systems, in lists that are shown on earlier ones. The runtime needs iOS 15.
@Suite struct AvailabilityRuleTests {
    /// How a class may say from which system on it exists.
    private enum Form: CaseIterable {
        case short, introduced, around, extended, configure, extendedConfigure
    }

    private static let versions = ["13", "15", "15.0", "15.4", "16", "16.4.1", "17.0", "17.2"]

    @Test func exactlyTheClassesOfLaterSystemsAreRefused() {
        let seed = Seed.start
        print("seed \(seed)")
        var random = SeededGenerator(seed: seed)
        for _ in 0..<150 {
            let minimum = Bool.random(using: &random) ? Self.versions.randomElement(using: &random) : nil
            let ofList = Bool.random(using: &random) ? Self.versions.randomElement(using: &random) : nil
            let granted = ([minimum, ofList].compactMap { $0 } + ["15"]).map(Self.number).max() ?? 0
            var list = "\(ofList.map { "@available(iOS \($0), *)\n" } ?? "")// listgen:list(.table)\nstruct Feed {\n"
            var classes = "struct Story: Equatable { let id: Int }\n"
            var expected: [String] = []
            for index in 0..<6 {
                let form = Form.allCases.randomElement(using: &random) ?? .short
                let version = Self.versions.randomElement(using: &random) ?? ""
                list += "var row\(index): Story  // listgen:row(cell: \(Self.name(form, index)))\n"
                classes += Self.text(form, index, version)
                if Self.number(version) > granted { expected.append("\(index)") }
            }
            let resolved = Resolved(
                ["Feed.swift": list + "}\n" + classes], minimum: minimum.map { ["iOS " + $0] } ?? [])
            let refused = resolved.diagnostics.map { diagnostic in
                diagnostic.message.split { !$0.isNumber }.first { $0.count == 1 }.map(String.init) ?? diagnostic.message
            }
            #expect(refused == expected, "seed \(seed), minimum \(minimum ?? "-"):\n\(list)}\n\(classes)")
        }
    }

    private static func name(_ form: Form, _ index: Int) -> String {
        form == .around || form == .extended ? "Space\(index).Cell" : "Cell\(index)"
    }

    private static func text(_ form: Form, _ index: Int, _ version: String) -> String {
        let attribute =
            form == .introduced ? "@available(iOS, introduced: \(version))" : "@available(iOS \(version), *)"
        let configure = "func configure(with story: Story) {}"
        switch form {
        case .short, .introduced: return "\(attribute) class Cell\(index): UITableViewCell { \(configure) }\n"
        case .around: return "\(attribute) enum Space\(index) { class Cell: UITableViewCell { \(configure) } }\n"
        case .extended:
            return "enum Space\(index) {}\n\(attribute) extension Space\(index) "
                + "{ class Cell: UITableViewCell { \(configure) } }\n"
        case .configure: return "class Cell\(index): UITableViewCell { \(attribute) \(configure) }\n"
        case .extendedConfigure:
            return "class Cell\(index): UITableViewCell {}\n\(attribute) extension Cell\(index) { \(configure) }\n"
        }
    }

    /// `16.4.1` as 160401.
    private static func number(_ version: String) -> Int {
        let parts = version.split(separator: ".").compactMap { Int($0) } + [0, 0]
        return parts[0] * 10_000 + parts[1] * 100 + parts[2]
    }
}
