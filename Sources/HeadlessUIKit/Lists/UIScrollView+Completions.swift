#if !canImport(UIKit)
extension UIScrollView {
    /// Calls the completions of an update, or has them wait if it animates. Without a window, and inside of
    /// `performWithoutAnimation`, nothing animates.
    func finish(_ completions: [UpdateSession.Completion]) {
        if heldCompletions.isOn, window != nil, UIView.areAnimationsEnabled { return heldCompletions.add(completions) }
        for completion in completions { completion(true) }
    }

    /// Ends the animation of an update. False if there is no such update.
    func endAnimation(_ number: Int, isFinished: Bool) -> Bool {
        guard let completions = heldCompletions.remove(number) else { return false }
        for completion in completions { completion(isFinished) }
        return true
    }

    /// Ends all animations that run now.
    func endAnimations(isFinished: Bool) {
        // A completion may begin another update.
        for _ in 0..<heldCompletions.count { _ = endAnimation(0, isFinished: isFinished) }
    }
}
#endif
