struct Open {
    var a: Int
    func f( {
    }
    var b: [Int
    var c: Int = 
    var d: Int
    case x
    enum E { case a( , b }
    @ var e: Int
    @objc
}
}
struct {}
struct NoBody
class : P {}
func
extension {}
var
let x: 
struct Last { var a: Int
