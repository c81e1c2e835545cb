import SourceText

/// Reads Objective-C headers through libclang.
public struct HeaderReader {
    private let library: Libclang
    private let environment: HeaderEnvironment

    /// With the SDK in a folder, or without one: then a prelude and guesses stand in for it. `absolute` makes the paths
    /// of the files absolute, for what they import beside them.
    public init(_ library: Libclang, sdk: String? = nil, absolute: @escaping (String) -> String = { $0 }) {
        self.library = library
        environment = HeaderEnvironment(sdk: sdk, absolute: absolute)
    }

    /// What each header declares, in the order of the files, the names that they use and none declares, and the macros
    /// that they define for marks.
    public func read(
        _ files: [SourceFile]
    ) -> (headers: [ObjCHeader], unknownNames: Set<String>, markMacros: Set<String>) {
        var result = files.map { ObjCHeader(path: $0.path) }
        var unknown: Set<String> = []
        let outlines = files.map(HeaderOutline.init)
        let whole = outlines.indices.filter { index in
            guard let fault = outlines[index].imbalance else { return true }
            result[index].faults = [fault]
            return false
        }
        for group in Self.groups(whole, outlines) { read(group, outlines, into: &result, &unknown) }
        return (result, unknown, MarkMacros.names(in: outlines))
    }

    /// Reads some of the headers as one text; if clang fails on it, each half for itself. What is broken in a header
    /// can reach into those after it, so the sound ones are read again without the broken ones, and these alone.
    private func read(
        _ group: [Int], _ outlines: [HeaderOutline], into result: inout [ObjCHeader], _ unknown: inout Set<String>,
        isAgain: Bool = false
    ) {
        var batch = HeaderBatch(library, environment, group.map { outlines[$0] })
        if let read = batch.read() {
            for (index, header) in zip(group, read.headers) { result[index] = header }
            unknown.formUnion(read.unknown)
            let broken = group.filter { !result[$0].faults.isEmpty }
            guard group.count > 1, !broken.isEmpty else { return }
            let sound = group.filter { result[$0].faults.isEmpty }
            if !isAgain, !sound.isEmpty { self.read(sound, outlines, into: &result, &unknown, isAgain: true) }
            for index in broken { self.read([index], outlines, into: &result, &unknown) }
        } else if group.count > 1 {
            let middle = group.count / 2
            self.read(Array(group[..<middle]), outlines, into: &result, &unknown)
            self.read(Array(group[middle...]), outlines, into: &result, &unknown)
        } else {
            for index in group { result[index].faults = [HeaderFault(.unreadable, SourceRange(0, 0))] }
        }
    }

    /// Headers that may stand in one text: no two with the same class, protocol or guard.
    private static func groups(_ indices: [Int], _ outlines: [HeaderOutline]) -> [[Int]] {
        var groups: [(members: [Int], names: Set<String>)] = []
        for index in indices {
            let outline = outlines[index]
            var names = Set(outline.classes.keys.map { "@interface " + $0 })
            names.formUnion(outline.protocols.map { "@protocol " + $0 })
            if let guardMacro = outline.guardMacro { names.insert("#ifndef " + guardMacro) }
            if let free = groups.firstIndex(where: { $0.names.isDisjoint(with: names) }) {
                groups[free].members.append(index)
                groups[free].names.formUnion(names)
            } else {
                groups.append(([index], names))
            }
        }
        return groups.map(\.members)
    }
}
