/// A call of a function that a mark names.
public struct FunctionCall: Equatable, Sendable {
    /// The value whose method it is; nil for a static function or one outside types.
    public var receiver: FillValue?
    /// Without a receiver in full: `Cells.fill`.
    public var name: String
    public var arguments: [FillArgument]

    public init(receiver: FillValue? = nil, name: String, arguments: [FillArgument]) {
        self.receiver = receiver
        self.name = name
        self.arguments = arguments
    }

    /// What it reads: its receiver and its arguments.
    public var values: [FillValue] {
        (receiver.map { [$0] } ?? []) + arguments.map(\.value)
    }

    /// True for a method of the list or of its context, which may read what no argument says.
    public var readsBeyondArguments: Bool {
        receiver == .state || receiver == .context
    }
}
