/// Where the views of a class come from.
public enum ViewOrigin: Equatable, Sendable {
    /// The list registers the class, and UIKit makes its views.
    case registeredClass
    /// The list registers a nib.
    indirect case nib(NibOrigin)
    /// A prototype of a storyboard, which UIKit registers.
    case prototype
    /// The app registers the class, or a nib, by itself.
    case app

    /// Whether the list registers something.
    public var isRegistered: Bool {
        switch self {
        case .registeredClass, .nib: true
        case .prototype, .app: false
        }
    }

    /// The nib, for views that come from one.
    public var nib: NibOrigin? {
        if case .nib(let nib) = self { return nib }
        return nil
    }
}
