let a = #/
    a # comment
    /b
/#
let b = ##/ "a" /# b /##
let c = #/a\/#b/#
let d = #"raw"#
let e = #/never closed
let f = 1
