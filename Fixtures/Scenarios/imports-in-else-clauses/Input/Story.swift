import UIKit

#if targetEnvironment(simulator)
import Foundation
#else
import Dispatch
#endif

struct Story: Equatable {
    var id: Int
}

// listgen:cell
final class StoryCell: UITableViewCell {
    func configure(with story: Story) {}
}
