/// What the controls of UIKit tell, and what they have then.
enum ControlClasses {
    /// The event of a control that the user changes, and the value.
    struct Control {
        var event: String
        /// What the value is called, how it is read, and its type; nil if it has none.
        var value: (name: String, member: String, type: String)?
    }

    /// A control of a class; nil if its event has to be named.
    static func control(_ name: String) -> Control? {
        switch name {
        case "UIButton": Control(event: "primaryActionTriggered")
        case "UISwitch": Control(event: "valueChanged", value: ("isOn", "isOn", "Bool"))
        case "UITextField", "UISearchTextField":
            Control(event: "editingChanged", value: ("text", "text ?? \"\"", "String"))
        case "UISlider": Control(event: "valueChanged", value: ("value", "value", "Float"))
        case "UIStepper": Control(event: "valueChanged", value: ("value", "value", "Double"))
        case "UISegmentedControl":
            Control(event: "valueChanged", value: ("index", "selectedSegmentIndex", "Int"))
        case "UIDatePicker": Control(event: "valueChanged", value: ("date", "date", "Date"))
        default: nil
        }
    }

    /// The events that a mark can name.
    static let events = [
        "touchDown", "touchDownRepeat", "touchDragInside", "touchDragOutside", "touchDragEnter", "touchDragExit",
        "touchUpInside", "touchUpOutside", "touchCancel", "valueChanged", "menuActionTriggered",
        "primaryActionTriggered", "editingDidBegin", "editingChanged", "editingDidEnd", "editingDidEndOnExit",
        "allTouchEvents", "allEditingEvents", "allEvents",
    ]
}
