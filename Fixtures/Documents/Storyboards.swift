import UIKit

struct Device: Equatable {
    let id: Int
    var name: String
    var isThisOne: Bool
}

extension UIViewController {
    func performSegue(withIdentifier identifier: String, sender: Any?) {}
}

extension AccountController {
    var account: Account { Account(user: "", devices: []) }

    func signOut() {}
}

//: Storyboards 1
//: Storyboards 2
