import SourceText
import SwiftSurface

/// What can be wrong with the Swift text of an input. `SwiftSurface` reports these with id and message alone.
public enum LexingDiagnostic: DiagnosticCase {
    /// `further` are the other places of one conflict.
    case fault(LexicalFault, further: [SourcePlace])

    public static var samples: [Self] {
        LexicalFault.allCases.map { .fault($0, further: []) }
    }

    @_optimize(none)
    public var entry: DiagnosticEntry {
        switch self {
        case .fault(let fault, let further):
            DiagnosticEntry(
                fault.rawValue, fault.message,
                notes: further.map { Diagnostic.Note("the conflict goes on here", at: $0) }, remedy: Self.remedy(fault),
                explanation: Self.explanation(fault))
        }
    }

    private static func remedy(_ fault: LexicalFault) -> String {
        switch fault {
        case .unterminatedString: "write the closing `\"`, or `\"\"\"` for a string over several lines"
        case .unterminatedComment: "write `*/` where the comment ends; comments nest"
        case .unterminatedRegex: "write the closing `/`, which is `/#` behind `#/`, or `\\/` for a slash inside"
        case .invalidUTF8: "save the file as UTF-8"
        case .unknownCharacter: "take it out, or write the plain character, such as `\"` for a typographic quote"
        case .editorPlaceholder: "write what belongs there"
        case .conflictMarker: "settle the conflict and take the markers out"
        case .unbalancedBrace: "write the brace that is missing, or take this one out"
        case .nestedTooDeeply: "move inner types out of the outer ones"
        }
    }

    private static func explanation(_ fault: LexicalFault) -> String {
        switch fault {
        case .unterminatedString:
            "A string literal on one line ends on that line. What follows would be read as text or code by guess."
        case .unterminatedComment: "A comment that begins with `/*` needs as many `*/` as there are `/*` in it."
        case .unterminatedRegex: "A regex literal between slashes ends on its line."
        case .invalidUTF8: "Swift sources are UTF-8. The bytes at this place are not."
        case .unknownCharacter: "No token of Swift begins with this character."
        case .editorPlaceholder: "Xcode leaves `<#name#>` where something is still to be written."
        case .conflictMarker: "Version control wrote both sides of a conflict into the file."
        case .unbalancedBrace:
            "Each `{` needs its `}`. With one missing, nobody can tell which members belong to which type."
        case .nestedTooDeeply:
            "Types inside types are read down to a fixed depth, so that no input can exhaust the stack."
        }
    }
}
