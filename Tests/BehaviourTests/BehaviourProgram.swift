import Foundation
import RandomTesting

/// A random program of which is known, by how it was made, what each of its rows, headers and taps has to show.
///
/// Each parameter of a function first gets its value; then come names, types and further values that lead astray, such
/// that the rules still give it exactly that value.
struct BehaviourProgram {
    let seed: UInt64
    /// Ends the names of its types, so that programs can be one module.
    let number: Int
    var random: SeededGenerator
    var kinds: Set<AdversarialKind> = []

    var models: [Model] = []
    var context: Context
    /// Types of which no further value may come into the context.
    var sealed: Set<String> = []
    /// What the input and the driver declare besides.
    var input: [String] = []
    var driver: [String] = []
    var properties: [ListProperty] = []
    /// Requirements of the actions, as the driver implements them.
    var requirements: [String] = []
    var rowNames: Set<String> = []
    /// Names of properties, which may be taken for those of the values in them.
    var propertyNames: Set<String> = []
    var listArguments: [String] = []
    /// Whether the data source is the app's.
    var isProvider: Bool { kinds.contains(.provider) }
    /// Further changes, as closures of the driver.
    var extraChanges: [String] = []
    /// What plays a provider; empty for a list.
    var providerDriver = ""
    let isCollection: Bool
    /// Kinds that no program has, for a look at the others.
    private static let without = Set(
        (ProcessInfo.processInfo.environment["LISTGEN_BEHAVIOUR_WITHOUT"] ?? "").split(separator: ",").map(String.init))
    /// The few nouns of which all names are made, so that many are equal.
    let palette: [String]
    private var count = 0

    init(seed: UInt64, number: Int) {
        self.seed = seed
        self.number = number
        var random = SeededGenerator(seed: seed)
        let nouns = [
            "user", "note", "theme", "look", "sender", "author", "heading", "badge", "style", "entry", "model", "item",
            "value", "state", "group", "morning", "evening", "owner",
        ]
        palette = Array(nouns.shuffled(using: &random).prefix(9))
        isCollection = Int.random(in: 0..<4, using: &random) == 0
        let form = Context.Form.allCases.randomElement(using: &random) ?? .structure
        context = Context(name: "Context\(number)", form: form)
        self.random = random
        if isCollection { kinds.insert(.collection) }
        compose()
    }

    private mutating func compose() {
        if chance(10), allows(.provider) { return makeProvider() }
        for _ in 0...Int.random(in: 0..<3, using: &random) {
            switch Int.random(in: 0..<9, using: &random) {
            case 0, 1: addModels()
            case 2, 3: addSections()
            case 4 where allows(.rowsEnum): addRowsEnum()
            case 5 where allows(.sectionEnum): addSectionEnum()
            case 6 where context.form == .object && allows(.loaded): addLoaded()
            case 7 where context.form == .controller && !isCollection && allows(.owned): addOwned()
            case 8 where context.form != .controller && !isCollection && allows(.nested): addNested()
            default: addModels()
            }
        }
    }

    /// Whether a program may have the kind; then it has.
    mutating func allows(_ kind: AdversarialKind) -> Bool {
        guard !Self.without.contains(kind.rawValue) else { return false }
        kinds.insert(kind)
        return true
    }

    mutating func chance(_ bound: Int) -> Bool { Int.random(in: 0..<bound, using: &random) == 0 }

    mutating func one<Element>(of elements: [Element]) -> Element {
        elements[Int.random(in: 0..<elements.count, using: &random)]
    }

    /// The name of a type that no other has.
    mutating func typeName(_ suffix: String = "") -> String {
        count += 1
        return one(of: palette).capitalized + suffix + "\(number)x\(count)"
    }

    /// A noun that is not among others.
    mutating func noun(except others: Set<String>) -> String {
        let free = palette.filter { !others.contains($0) }
        if !free.isEmpty { return one(of: free) }
        count += 1
        return "\(one(of: palette))\(count)"
    }

    /// A new type.
    mutating func model(_ form: Model.Form = .structure, base: String? = nil) -> String {
        let name = typeName()
        models.append(Model(name: name, form: form, base: base))
        return name
    }

    /// A protocol that the type conforms to, and nothing else yet.
    mutating func newProtocol(of type: String) -> String? {
        guard let index = models.firstIndex(where: { $0.name == type }) else { return nil }
        let name = typeName("Like")
        models[index].protocols.append(name)
        input.append("protocol \(name) { var text: String { get } }")
        return name
    }
}
