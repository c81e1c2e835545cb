#if !canImport(UIKit)
/// The two ends of a section.
enum SupplementaryKind { case header, footer }
#endif
