#if !canImport(UIKit)
/// A side or corner.
public enum NSRectAlignment: Int, Sendable {
    case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing

    /// The end of an axis: -1 for its start, 1 for its end, 0 for neither.
    func side(of axis: FlowAxis) -> Int {
        switch (self, axis) {
        case (.top, .vertical), (.topLeading, .vertical), (.topTrailing, .vertical): -1
        case (.bottom, .vertical), (.bottomLeading, .vertical), (.bottomTrailing, .vertical): 1
        case (.leading, .horizontal), (.topLeading, .horizontal), (.bottomLeading, .horizontal): -1
        case (.trailing, .horizontal), (.topTrailing, .horizontal), (.bottomTrailing, .horizontal): 1
        default: 0
        }
    }
}
#endif
