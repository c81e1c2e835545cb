import UIKit

// listgen:list(.table)
struct Feed {
<<<<<<< HEAD
    var stories: [Story]  // listgen:row(cell: StoryCell, id: .value)
=======
    var posts: [Post]  // listgen:row(cell: PostCell, id: .value)
>>>>>>> main
}
