// listgen:list(.table)
/// Documentation.
@MainActor
// listgen:section
struct Feed { // listgen:same(line)
    var a: A // listgen:ignore   prose (here)
    /* listgen:row(cell: X) */ var b: B
    // listgen:row(cell: Y,
    //     height: 44,
    //     header: ")")
    // no mark
    var c: C
    var d, e: D /* listgen:both */
    var f: F; var g: G // listgen:g-only
    var h: H /* listgen:h */; var i: I
    var j = J( // listgen:j
        // listgen:stray-in-value
    )  // listgen:j-end
    var k: K { // listgen:k
        // listgen:stray-in-getter
        return K() // listgen:stray-in-getter-too
    } // listgen:k-end
    ///listgen:doc
    func configure(
        with a: A // listgen:in-header
    ) {
        // listgen:stray-in-body
        let s = "// listgen:no"
    }
    #if DEBUG
    // listgen:l
    var l: L
    // listgen:stray-at-endif
    #endif
    init() {} // listgen:init
    // listgen:alias
    typealias T = A
    /** listgen:documented(a: 1,
     *     b: 2)
     */
    var m: M
    /*
     listgen:block(
        a: 1)
    */
    var n: N
    // listgen:open(a: 1,
    // listgen:next
    var o: O
    // listgen:stray-at-end
}
enum Item {
    case a(A), b // listgen:row
    // listgen:row(1)
    // listgen:row(2)
    case c
    case d, // listgen:after-comma
        e
    /* listgen:inline */ case f /* listgen:behind */
    case g }
struct One { var canAdd: Bool /* listgen:row(cell: AddCell) */ }
struct Two { /* listgen:for-x */ var x: Int }
// listgen:stray-before-import
import UIKit
// listgen:top
func top() {}
// listgen:stray-before-statement
print("x")
//  listgen:not a name? still a mark
class K {}
// nolistgen:x
/// See listgen:y
/* See
   Listgen:y and listgen:z */
struct None {}
/** Prose.
 * listgen:line(a: 1,
 *     b: 2) and prose
 listgen:other-line-in-block
 - listgen:no-line
 /* listgen:nested
    listgen:nested-line */
 // listgen:commented-out
 */
struct Three {
    // listgen:above-if
    #if DEBUG
    @objc
    #else
    @available(*, deprecated)
    #endif
    // listgen:below-if
    var x: Int
    // listgen:each-clause
    #if DEBUG
    // listgen:first-clause
    var y: Int
    #elseif os(iOS)
    print("")
    #else
    // listgen:last-clause
    var y: Int
    #endif
    var z: Int
    // listgen:around-both
    #if A
    // listgen:around-inner
    #if B
    #endif
    // listgen:below-inner
    var a: Int
    #endif
    // listgen:stray-above-statement
    #if A
    // listgen:stray-above-inner
    #if B
    print("")
    #endif
    #endif
    // listgen:stray-above-brace
    #if A
    #endif
}
enum Lines {
    // listgen:above
    case a, b,  // listgen:first
        c  // listgen:second
    case d,
        e  // listgen:last
}

struct Semicolons {
    var a: A; var b: B;  // listgen:b-only
    var c: C;  // listgen:c-only
    // listgen:d-only
    var d: D; func e() {};  // listgen:e-only
}

// listgen:stray-at-end-of-file
