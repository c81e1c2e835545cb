let a = { $0 + $1 }
let b = $projected
#if A
#elseif B
#else
#endif
#warning("}")
#m("}")
@W("}{") var c = 1
@A @B(1) @C<Int>(2) @D.E(3) var d = 2
@available (iOS 15, *) var e = 3
let f: @MainActor (Int) -> Void
let g = #selector(h)
let i = # j
#iffy
let k = "#endif"
