import ListModel

/// What a run may remember, and where: nothing without a cache folder, or for few files.
struct RunMemory {
    let key: RunKey
    /// Nil if the stamps of files are too young to tell anything.
    let lastRun: LastRun?
    let store: RecordStore
    private let folder: String
    private let root: Root

    init?(
        _ configuration: Configuration, _ found: FoundFiles, _ templates: TemplateFolder, cacheFolder: String?
    ) {
        guard let cacheFolder, found.inputs.count >= SummaryCache.leastFiles else { return nil }
        key = RunKey(configuration, templates, cacheFolder: cacheFolder)
        lastRun = LastRun(configuration, found, key, cacheFolder: cacheFolder)
        store = RecordStore(configuration.root, key, cacheFolder: cacheFolder)
        folder = cacheFolder
        root = configuration.root
    }

    /// What files said when they were last read.
    func summaries() -> SummaryCache { SummaryCache(folder: folder, root: root) }
}
