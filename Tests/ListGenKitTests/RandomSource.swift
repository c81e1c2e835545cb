/// The source of a list that people edit at random, each edit in its own lines.
struct RandomSource {
    private struct Property {
        var name: String
        var type: String
        var header: String?
        var isSelected = false
    }

    private static let types = ["[Story]", "Story?", "Story"]
    private let name: String
    private var comments = 0
    private var animation: String?
    private var properties: [Property] = []

    /// `names` counts the properties of all branches, so that no two have one name.
    init(_ name: String, _ names: inout Int, _ random: inout some RandomNumberGenerator) {
        self.name = name
        for _ in 0..<Int.random(in: 1...5, using: &random) { insert(&names, &random) }
    }

    private mutating func insert(_ names: inout Int, _ random: inout some RandomNumberGenerator) {
        names += 1
        let type = Self.types.randomElement(using: &random) ?? ""
        properties.insert(
            Property(name: "row\(names)", type: type), at: Int.random(in: 0...properties.count, using: &random))
    }

    mutating func edit(_ names: inout Int, _ random: inout some RandomNumberGenerator) {
        let index = properties.indices.randomElement(using: &random) ?? 0
        switch Int.random(in: 0..<8, using: &random) {
        case 0...2: insert(&names, &random)
        case 3: if properties.count > 1 { properties.remove(at: index) }
        case 4: properties[index].header = ["One", "Two", nil].randomElement(using: &random) ?? nil
        case 5: properties[index].isSelected.toggle()
        case 6: comments += 1
        default: animation = [".fade", ".none", nil].randomElement(using: &random) ?? nil
        }
    }

    var text: String {
        let arguments = animation.map { ", animation: \($0)" } ?? ""
        let lines = properties.map { property in
            let header = property.header.map { "    // listgen:section(header: \"\($0)\")\n" } ?? ""
            let event = property.isSelected ? "   // listgen:row(on: select)" : ""
            return "\(header)    var \(property.name): \(property.type)\(event)\n"
        }
        return "import UIKit\n" + String(repeating: "// A line.\n", count: comments)
            + "\n// listgen:list(.table\(arguments))\nstruct \(name) {\n" + lines.joined(separator: "\n\n") + "}\n"
    }
}
