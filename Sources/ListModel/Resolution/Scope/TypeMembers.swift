/// What the members of section structs, section enums and rows enums mean: the same for each list that holds them.
protocol TypeMembers: AnyObject {
    func rows(of id: Int) -> TypeReading<[RowSite]>
    func sectionRows(of id: Int) -> TypeReading<[RowSite]>
    func sectionCases(of id: Int) -> TypeReading<[SectionCaseSite]>
}
