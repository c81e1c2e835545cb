extension SurveyedList {
    /// Whether it can be said by marks, as far as was looked into.
    public var verdict: Verdict {
        switch source.value {
        case .igListKit, .framework, .outside: .unjudged
        case .handWritten, .diffable, .static, .homeMade: obstacles.isEmpty ? .clear : .blocked
        }
    }
}
