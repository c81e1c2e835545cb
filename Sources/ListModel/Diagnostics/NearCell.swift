import SourceText

/// A class marked `cell` that shows a type which no input declares: perhaps the model that has no cell, misspelt or
/// renamed.
public struct NearCell: Sendable {
    var name: String
    var type: String
    var place: SourcePlace

    var note: Diagnostic.Note {
        Diagnostic.Note("`\(name)` shows `\(type)`, which no input declares", at: place)
    }
}
