/// The end of a row at which its actions appear when it is swiped.
public enum SwipeEdge: Sendable { case leading, trailing }
