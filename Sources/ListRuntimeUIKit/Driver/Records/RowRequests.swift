/// What was asked of rows that are not there yet, in the order of the calls.
struct RowRequests<ID: Hashable, Position> {
    typealias Request = RowRequest<ID, Position>

    private(set) var waiting: [Request] = []

    var isEmpty: Bool { waiting.isEmpty }

    mutating func add(_ request: Request) { waiting.append(request) }

    /// Takes out all of them.
    mutating func take() -> [Request] {
        defer { waiting = [] }
        return waiting
    }

    /// Takes back that a row is to be selected; false if nobody has asked for that.
    mutating func withdrawSelection(of id: ID) -> Bool {
        let count = waiting.count
        waiting.removeAll { request in
            if case .select = request.action { request.id == id } else { false }
        }
        return waiting.count < count
    }
}
