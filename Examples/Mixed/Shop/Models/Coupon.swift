/// A model that came later, in Swift, and is shown by a cell in Objective-C.
struct Coupon: Equatable, Identifiable {
    var id: String { code }
    var code: String
    var percent: Int
}
