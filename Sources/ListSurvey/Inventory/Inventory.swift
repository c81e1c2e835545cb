/// The lists of an app.
public struct Inventory: Sendable {
    /// What was read.
    public struct Inputs: Sendable {
        public var swiftFiles = 0
        /// Tests, which are not looked at.
        public var testFiles = 0
        /// What listgen wrote, whose lists have their marks already.
        public var generatedFiles = 0
        public var nibs = 0
        /// Files that could not be read in full, and why, in the order of their paths.
        public var faults: [Fault] = []

        public init() {}
    }

    /// A file that could not be read in full.
    public struct Fault: Hashable, Sendable {
        public var spot: Spot
        public var reason: String

        public init(spot: Spot, reason: String) {
            self.spot = spot
            self.reason = reason
        }
    }

    public var inputs: Inputs
    /// By file and line.
    public var lists: [SurveyedList]
    /// Classes that no screen is of, and whose lists several screens have; by file and line.
    public var bases: [SurveyedList]

    public init(inputs: Inputs, lists: [SurveyedList] = [], bases: [SurveyedList] = []) {
        self.inputs = inputs
        self.lists = lists
        self.bases = bases
    }
}
