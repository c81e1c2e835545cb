#if !canImport(UIKit)
import Foundation

extension Bundle {
    /// The objects of a nib of the bundle, with `owner` as the owner of the file.
    @MainActor
    public func loadNibNamed(_ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> [Any]? {
        UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
    }
}
#endif
