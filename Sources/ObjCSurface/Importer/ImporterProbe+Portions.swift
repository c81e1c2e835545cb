extension ImporterProbe {
    /// How many methods and properties the importer sees at once. Its memory grows with them.
    private static let mostMembers = 800

    /// The headers in portions, each with the superclasses of its classes. Empty if there is no method to name.
    static func portions(of headers: [ObjCHeader]) -> [ImporterProbe] {
        ImporterProbe(headers).cut(most: mostMembers)
    }

    private init(_ headers: [ObjCHeader]) {
        self.init(
            containers: headers.flatMap(\.containers), enums: headers.flatMap(\.enums).filter { !$0.name.isEmpty },
            typedefs: headers.flatMap(\.typedefs))
    }

    /// Smaller portions; empty where there is but one class.
    var halves: [ImporterProbe] {
        cut(most: containers.reduce(0) { $0 + $1.memberCount } / 2).filter { $0.containers.count < containers.count }
    }

    /// The methods of a class stay together with those of its categories, since one name may decide about another.
    private func cut(most: Int) -> [ImporterProbe] {
        var names: [String] = []
        var members: [String: [Int]] = [:]
        for (index, container) in containers.enumerated() {
            let name = (container.kind == .protocol ? "@protocol " : "") + container.name
            if members[name] == nil { names.append(name) }
            members[name, default: []].append(index)
        }
        var portions: [Set<Int>] = []
        var count = 0
        for name in names {
            let indices = members[name] ?? []
            let isAsked = indices.contains { containers[$0].methods.contains { $0.attributes.swiftName == nil } }
            guard isAsked else { continue }
            let more = indices.reduce(0) { $0 + containers[$1].memberCount }
            if portions.isEmpty || count + more > most {
                portions.append([])
                count = 0
            }
            count += more
            portions[portions.count - 1].formUnion(indices)
        }
        return portions.map { portion in
            let all = withSuperclasses(portion, members)
            return ImporterProbe(containers: all.sorted().map { containers[$0] }, enums: enums, typedefs: typedefs)
        }
    }

    private func withSuperclasses(_ portion: Set<Int>, _ members: [String: [Int]]) -> Set<Int> {
        var all = portion
        var rest = Array(portion)
        while let index = rest.popLast() {
            let container = containers[index]
            let base = container.kind == .interface ? Self.superclass(of: container) : container.name
            guard container.kind != .protocol else { continue }
            for other in members[base] ?? [] where all.insert(other).inserted { rest.append(other) }
        }
        return all
    }
}
