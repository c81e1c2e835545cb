/// The macros whose text holds a mark, itself or through another: `#define SHOP_CELL SHOP_MARK("cell")`.
enum MarkMacros {
    /// Those that the headers define. O(definitions), times the depth at which they stand in each other.
    static func names(in outlines: [HeaderOutline]) -> Set<String> {
        var names: Set<String> = []
        for (name, text) in outlines.flatMap(\.macros) where text.contains("\"listgen:") { names.insert(name) }
        while !names.isEmpty {
            let before = names.count
            for (name, text) in outlines.flatMap(\.macros) where !names.contains(name) {
                let words = text.split { !($0 == "_" || $0.isLetter || $0.isNumber) }
                if words.contains(where: { names.contains(String($0)) }) { names.insert(name) }
            }
            if names.count == before { break }
        }
        return names
    }
}
