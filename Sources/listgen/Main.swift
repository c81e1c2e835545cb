@main
struct Listgen {
    static func main() {}
}
