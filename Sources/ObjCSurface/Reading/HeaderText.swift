import SourceText

/// The text of a header as clang gets it.
enum HeaderText {
    /// With spaces for what it includes, byte for byte: the headers of a run stand in one text already, each behind
    /// those that it is built on. `isKept` tells the files that only an SDK can have.
    static func withoutInclusions(_ outline: HeaderOutline, isKept: (String) -> Bool) -> [UInt8] {
        var bytes = outline.file.bytes
        for inclusion in outline.inclusions where inclusion.isModule || !isKept(inclusion.name) {
            for index in inclusion.range.lower..<inclusion.range.upper where bytes[index] != 0x0A {
                bytes[index] = 0x20
            }
        }
        return bytes
    }
}
