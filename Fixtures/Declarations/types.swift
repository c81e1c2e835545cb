import UIKit
@testable import struct Models.Post
public import Foundation
import func Darwin.==
@MainActor @available(iOS 15, *) public final class A<T: Hashable, U>: B<T>, @unchecked Sendable, C where T: D, U == [Int] {
    struct Inner<V> {
        enum Deep: Int, CaseIterable { case a, b }
    }
    private actor Store {}
    typealias Key<V> = Dictionary<String, V>
    class func make() -> A { A() }
    class override var name: String { "" }
    class Nested {}
}
extension Array<Post>: P where Element: Q { var first2: Int { 1 } }
extension [Int] { struct InArray {} }
extension A.Inner.Deep {}
protocol R<Item>: AnyObject & S, ~Copyable { associatedtype Item }
indirect enum E<T> {
    case leaf(T), node(left: E, _ right: E<T>, count: Int = 3)
    case `default`
    case function((Int) -> Void), labelled(a: (b: Int, c: Int)), attributed(@Sendable () -> Void)
    indirect case one(E) 
    case raw = "a", other = "b"
    func f() { switch self { case .leaf: break; default: break } }
    static let all = [E.raw]
}
actor Counter { var n = 0 }
let actor = 1
actor.run()
struct `Quoted Name` { var x: Int }
typealias Top = (Int) -> Void
distributed actor Far {}
nonisolated struct Free: nonisolated P {}
@A @B(1) @C<Int>(2) @D.E(3) struct Attributed {}
struct Empty {} ; struct SameLine { let a: Int }
#Preview { struct InMacro {} }
if condition { struct InStatement {} }
macro m(a: Int) -> String = #externalMacro(module: "M", type: "T")
precedencegroup G { associativity: left }
infix operator ** : G
