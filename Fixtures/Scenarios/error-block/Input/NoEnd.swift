import ListRuntime
@_spi(Generated) import ListRuntimeUIKit
import UIKit

// listgen:list(.table, output: .inline)
struct NoEnd {
    var stories: [Story]
}

// listgen:begin generated from the marks above. Do not edit.
extension NoEnd {}
