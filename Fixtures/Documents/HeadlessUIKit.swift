import UIKit

//: HeadlessUIKit 1 is not compiled: it is a manifest, which the package of this page is built with
//: HeadlessUIKit 2
//: HeadlessUIKit 3 is not compiled: it is a test, which the package of this page runs

final class InboxController: UITableViewController {}

@MainActor func play(_ table: UITableView, path: IndexPath, target: IndexPath) {
    //: HeadlessUIKit 4
}

@MainActor func play(_ collection: UICollectionView, path: IndexPath, target: IndexPath) {
    //: HeadlessUIKit 5
}

@MainActor func play(_ list: Feed.Table, in table: UITableView, next: Feed, newest: Feed) {
    //: HeadlessUIKit 6
}

//: HeadlessUIKit 7 is not compiled: it is of a test, which the package of this page compiles
//: HeadlessUIKit 8 is not compiled: it is a line of a manifest

@MainActor func findNibs() {
    //: HeadlessUIKit 9
}
