#if !canImport(UIKit)
import Foundation

extension HeadlessBatch: CustomStringConvertible {
    /// One line: `delete [0, 1]; insert [0, 3]; move [0, 2]>[1, 0]`, in a fixed order.
    public var description: String {
        var parts: [String] = []
        func add<Place>(_ verb: String, _ places: [Place], _ text: (Place) -> String) {
            if !places.isEmpty { parts.append("\(verb) " + places.map(text).joined(separator: " ")) }
        }
        add("delete sections", sectionDeletes.sorted()) { "\($0)" }
        add("insert sections", sectionInserts.sorted()) { "\($0)" }
        add("move sections", sectionMoves.sorted { $0.from < $1.from }) { "\($0.from)>\($0.to)" }
        add("reload sections", sectionReloads.sorted()) { "\($0)" }
        add("delete", rowDeletes.sorted(), Self.text)
        add("insert", rowInserts.sorted(), Self.text)
        add("move", rowMoves.sorted { $0.from < $1.from }) { "\(Self.text($0.from))>\(Self.text($0.to))" }
        add("reload", rowReloads.sorted(), Self.text)
        add("reconfigure", rowReconfigures.sorted(), Self.text)
        let animation = animations.isEmpty ? "" : " (\(animations.map { "\($0)" }.joined(separator: ", ")))"
        return (parts.isEmpty ? "empty batch" : parts.joined(separator: "; ")) + animation
    }

    private static func text(_ path: IndexPath) -> String { "[\(path.map(String.init).joined(separator: ", "))]" }
}
#endif
