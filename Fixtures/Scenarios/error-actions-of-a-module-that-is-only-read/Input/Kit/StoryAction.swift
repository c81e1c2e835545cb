// listgen:actions
public enum StoryAction {
    case share  // listgen:action(title: "Share")
}
