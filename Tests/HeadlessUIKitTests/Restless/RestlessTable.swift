import HeadlessUIKit

/// A source of a table.
final class RestlessTable: RestlessSource, UITableViewDataSource, UITableViewDelegate, UITableViewDataSourcePrefetching
{
    func numberOfSections(in tableView: UITableView) -> Int { sections.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count(section) }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "word", for: indexPath)
        (cell as? WordCell)?.word.text = "\(number(at: indexPath))"
        called(.cell)
        return cell
    }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        let height = height(at: indexPath)
        called(.size)
        return height
    }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        section % 2 == 0 ? 25 : UITableView.automaticDimension
    }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        called(.end)
        return UITableViewHeaderFooterView(reuseIdentifier: nil)
    }
    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        shown(cell, .show)
    }
    func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        shown(cell, .hide)
    }
    func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
        shown(view, .showEnd)
    }
    func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
        shown(view, .hideEnd)
    }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { called(.scroll) }
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) { called(.prefetch) }
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) { called(.cancel) }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { called(.select) }

    func fill(_ table: UITableView) {
        list = table
        table.register(WordCell.self, forCellReuseIdentifier: "word")
        table.prefetchDataSource = self
        table.dataSource = self
        table.delegate = self
    }
}
