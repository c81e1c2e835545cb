import SourceText

extension Program {
    /// The whole model as indented text: a line a value, fields that say nothing left out. The same for equal programs.
    public var dump: String {
        var text = ""
        for file in files {
            text += "\(file.sourcePath)\n"
            Self.write(file, named: nil, depth: 1, skipping: ["sourcePath", "module"], into: &text)
        }
        return text
    }

    /// What was decided and why, a line each.
    public var decisionDump: String {
        decisions.map { "\($0.subject) \($0.aspect.rawValue): \($0.choice), because \($0.reason)\n" }.joined()
    }

    private static func write(
        _ wrapped: Any, named name: String?, depth: Int, skipping skipped: Set<String> = [], into text: inout String
    ) {
        let optional = Mirror(reflecting: wrapped)
        let value = optional.displayStyle == .optional ? optional.children.first?.value ?? wrapped : wrapped
        let indent = String(repeating: "  ", count: depth)
        let label = name.map { $0 + ": " } ?? ""
        if let line = line(value) {
            text += indent + label + line + "\n"
            return
        }
        let mirror = Mirror(reflecting: value)
        if name == "-", mirror.isRecord {
            var element = ""
            for child in children(mirror) where !isSilent(child.value) {
                write(child.value, named: child.label, depth: depth + 1, into: &element)
            }
            text += indent + "- " + element.dropFirst(indent.utf8.count + 2)
            return
        }
        var inner = depth
        if !mirror.isRecord || name != nil {
            let head = mirror.displayStyle == .enum ? "." + (mirror.children.first?.label ?? "\(value)") : ""
            text += indent + (name.map { $0 + (head.isEmpty ? "" : ": ") } ?? "") + head + "\n"
            inner += 1
        }
        for child in children(mirror) where !skipped.contains(child.label ?? "") && !isSilent(child.value) {
            write(child.value, named: child.label, depth: inner, into: &text)
        }
    }

    /// The fields of a struct, the elements of an array as one "-" each, the payload of an enum case.
    private static func children(_ mirror: Mirror) -> [(label: String?, value: Any)] {
        switch mirror.displayStyle {
        case .collection:
            return mirror.children.map { ("-", $0.value) }
        case .set:
            return mirror.children.map { ("-", $0.value) }.sorted { "\($0.value)" < "\($1.value)" }
        case .enum:
            guard let payload = mirror.children.first?.value else { return [] }
            let inner = Mirror(reflecting: payload)
            if inner.displayStyle == .tuple { return inner.children.map { ($0.label, $0.value) } }
            return [("-", payload)]
        default:
            // What is kept out of line is stored under its name and an underscore.
            return mirror.children.map { ($0.label.map { String($0.drop { $0 == "_" }) }, $0.value) }
        }
    }

    /// A value that is one word; places are left out.
    private static func line(_ value: Any) -> String? {
        switch value {
        case let text as String: return text
        case let flag as Bool: return flag ? "yes" : "no"
        case let number as Int: return String(number)
        case let facts as TypeFacts: return words(facts)
        case let names as ListDefinition.Names where names == ListDefinition.Names(): return "as they are"
        default: break
        }
        let mirror = Mirror(reflecting: value)
        if mirror.displayStyle == .optional, let wrapped = mirror.children.first { return line(wrapped.value) }
        if mirror.displayStyle == .enum, mirror.children.isEmpty { return ".\(value)" }
        if mirror.displayStyle == .enum, let payload = mirror.children.first, let line = line(payload.value) {
            return ".\(payload.label ?? "")(\(line))"
        }
        return nil
    }

    private static func words(_ facts: TypeFacts) -> String {
        let words = [
            facts.isHashable ? "Hashable" : nil, facts.isEquatable ? "Equatable" : nil,
            facts.isSendable ? "Sendable" : nil, facts.isNonisolated ? "nonisolated" : nil,
        ].compactMap { $0 }
        return words.isEmpty ? "nothing" : words.joined(separator: " ")
    }

    /// Nil, false, empty and places: fields that are left out.
    private static func isSilent(_ value: Any) -> Bool {
        if value is SourcePlace { return true }
        if let flag = value as? Bool { return !flag }
        if let text = value as? String { return text.isEmpty }
        if let facts = value as? TypeFacts { return facts == TypeFacts() }
        if let names = value as? ListDefinition.Names { return names == ListDefinition.Names() }
        let mirror = Mirror(reflecting: value)
        switch mirror.displayStyle {
        case .optional, .collection, .set: return mirror.children.isEmpty
        default: return false
        }
    }
}

extension Mirror {
    /// Whether it is of a value with fields: large ones are classes.
    fileprivate var isRecord: Bool {
        displayStyle == .struct || displayStyle == .class
    }
}
