import SourceText

/// The text of a header as clang gets it.
enum HeaderText {
    /// With `#import` for each `#include`, byte for byte at the same places: a header that includes itself, or another
    /// that does, ends.
    static func includedOnce(_ outline: HeaderOutline) -> [UInt8] {
        var bytes = outline.file.bytes
        let (from, to) = (Array("include".utf8), Array("import ".utf8))
        for inclusion in outline.inclusions {
            let end = min(inclusion.range.lower + 16, bytes.count - from.count)
            guard inclusion.range.lower < end,
                let start = (inclusion.range.lower..<end).first(where: {
                    bytes[$0..<$0 + from.count].elementsEqual(from)
                })
            else { continue }
            bytes.replaceSubrange(start..<start + from.count, with: to)
        }
        return bytes
    }
}
