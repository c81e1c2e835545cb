/// The closure of an action.
public typealias UIActionHandler = (UIAction) -> Void
