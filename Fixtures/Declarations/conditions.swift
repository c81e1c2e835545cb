#if os(iOS)
import UIKit
#elseif os(macOS) && !targetEnvironment(macCatalyst) // comment
import AppKit
#else
import Other
#endif
struct A {
    #if DEBUG
    var a: Int
    #if swift(>=6)
    var b: Int
    #endif
    #else
    var a: String
    func f() {
        #if X
        if x {
        #else
        if y {
        #endif
        }
    }
    #endif
    var c: Int
}
#if compiler(>=99)
struct Dead { { { ( [ "
#else
struct Alive { var a: Int }
#endif
struct B {
    func g() {
        #if compiler(>=99)
        }}}} "
        #endif
        let s = "#endif"
    }
    var d: Int
}
#if A
@MainActor
#endif
struct Wrapped {}
enum C {
    case a
    #if DEBUG
    case b(Int)
    #endif
}
#if compiler(>=99)
func dead(a: (Int
#else
func alive(a: (Int)) {}
#endif
struct Last { var a: Int }
