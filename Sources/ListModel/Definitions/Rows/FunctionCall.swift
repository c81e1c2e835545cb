/// A call of a function that a mark names.
public struct FunctionCall: Equatable, Sendable {
    /// The value whose method it is; nil for a static function or one outside types.
    public var receiver: FillValue?
    /// Without a receiver in full: `Cells.fill`.
    public var name: String
    public var arguments: [FillArgument]
    /// True if it may answer nil.
    public var returnsOptional: Bool
    /// The type of the result in full, where it is asked for.
    public var returnType: String?

    public init(
        receiver: FillValue? = nil, name: String, arguments: [FillArgument], returnsOptional: Bool = false
    ) {
        self.receiver = receiver
        self.name = name
        self.arguments = arguments
        self.returnsOptional = returnsOptional
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
