#if canImport(SwiftUI)
import SwiftUI
import UIKit

@available(iOS 16, *)
// listgen:list(.table)
struct Hosted {
    // listgen:row(contentConfiguration: UIHostingConfiguration { Text(row.name) })
    var people: [Person]
    // listgen:row(contentConfiguration: { person in UIHostingConfiguration { Text(person.name) } })
    var owner: Person?
}
#endif
