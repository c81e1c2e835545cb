import SwiftSurface

/// What became of the parameters of one call.
struct Filling {
    var arguments: [FillArgument] = []
    /// The parameters that nothing fills.
    var missing: [FillCandidate.Parameter] = []
    /// The parameters that more than one value fills, with those values.
    var ambiguous: [(FillCandidate.Parameter, [Offer])] = []

    var isComplete: Bool {
        missing.isEmpty && ambiguous.isEmpty
    }
}
