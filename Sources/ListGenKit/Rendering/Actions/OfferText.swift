import ListModel

/// What a swipe or a menu of a row offers, as an expression.
struct OfferText {
    let owner: ClassValues

    /// The expression, and the values that it reads.
    /// - Parameters:
    ///   - role: What a function of the argument is called, after the name of the row.
    ///   - type: Of the expression.
    ///   - isWrapped: Whether the initializer of the type makes it of what is offered.
    func value(
        of offer: RowOffer, _ role: String, _ type: String, _ leaf: RowLeaf, isWrapped: Bool = false,
        _ functions: inout MarkFunctions
    ) -> (String, [FillValue]) {
        var call = owner.call(leaf)
        // One row alone, of a menu that takes several.
        call.selectedRows = leaf.actions?.menuOfSeveral?.takesRows == true ? "[row]" : "[\(call.value(.payload(0)))]"
        switch offer.source {
        case .asked(let requirement):
            let asClosure = owner.list.actions == .closures
            let text = call.call(requirement, asClosure: asClosure)
            let value = asClosure ? "actions." + text : "actions?." + text + " ?? []"
            return (isWrapped ? "\(type)(\(value))" : value, requirement.parameters.map(\.value))
        case .argument(let argument), .ofUIKit(let argument, _):
            let value = functions.value(
                of: argument, role: Namer.joined([Namer.flatName(leaf), role]), type: type, offers: [], call: call,
                conditions: leaf.conditions, isWrapped: isWrapped && !offer.isOfUIKit)
            return (value, argument.values)
        }
    }
}
