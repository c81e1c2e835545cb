extension ObjCContainer {
    /// `Box<Item>`, the bounds of the parameters left out.
    var genericName: String {
        typeParameters.isEmpty ? name : "\(name)<\(typeParameters.joined(separator: ", "))>"
    }

    var memberCount: Int { methods.count + properties.count }
}
