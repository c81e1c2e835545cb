#if !canImport(UIKit)
import Foundation

/// Where everything is that a layout of UIKit shows.
protocol LayoutGeometry {
    var contentSize: CGSize { get }
    func item(_ path: IndexPath) -> FlowElement?
    func supplementary(_ kind: String, _ path: IndexPath, pinnedTo bounds: CGRect?) -> FlowElement?
    func elements(in rect: CGRect, pinnedTo bounds: CGRect?) -> [FlowElement]
}
#endif
