import SourceText
import SwiftSurface

/// Whether the view of a class can be made where UIKit makes it: by the initialiser of a registered class.
extension Resolution {
    /// Reports a view class that cannot be made or named, once for each place.
    mutating func isMade(_ selection: CellSelection, header: Bool, in owner: Int, at place: SourcePlace) -> Bool {
        guard let id = selection.symbol else { return true }
        let symbol = table.symbol(id)
        if symbol.declaration.genericParameters != nil, table.genericArguments(of: selection.type.syntax, id).isEmpty {
            report(.genericViewClass(symbol.name, declared: symbol.place), at: place)
            return false
        }
        if let missing = unavailable(id, in: owner) {
            report(.unavailableType(symbol.name, availability: missing, declared: symbol.place), at: place)
            return false
        }
        guard isRegistered(selection), let fault = originFault(id, header: header) else { return true }
        report(
            .viewNotMade(
                selection.type.text, because: fault.reason, other: fault.place, isMarked: marks(of: id).contains(.cell),
                isNamedByRow: selection.mark?.has(.cell) ?? false), at: place)
        return false
    }

    /// False if a mark leaves the registration of the class to the app.
    func isRegistered(_ selection: CellSelection) -> Bool {
        if let said = applied.flag(.registered, of: selection.mark) { return said }
        return selection.symbol.flatMap { applied.flag(.registered, of: marks(of: $0)[.cell]) } ?? true
    }

    /// Why UIKit cannot make a view of a class by itself, and where that is said; nil if it can.
    private func originFault(_ id: Int, header: Bool) -> (reason: String, place: SourcePlace)? {
        let lineage = table.lineage(of: id)
        for owner in lineage {
            for part in table.symbol(owner).parts {
                if let outlet = part.declaration.properties.first(where: { $0.attributes.contains("@IBOutlet") }) {
                    return (
                        "its outlet `\(outlet.name)` is connected by a nib",
                        SourcePlace(path: part.path, range: outlet.nameRange)
                    )
                }
                if let method = part.declaration.functions.first(where: { $0.fullName == "awakeFromNib()" }) {
                    return ("`awakeFromNib()` says that a nib makes it", place(of: method, in: part))
                }
            }
        }
        let labels = header ? ["reuseIdentifier"] : ["style", "reuseIdentifier"]
        let wanted = "init(" + labels.map { $0 + ":" }.joined() + ")"
        // A class inherits the initialisers of its superclass unless it declares a designated one itself.
        for owner in lineage {
            let symbol = table.symbol(owner)
            let initializers = symbol.parts.flatMap { part in
                part.declaration.functions.filter { $0.kind == .initializer }.map { ($0, part) }
            }
            if let (own, part) = initializers.first(where: { $0.0.parameters.map(\.label) == labels }) {
                guard let attribute = own.attributes.first(where: Self.isUnavailable) else { return nil }
                return ("its `\(wanted)` is `\(attribute)`", place(of: own, in: part))
            }
            let designated = initializers.first { function, part in
                part.declaration.kind == .class && !function.modifiers.contains("convenience")
            }
            if symbol.declaration.language == .swift, let (own, part) = designated {
                return ("it declares `\(own.fullName)` and does not inherit `\(wanted)`", place(of: own, in: part))
            }
        }
        return nil
    }

    private func place(of function: Function, in part: Symbol.Part) -> SourcePlace {
        SourcePlace(path: part.path, range: function.nameRange)
    }

    private static func isUnavailable(_ attribute: String) -> Bool {
        attribute.hasPrefix("@available") && attribute.contains("unavailable")
    }
}
