import SourceText
import SwiftSurface

/// What can be wrong with the Swift text of an input. `SwiftSurface` reports these with id and message alone.
extension DiagnosticEntry {
    /// `further` are the other places of one conflict.
    static func lexical(_ fault: LexicalFault, further: [SourcePlace]) -> Self {
        Self(
            fault.rawValue, fault.message,
            notes: further.map { Diagnostic.Note("the conflict goes on here", at: $0) }, remedy: remedy(fault))
    }

    private static func remedy(_ fault: LexicalFault) -> String {
        switch fault {
        case .unterminatedString: "write the closing `\"`, or `\"\"\"` for a string over several lines"
        case .unterminatedComment: "write `*/` where the comment ends; comments nest"
        case .unterminatedRegex: "write the closing `/`, which is `/#` after `#/`, or `\\/` for a slash inside"
        case .invalidUTF8: "save the file as UTF-8"
        case .unknownCharacter: "take it out, or write the plain character, such as `\"` for a typographic quote"
        case .editorPlaceholder: "write what belongs there"
        case .conflictMarker: "settle the conflict and take the markers out"
        case .unbalancedBrace: "write the brace that is missing, or take this one out"
        case .nestedTooDeeply: "move inner types out of the outer ones"
        }
    }
}
