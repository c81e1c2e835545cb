// listgen:list(.table)
struct Cafes {
    var name = "Café"
}
