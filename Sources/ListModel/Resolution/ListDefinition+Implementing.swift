extension ListDefinition {
    /// The argument by which marks make the table implement `method`; nil if none does.
    func implementing(_ method: DelegateMethod) -> String? {
        let isImplemented =
            switch method.shortName {
            case "heightForRowAt": leaves.contains { $0.height != nil }
            case "estimatedHeightForRowAt": leaves.contains { $0.estimatedHeight != nil }
            case "heightForHeaderInSection": alternatives.contains { $0.headers.contains { $0.height != nil } }
            case "heightForFooterInSection": alternatives.contains { $0.footers.contains { $0.height != nil } }
            case "viewForHeaderInSection": alternatives.contains { $0.headers.contains(where: \.isView) }
            case "viewForFooterInSection": alternatives.contains { $0.footers.contains(where: \.isView) }
            case "titleForHeaderInSection": alternatives.contains { $0.headers.contains(where: \.isTitle) }
            case "titleForFooterInSection": alternatives.contains { $0.footers.contains(where: \.isTitle) }
            default: leaves.contains { $0.handlers.contains { $0.event == method.event } }
            }
        if isImplemented { return method.argument }
        // Heights and estimates come together.
        guard method.shortName == "estimatedHeightForRowAt", leaves.contains(where: { $0.height != nil }) else {
            return nil
        }
        return "height:"
    }
}
