import UIKit

// listgen:list(.table, context: .weak(ProfileController))
/// What others see of a listener: the fields belong to the controller, which keeps what is typed in them.
struct ProfileForm {
    var identity: IdentityFields
    // listgen:section(header: "Newsletter")
    var newsletter: Bool  // listgen:row(cell: .owned(\.newsletterCell), configure: fillNewsletter)
    // listgen:section(headerHeight: 24)
    var save: Bool  // listgen:row(cell: .owned(\.saveCell), configure: fillSave, on: select)
}
