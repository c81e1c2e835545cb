import UIKit

struct Story: Equatable, Identifiable {
    let id: Int
    var title: String
}

// listgen:list(.table)
struct Feed {
    var stories: [Story]  // listgen:row(cell: StoryCell)
    // listgen:row(cell: StoryCell, configure: mc_configureCell(withModel:), height: StoryCell.mc_heightForCell(withModel:))
    var others: [Story]
}
