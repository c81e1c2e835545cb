import UIKit

#if DEBUG
import Foundation
#else
import Dispatch
#endif

// listgen:list(.table)
struct Feed {
    var stories: [Story]
}
