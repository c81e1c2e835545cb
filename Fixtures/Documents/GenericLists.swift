import ListRuntime
import ListRuntimeUIKit
import UIKit

struct Toggle: SettingsItem {
    let id: Int
    var title: String
}

//: Lists 4
//: Lists 5
