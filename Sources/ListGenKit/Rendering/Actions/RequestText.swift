import ListModel

/// How the functions begin that answer a request for what a swipe or a menu offers.
enum RequestText {
    /// The statements of such a function; the place of the row comes first where they read it.
    static func placed(_ lines: [String]) -> [String] {
        let readsPlace = lines.contains { SwitchText.reads("indexPath", in: $0) }
        return (readsPlace ? ["let indexPath = request.indexPath"] : []) + lines
    }

    /// What an offer is called that is too wide for the line where it is needed.
    static func offer(of leaf: RowLeaf) -> String { Namer.local("offer", apartFrom: leaf.payload.map(\.binding)) }

    /// `head { [weak self] in self?.perform($0, $1, $2) }` on one line if it fits.
    static func performing(_ head: String) -> [String] {
        let line = head + " { [weak self] in self?.perform($0, $1, $2) }"
        return line.count > 96 ? [head + " { [weak self] in", "    self?.perform($0, $1, $2)", "}"] : [line]
    }
}
