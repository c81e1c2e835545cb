import ListRuntime
@_spi(Generated) import ListRuntimeUIKit
import UIKit

// listgen:list(.table, output: .inline)
struct NoBegin {
    var stories: [Story]
}

extension NoBegin {}
// listgen:end 0000000000000000
