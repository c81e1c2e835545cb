/// A provider, by a data source that the app has.
extension BehaviourProgram {
    mutating func makeProvider() {
        kinds.insert(.provider)
        let target = isCollection ? "collection" : "table"
        let held = context.form == .controller ? context.name : context.argument
        let (type, cases) = rowsEnum(mark: "// listgen:rows(provider: .\(target), context: \(held))")
        let members = context.members.filter(\.isVaried).map { "context.\($0.name) = \($0.random)" }
        let changes = members.map {
            "    subject.changes.append({ r in \($0); source.context = context; view.reloadData() })"
        }
        let (view, protocolName) =
            isCollection
            ? (
                "UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: UICollectionViewFlowLayout())",
                "UICollectionViewDataSource"
            )
            : ("UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))", "UITableViewDataSource")
        let methods =
            isCollection
            ? """
            func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { items.count }
            func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
                items[path.item].cell(in: view, at: path, context: context)
            }
            """
            : """
            func tableView(_ view: UITableView, numberOfRowsInSection section: Int) -> Int { items.count }
            func tableView(_ view: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
                items[path.row].cell(in: view, at: path, context: context)
            }
            """
        providerDriver = """
            @MainActor final class Source\(number): NSObject, \(protocolName) {
                var items: [\(type)]
                var context: \(context.made)
                init(_ items: [\(type)], _ context: \(context.made)) { self.items = items; self.context = context }
            \(methods)
            }

            @MainActor func subject\(number)(_ r: inout Randomness) -> Subject {
                \(context.form == .structure ? "var" : "let") context = \(context.made)()
                \(members.joined(separator: "\n    "))
                let view = \(view)
                let subject = Subject(\(isCollection ? "CollectionScreen(collection: view)" : "TableScreen(table: view)"))
                let source = Source\(number)(.random(&r), context)
                \(type).register(in: view)
                view.dataSource = source
                subject.kept = [source, context]
                subject.expected = {
                    [ExpectedSection(rows: source.items.enumerated().map { index, row -> ExpectedSection.Row in
                        let path = IndexPath(row: index, section: 0)
                        let tap: String? = nil
                        switch row {
                        \(cases)
                        }
                    })]
                }
                subject.changes.append({ r in source.items = source.items.varied(&r); view.reloadData() })
            \(changes.joined(separator: "\n"))
                return subject
            }
            """
    }
}
