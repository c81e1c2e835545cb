import NibSurface

/// What the nibs and storyboards of an app say of lists and cells.
struct NibIndex: Sendable {
    private(set) var lists: [NibList] = []
    /// The classes of views that are the only object of a nib, by class; and the class by the name of the nib.
    private(set) var roots: [String: Spot] = [:]
    private(set) var rootClasses: [String: String] = [:]
    /// The classes and identifiers of all prototypes.
    private(set) var prototypes: [String: NibList.Cell] = [:]
    /// Classes of controllers in scenes, which storyboards make.
    private(set) var controllers: Set<String> = []

    /// The nibs are in the order of their paths.
    init(_ nibs: [SurveyNib]) {
        for nib in nibs { read(nib) }
    }

    private mutating func read(_ nib: SurveyNib) {
        let objects = nib.file.objects
        let byID = Dictionary(objects.indices.map { (objects[$0].id, $0) }, uniquingKeysWith: { first, _ in first })
        if nib.file.kind == .nib {
            for object in nib.file.topLevel where object.tag.hasSuffix("Cell") || object.tag.hasSuffix("View") {
                guard let name = object.className else { continue }
                if roots[name] == nil { roots[name] = nib.spot(object) }
                rootClasses[nib.file.name] = name
            }
        }
        let owner = objects.first { $0.role == .placeholder("IBFilesOwner") }?.className
        var places: [String: Int] = [:]
        /// The innermost object around an object, or itself, that fits; parents stand before what they hold.
        func around(_ object: NibObject, _ fits: (NibObject) -> Bool) -> NibObject? {
            var next: NibObject? = object
            var steps = 0
            while let object = next, steps < 200 {
                if fits(object) { return object }
                next = object.parent.flatMap { byID[$0] }.map { objects[$0] }
                steps += 1
            }
            return nil
        }
        for object in objects {
            switch object.tag {
            case "tableView", "collectionView":
                let controller = around(object) { $0.tag.hasSuffix("Controller") }
                let source = object.outlets.first { $0.property == "dataSource" }
                places[object.id] = lists.count
                lists.append(
                    NibList(
                        view: object.tag == "tableView" ? .table : .collection, spot: nib.spot(object),
                        isStatic: object.isStatic, controller: controller?.className ?? owner,
                        dataSource: source.flatMap { byID[$0.destination] }.flatMap { objects[$0].className }))
            case "tableViewCell", "collectionViewCell":
                let cell = NibList.Cell(
                    className: object.className, identifier: object.reuseIdentifier, spot: nib.spot(object))
                if case .prototype(of: let list) = object.role, let place = places[list] {
                    lists[place].prototypes.append(cell)
                    if let name = object.className, prototypes[name] == nil { prototypes[name] = cell }
                } else if let list = around(object, { $0.tag == "tableView" }), let place = places[list.id],
                    lists[place].isStatic
                {
                    lists[place].staticCells.append(cell)
                }
            default:
                if object.tag.hasSuffix("Controller"), let name = object.className { controllers.insert(name) }
            }
        }
    }
}
