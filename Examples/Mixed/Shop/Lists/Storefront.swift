import UIKit

/// The first screen: coupons, then what the shop recommends, then all products.
// listgen:list(.table, context: Currency)
struct Storefront {
    // listgen:row(
    //     cell: SHCouponCell,
    //     configure: { cell, coupon in cell.show(code: coupon.code, discount: coupon.percent) })
    var coupons: [Coupon]
    // listgen:section(header: "For you")
    // listgen:row(cell: RecommendationCell, on: select)
    var recommended: [SHProduct]
    // listgen:section(header: "All products")
    // listgen:row(cell: SHProductCell, on: select)
    var products: [SHProduct]
}
