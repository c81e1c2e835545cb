import RandomTesting

/// The initialisers of a random line of classes, each valid Swift. Whether UIKit's own is still among them is not told:
/// that is what the compiled program shows.
struct RandomAncestry {
    /// What may be written in a class, if its superclass allows it.
    private enum Member: CaseIterable {
        case convenience, override, own, ownBeside, redeclared, coder, all, unavailable, ending, otherTypes
    }

    private let isHeader: Bool
    /// By the names `made`, `coder`, `theme` and `other`.
    private var designated: Set<String> = ["made", "coder"]
    /// Whether a class has the convenience initialiser that one class may have.
    private var hasSize = false
    private var count = 0

    init(isHeader: Bool) {
        self.isHeader = isHeader
    }

    /// A class with random members. What is only in one of two compilations is in the last.
    mutating func subclass(
        _ name: String, of superclass: String, isLast: Bool, using random: inout SeededGenerator
    ) -> String {
        count += 1
        var text = "class \(name): \(superclass) {\n"
        if isLast, Int.random(in: 0..<6, using: &random) == 0 {
            var other = self
            let first = other.members(isLast: true, using: &random)
            text += "#if FLAG\n\(first)#else\n\(members(isLast: true, using: &random))#endif\n"
        } else {
            text += members(isLast: isLast, using: &random)
        }
        if Int.random(in: 0..<8, using: &random) == 0 { text += nibMember(using: &random) }
        text += "}\n"
        guard !isLast, Bool.random(using: &random) else { return text }
        return text + extensions(of: String(name.prefix { $0 != "<" }))
    }

    /// A convenience initialiser in an extension, if another one can be called.
    private mutating func extensions(of name: String) -> String {
        guard !hasSize, let target = designated.intersection(["made", "theme"]).min() else { return "" }
        hasSize = true
        return "extension \(name) {\nconvenience init(size: Int) { self.\(call(target)) }\n}\n"
    }

    private mutating func members(isLast: Bool, using random: inout SeededGenerator) -> String {
        guard Bool.random(using: &random), let member = Member.allCases.randomElement(using: &random)
        else { return "" }
        let target = designated.intersection(["made", "theme"]).sorted().randomElement(using: &random)
        switch (member, target) {
        case (.convenience, let target?) where !hasSize:
            hasSize = true
            return "convenience init(size: Int) { self.\(call(target)) }\n"
        case (.override, _) where designated.contains("made"):
            return declare(["made"], overriding("made") + coder)
        case (.own, let target?):
            return declare(["theme"], own(target) + coder)
        case (.ownBeside, let target?) where designated.contains("made"):
            let beside = "override convenience \(signature("made")) { self.\(call("theme")); didMake() }\n"
            let text = own(target) + beside + coder
            return declare(["theme"], text)
        case (.redeclared, let target?) where !designated.contains("made"):
            return declare(["made"], "\(signature("made")) { super.\(call(target)) }\n" + coder)
        case (.coder, _):
            return declare([], coder)
        case (.all, _) where designated.isSubset(of: ["made", "coder", "theme"]):
            let names = designated.subtracting(["coder"]).sorted()
            return declare(Set(names), names.map(overriding).joined() + coder)
        // Nothing below it could call it.
        case (.unavailable, _) where isLast && designated.contains("made"):
            let text = "@available(*, unavailable)\noverride \(signature("made")) { fatalError() }\n"
            return declare(["made"], text + coder)
        case (.ending, _) where isLast && designated.contains("made"):
            let text = "override \(signature("made")) { preconditionFailure(\"made by a nib\") }\n"
            return declare(["made"], text + coder)
        case (.otherTypes, let target?) where !designated.contains("other"):
            let other = isHeader ? "init(reuseIdentifier: Int)" : "init(style: Int, reuseIdentifier: String?)"
            return declare(["other"], "\(other) { super.\(call(target)) }\n" + coder)
        default:
            return ""
        }
    }

    /// The initialisers after a class declares designated ones, `init(coder:)` among them.
    private mutating func declare(_ own: Set<String>, _ text: String) -> String {
        designated = own.union(["coder"])
        return text
    }

    private let coder = "required init?(coder: NSCoder) { super.init(coder: coder) }\n"

    private func own(_ target: String) -> String {
        let keyword = designated.contains("theme") ? "override " : ""
        return "\(keyword)\(signature("theme")) { super.\(call(target)) }\n"
    }

    /// A class that overrides the initialiser which UIKit calls sets itself up there, whether or not a nib would, too.
    private func overriding(_ name: String) -> String {
        "override \(signature(name)) { super.\(call(name))\(name == "made" ? "; didMake()" : "") }\n"
    }

    private func signature(_ name: String) -> String {
        if name == "theme" { return "init(theme: Int)" }
        return isHeader
            ? "init(reuseIdentifier: String?)" : "init(style: UITableViewCell.CellStyle, reuseIdentifier: String?)"
    }

    private func call(_ name: String) -> String {
        if name == "theme" { return "init(theme: 1)" }
        return isHeader ? "init(reuseIdentifier: nil)" : "init(style: .default, reuseIdentifier: nil)"
    }

    /// What is nil if neither a nib nor an overridden initialiser made the view, and read when it is filled.
    private func nibMember(using random: inout SeededGenerator) -> String {
        let name = "label\(count)"
        let model = isHeader ? "[Tip]" : "Tip"
        let awake =
            "var \(name): UILabel!\noverride func awakeFromNib() { didMake() }\n"
            + "override func didMake() {\nsuper.didMake()\n\(name) = UILabel()\n}\n"
        return (Bool.random(using: &random) ? "@IBOutlet var \(name): UILabel!\n" : awake)
            + "override func configure(with model: \(model)) {\nsuper.configure(with: model)\n\(name).text = \"\"\n}\n"
    }
}
