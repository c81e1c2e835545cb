import SwiftSurface

/// Which types have properties of a type.
struct Holders {
    /// A type with such a property.
    struct Holder {
        var type: Int
        var spot: Spot
    }

    private let app: App
    /// By the simple names in the types and values of properties.
    private var mentions: [String: [Holder]] = [:]

    init(_ app: App) {
        self.app = app
        for id in app.types.indices where app.types[id].kind != .protocol {
            for (part, property) in app.types[id].properties {
                for name in Set(TypeName.all(in: Self.types(of: property)).map(TypeName.simple)) {
                    mentions[name, default: []].append(
                        Holder(type: id, spot: app.types[id].spot(part, at: property.nameRange.lower)))
                }
            }
        }
    }

    /// The type of a property as written, and that of the call which gives its value.
    static func types(of property: Property) -> String {
        let value = (property.initialValue ?? "").prefix { !"({\"".contains($0) }
        return (property.type ?? "") + " " + value
    }

    /// Those that have a property of a type, each once, in the order of the files.
    func of(_ type: Int) -> [Holder] {
        let name = String(app.types[type].simpleName)
        var seen: Set<Int> = [type]
        return (mentions[name] ?? []).filter { holder in
            app.resolve(name, from: holder.type) == type && seen.insert(holder.type).inserted
        }
    }
}
