#if !canImport(UIKit)
extension HeadlessScrolling {
    /// Whether the completions of animated updates wait for ``endAnimation(_:)``, as on a phone they wait for the
    /// animation. Those of updates without animation, or outside of a window, do not. Turning it off ends all animations.
    public var holdsCompletions: Bool {
        get { scrollView.heldCompletions.isOn }
        nonmutating set {
            scrollView.heldCompletions.isOn = newValue
            if !newValue { endAnimations() }
        }
    }

    /// How many updates have completions that wait.
    public var heldCompletions: Int { scrollView.heldCompletions.count }

    /// Ends the animation of an update, by its number among those that wait: 0 for the one that began first. False if
    /// there is no such update.
    @discardableResult
    public func endAnimation(_ number: Int = 0) -> Bool { scrollView.endAnimation(number, isFinished: true) }

    /// Ends all animations that run now, in the order in which they began.
    public func endAnimations() { scrollView.endAnimations(isFinished: true) }
}
#endif
