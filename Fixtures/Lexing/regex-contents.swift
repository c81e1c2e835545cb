let a = /a"b/
let b = #/a"b{/#
let c = /{ "}" }/
let d = /[/*]/
let e = 1 */ 2
let f = /\(\)(a)[)]/
