/// Lists that a type has of its superclass.
extension ListFinder {
    /// A class with a list that nobody makes by its name, or hardly ever, is a base: its subclasses are the lists.
    mutating func findSubclasses() {
        var result: [Candidate] = []
        var bases: [Int: Candidate] = [:]
        var heirs: [Candidate] = []
        for candidate in found {
            guard let id = candidate.type, app.types[id].kind == .class else {
                result.append(candidate)
                continue
            }
            let all = app.descendants(id)
            let times = made[String(app.types[id].simpleName)] ?? 0
            guard !all.isEmpty, times == 0 || all.count >= 10 && all.count >= 10 * times else {
                result.append(candidate)
                continue
            }
            var base = candidate
            base.screens = all.count
            bases[id] = base
            for heir in all where !has(heir) {
                var new = candidate
                new.type = heir
                new.name = app.types[heir].name
                new.evidence = app.types[heir].spot
                new.source = candidate.source == .handWritten ? .homeMade : candidate.source
                new.base = id
                new.certainty = .inferred
                heirs.append(new)
            }
        }
        for index in result.indices {
            guard let id = result[index].type, let base = app.lineage(id).dropFirst().first(where: { bases[$0] != nil })
            else { continue }
            result[index].base = base
            result[index].replaces = true
            if result[index].source == .handWritten { result[index].source = .homeMade }
        }
        self.bases = bases.sorted { $0.key < $1.key }.map(\.value)
        replace(result + heirs.filter { heir in heir.type.map { bases[$0] == nil } ?? true })
    }

    /// Delegate methods of a class whose base no input declares, and views of libraries that are lists by their name.
    mutating func findOutside() {
        for id in app.types.indices where app.types[id].kind == .class && !has(id) && !isSectionController(id) {
            if app.lineage(id).contains(where: { has($0) }) || app.diffable(id) != nil { continue }
            guard let root = app.foreignRoot(id) else { continue }
            let methods = app.types[id].functions.filter { method in
                ["tableView(_:", "collectionView(_:"].contains { method.function.fullName.hasPrefix($0) }
            }
            if let first = methods.first, !root.hasPrefix("UI"), !root.hasPrefix("NS"),
                ["Controller", "VC", "View"].contains(where: root.hasSuffix)
            {
                addOutside(
                    id, first.function.name == "tableView" ? .table : .collection, of: root,
                    at: app.types[id].spot(first.part, at: first.function.nameRange.lower))
            } else if Self.forms.contains(root) {
                addOutside(id, .table, of: root, at: app.types[id].spot)
            } else if let (name, spot) = foreignView(id) {
                addOutside(id, name.contains("Collection") ? .collection : .table, of: name, at: spot)
            }
        }
    }

    /// Controllers of form libraries, which are tables.
    private static let forms: Set<String> = [
        "FormViewController", "XLFormViewController", "QuickTableViewController", "FormTableViewController",
    ]

    /// A property that holds a list view of a library.
    private func foreignView(_ id: Int) -> (String, Spot)? {
        for (part, property) in app.types[id].properties {
            let name = property.type.map(TypeName.plain) ?? TypeName.plain(property.initialValue ?? "")
            let plain = String(name.prefix { $0 != "(" })
            guard ["TableView", "CollectionView"].contains(where: plain.hasSuffix), plain.first?.isUppercase ?? false,
                !plain.hasPrefix("UI"), !plain.hasPrefix("NS"), app.resolve(plain, from: id) == nil,
                app.alias(plain, from: id) == nil
            else { continue }
            return (plain, app.types[id].spot(part, at: property.nameRange.lower))
        }
        return nil
    }

    private mutating func addOutside(_ id: Int, _ view: SurveyedList.View, of foreign: String, at spot: Spot) {
        var new = candidate(id, view, .outside, at: spot)
        new.certainty = .inferred
        new.foreign = foreign
        add(new)
    }
}
