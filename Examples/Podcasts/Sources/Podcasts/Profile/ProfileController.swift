import UIKit

/// Edits the name and the address of a listener.
public final class ProfileController: UITableViewController {
    public var onSave: ((_ name: String, _ address: String, _ newsletter: Bool) -> Void)?

    private(set) lazy var nameCell: FieldCell = FieldCell(placeholder: "Name") { [weak self] in self?.validate() }
    private(set) lazy var addressCell: FieldCell = FieldCell(placeholder: "E-mail") { [weak self] in self?.validate() }
    let newsletterCell = SwitchCell(style: .default, reuseIdentifier: nil)
    let saveCell = UITableViewCell(style: .default, reuseIdentifier: nil)
    private var wantsNewsletter = false
    private var table: ProfileForm.Table?

    private var name: String { nameCell.field.text ?? "" }
    private var address: String { addressCell.field.text ?? "" }

    private var form: ProfileForm {
        ProfileForm(
            identity: IdentityFields(
                name: true, nameProblem: name.isEmpty ? "A name is needed" : nil,
                address: true, addressProblem: address.contains("@") ? nil : "This is no e-mail address"),
            newsletter: true, save: true)
    }

    private var isValid: Bool {
        form.identity.nameProblem == nil && form.identity.addressProblem == nil
    }

    public init(name: String, address: String) {
        super.init(style: .grouped)
        title = "Profile"
        nameCell.field.text = name
        addressCell.field.text = address
    }

    public required init?(coder: NSCoder) {
        nil
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        table = ProfileForm.Table(form, context: self, actions: self, in: tableView)
    }

    private func validate() {
        table?.state = form
    }

    func fillNewsletter(_ cell: SwitchCell) {
        cell.show("News by mail", isOn: wantsNewsletter) { [weak self] in self?.wantsNewsletter = $0 }
    }

    func fillSave(_ cell: UITableViewCell) {
        cell.textLabel?.text = "Save"
        cell.textLabel?.textColor = isValid ? .systemBlue : .secondaryLabel
    }
}

extension ProfileController: ProfileForm.Actions {
    func selectSave() {
        guard isValid else { return }
        onSave?(name, address, wantsNewsletter)
    }
}
