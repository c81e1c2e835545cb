import UIKit

struct Theme {
    var accent: Accent?
}

// listgen:list(.table, context: Theme)
struct Feed {
    var stories: [Story]  // listgen:row(cell: PhotoCell)
    var photos: [Photo]  // listgen:row(cell: TintedCell)
    var notes: [Note]  // listgen:row(cell: AnyCell)
    var coupons: [Coupon]  // listgen:row(cell: CouponCell)
}

struct Coupon: Equatable, Identifiable {
    var id: Int
}
