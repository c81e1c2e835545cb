import UIKit

// The files of two targets, and no list of modules.
final class Story {
    let id = 1
}

struct Settings {}
