/* a /* b */ c */ let a = 1
/**/ let b = 2
/*/ /* */ */ let c = 3
let d = "/*"
// a /* b
let e = 0..</*c*/n
let f = x+/*d*/2
let g = x// to the end */
/// doc
/** doc */
let h = "// no comment"
