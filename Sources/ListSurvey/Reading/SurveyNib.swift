import NibSurface
import SourceText

/// A nib or storyboard of an app.
public struct SurveyNib: Sendable {
    let file: NibFile
    let lines: LineMap

    /// The values of a file and its text.
    public init(_ file: NibFile, of source: SourceFile) {
        self.file = file
        lines = LineMap(source.bytes)
    }

    func spot(_ object: NibObject) -> Spot {
        Spot(path: file.path, line: lines.location(object.range.lower).line)
    }
}
