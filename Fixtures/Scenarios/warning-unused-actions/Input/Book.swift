// listgen:actions
enum BookAction {
    case archive  // listgen:action(title: "Archive")
}
