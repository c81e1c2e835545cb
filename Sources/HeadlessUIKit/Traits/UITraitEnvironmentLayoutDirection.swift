#if !canImport(UIKit)
/// Left to right or right to left.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
    case unspecified = -1
    case leftToRight, rightToLeft
}
#endif
