class Accessors {
    var stored: Int
    let constant: Int
    var computed: Int { 1 }
    var getter: Int { get { 1 } }
    var both: Int { get { 1 } set { } }
    var observed: Int = 1 { didSet {} willSet(new) {} }
    var coroutine: Int { _read { yield x } _modify { yield &x } }
    var effects: Int { get async throws { 1 } }
    var modified: Int { mutating get { 1 } nonmutating set(value) { } }
    var attributed: Int { @inlinable get { 1 } @inlinable set { } }
    var misleading: Int { get.value }
    var called: Int { set(1) }
    static var shared: Int { 1 }
    class var overridable: Int { get { 1 } set { } }
    private(set) var limited: Int = 1
    lazy var later: Int = { 1 }()
    weak var delegate: (any Delegate)?
    @Published var wrapped = 1
    unowned(unsafe) let owner: Owner
    subscript(index: Int) -> Int { get { 1 } set { } }
    subscript<T>(key: T) -> T where T: Hashable { fatalError() }
    var conditional: Int {
        #if DEBUG
        get { 1 }
        #else
        get { 2 }
        #endif
        set { }
    }
    var body: some View {
        Text("}")
    }
}
protocol Requirements {
    var readable: Int { get }
    var writable: Int { get set }
    static var both: Int { get async }
    associatedtype Item: Hashable = Int where Item: Sendable
    func plain()
    func generic<T>(_ value: T) async throws -> T where T: Equatable
    init?(from text: String)
    subscript(index: Int) -> Item { get }
}
