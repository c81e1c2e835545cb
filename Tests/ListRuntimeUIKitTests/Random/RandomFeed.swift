import HeadlessUIKit
import RandomTesting

extension Feed {
    static func random(using generator: inout SeededGenerator) -> Feed {
        var feed = Feed(banner: nil, stories: [], posts: [], drafts: [], groups: [], query: "")
        for _ in 0..<8 { feed.edit(using: &generator) }
        return feed
    }

    /// One random change; ids come from small ranges, so that rows return and sometimes collide.
    mutating func edit(using generator: inout SeededGenerator) {
        func number(_ bound: Int) -> Int { .random(in: 0..<bound, using: &generator) }
        switch number(9) {
        case 0: banner = number(2) == 0 ? nil : Banner(text: "b\(number(3))")
        case 1:
            stories = (0..<number(14)).map { Story(id: $0, title: ["", "t", "u"][number(3)]) }
            stories.shuffle(using: &generator)
        case 2: stories.insert(Story(id: number(40), title: "n"), at: number(stories.count + 1))
        case 3:
            posts = (0..<number(8)).map {
                number(3) == 0 ? .gap(Gap(id: $0, count: number(3))) : .post(Post(id: $0, text: "p\(number(3))"))
            }
            posts.shuffle(using: &generator)
            if number(2) == 0 { posts.append(.loader) }
        case 4:
            drafts.shuffle(using: &generator)
            if number(2) == 0 { drafts.append(Draft(guid: "g\(number(9))", subject: "d\(number(3))")) }
            if drafts.count > 4 { drafts.removeFirst(2) }
        case 5: groups.shuffle(using: &generator)
        case 6:
            let unused = (0..<6).filter { id in !groups.contains { $0.id == "\(id)" } }
            guard let id = unused.randomElement(using: &generator) else { return groups.removeAll() }
            let members = (0..<number(4)).map { Contact(id: $0, name: "c\(number(3))") }
            groups.insert(
                ContactGroup(id: "\(id)", title: "T\(number(3))", members: members, canAdd: number(2) == 0),
                at: number(groups.count + 1))
        case 7:
            guard !groups.isEmpty else { return }
            groups.remove(at: number(groups.count))
        default:
            guard !groups.isEmpty else { return }
            let index = number(groups.count)
            groups[index].canAdd.toggle()
            groups[index].title = "T\(number(3))"
            groups[index].members.shuffle(using: &generator)
            groups[index].members.append(Contact(id: 10 + number(20), name: "new"))
        }
    }
}
