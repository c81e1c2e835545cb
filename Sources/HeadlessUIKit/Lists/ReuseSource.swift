#if !canImport(UIKit)
/// What an identifier is registered for.
enum ReuseSource {
    case type(AnyClass)
    case nib(UINib)
}
#endif
