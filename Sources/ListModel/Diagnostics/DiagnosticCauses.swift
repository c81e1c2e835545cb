/// What a diagnostic may be only a consequence of. While one of these is the case the cause alone is told.
public struct DiagnosticCauses: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// Text that is damaged, or a file that was not read, may hold the declaration that was not found.
    public static let damagedDeclarations = Self(rawValue: 1)
    /// A mark with a fault of its own may say what seems to be missing.
    public static let faultyMark = Self(rawValue: 2)
    /// The context of the list is spelled almost like a type of the program, which may have what nothing on offer has.
    public static let misspeltContext = Self(rawValue: 4)
    /// What was read as a row is probably a section without its mark.
    public static let unmarkedSection = Self(rawValue: 8)
    /// Nobody can tell what stands inside of what, so a mark may stand where it belongs.
    public static let shapelessText = Self(rawValue: 16)
    /// The mark of the type belongs on another kind of type, in which those of the members would be right.
    public static let misplacedType = Self(rawValue: 32)

    /// Something was looked for among the declarations and not found.
    public static let absence: Self = [.damagedDeclarations, .faultyMark]
}
