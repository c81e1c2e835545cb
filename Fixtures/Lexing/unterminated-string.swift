let a = "abc
let b = 1
#if false
    it's "x
#endif
let c = #"abc"
let d = 2
