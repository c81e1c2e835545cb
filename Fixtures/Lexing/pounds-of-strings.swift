let a = ##"a "# b"##
let b = #"\\#("x")"#
let c = #"\(not) \#(yes)"#
let d = ##"\#(not) \##(yes)"##
let e = #"\##(1)"#
let f = #"a\"#
let g = #""#
