import UIKit

// listgen:section(header: "Profile")
/// The fields that have to be right before anything is saved, each with what is wrong with it.
struct IdentityFields {
    var name: Bool  // listgen:row(cell: .owned(\.nameCell))
    var nameProblem: String?  // listgen:row(cell: ProblemCell)
    var address: Bool  // listgen:row(cell: .owned(\.addressCell))
    var addressProblem: String?  // listgen:row(cell: ProblemCell)
}
