#if compiler(>=99)
    let a = {{{ ( [
    it's "x
#else
    let a = 1
#endif
#if os(iOS) && swift(>=6)
    ]]] "
#endif
let b = 2
