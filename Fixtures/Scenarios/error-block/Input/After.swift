import ListRuntime
@_spi(Generated) import ListRuntimeUIKit
import UIKit

// listgen:list(.table, output: .inline)
struct After {
    var stories: [Story]
}

// listgen:begin generated from the marks above. Do not edit.
extension After {}
// listgen:end 0000000000000000

func later() {}
