/// What the properties of a list mean.
enum ListMembers {
    /// The list is itself one section, whose rows these are, its empty row last; nil if they are faulty.
    case whole([RowSite]?)
    /// Each property, in their order.
    case sections([(site: PropertySite, meaning: PropertyMeaning)])
}
