/// The templates that are compiled into the tool, as UTF-8 text by name.
public enum BuiltInTemplates {
    /// Name without extension, and text, sorted by name.
    public static var all: [(name: String, text: String)] {
        [
            ("Actions", text(PackageResources.Actions_mustache)),
            ("ActionsEnum", text(PackageResources.ActionsEnum_mustache)),
            ("Block", text(PackageResources.Block_mustache)),
            ("CellEnum", text(PackageResources.CellEnum_mustache)),
            ("ClassCellEvents", text(PackageResources.ClassCellEvents_mustache)),
            ("ClassCells", text(PackageResources.ClassCells_mustache)),
            ("ClassDragging", text(PackageResources.ClassDragging_mustache)),
            ("ClassEmpty", text(PackageResources.ClassEmpty_mustache)),
            ("ClassEvents", text(PackageResources.ClassEvents_mustache)),
            ("ClassHeights", text(PackageResources.ClassHeights_mustache)),
            ("ClassInit", text(PackageResources.ClassInit_mustache)),
            ("ClassMenus", text(PackageResources.ClassMenus_mustache)),
            ("ClassMoves", text(PackageResources.ClassMoves_mustache)),
            ("ClassPassedMethods", text(PackageResources.ClassPassedMethods_mustache)),
            ("ClassPrefetching", text(PackageResources.ClassPrefetching_mustache)),
            ("ClassSelection", text(PackageResources.ClassSelection_mustache)),
            ("ClassSwipes", text(PackageResources.ClassSwipes_mustache)),
            ("CollectionHeaders", text(PackageResources.CollectionHeaders_mustache)),
            ("CollectionSizes", text(PackageResources.CollectionSizes_mustache)),
            ("CollectionSource", text(PackageResources.CollectionSource_mustache)),
            ("Declarations", text(PackageResources.Declarations_mustache)),
            ("File", text(PackageResources.File_mustache)),
            ("GenericActions", text(PackageResources.GenericActions_mustache)),
            ("Handles", text(PackageResources.Handles_mustache)),
            ("List", text(PackageResources.List_mustache)),
            ("MarkFunctions", text(PackageResources.MarkFunctions_mustache)),
            ("Provider", text(PackageResources.Provider_mustache)),
            ("RowEnums", text(PackageResources.RowEnums_mustache)),
            ("RowKinds", text(PackageResources.RowKinds_mustache)),
            ("Rows", text(PackageResources.Rows_mustache)),
            ("RowsIdentity", text(PackageResources.RowsIdentity_mustache)),
            ("SectionEnum", text(PackageResources.SectionEnum_mustache)),
            ("SectionEnumType", text(PackageResources.SectionEnumType_mustache)),
            ("SectionType", text(PackageResources.SectionType_mustache)),
            ("Snapshot", text(PackageResources.Snapshot_mustache)),
            ("Stamp", text(PackageResources.Stamp_mustache)),
            ("State", text(PackageResources.State_mustache)),
            ("TableEditing", text(PackageResources.TableEditing_mustache)),
            ("TableHeaders", text(PackageResources.TableHeaders_mustache)),
            ("TableRowHeights", text(PackageResources.TableRowHeights_mustache)),
            ("TableSource", text(PackageResources.TableSource_mustache)),
        ]
    }

    private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
