// Tables and collections are shells: they keep their parts and registrations and load nothing.

extension UITableView {
  open private(set) var style = UITableView.Style.plain
  public private(set) var standInCellClasses: [String: AnyClass] = [:]
  public private(set) var standInHeaderClasses: [String: AnyClass] = [:]

  public init(frame: CGRect, style: UITableView.Style) {
    super.init(frame: frame)
    self.style = style
    alwaysBounceVertical = true
  }
  public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    standInCellClasses[identifier] = cellClass
  }
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {}
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    standInHeaderClasses[identifier] = aClass
  }
}

extension UITableViewCell {
  open private(set) var reuseIdentifier: String?
  public let standInStyle: UITableViewCell.CellStyle
  open private(set) lazy var textLabel: UILabel? = UILabel()
  open private(set) lazy var detailTextLabel: UILabel? = UILabel()
  open private(set) lazy var imageView: UIImageView? = UIImageView()

  public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    standInStyle = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(contentView)
  }
  public convenience override init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }
  public required init?(coder: NSCoder) {
    standInStyle = .default
    super.init(coder: coder)
    addSubview(contentView)
  }
  open func prepareForReuse() {}
  open func setSelected(_ selected: Bool, animated: Bool) {}
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {}
}

extension UITableViewHeaderFooterView {
  open private(set) var reuseIdentifier: String?
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(contentView)
  }
  public convenience override init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(contentView)
  }
}

extension UICollectionView {
  public private(set) var standInCellClasses: [String: AnyClass] = [:]
  public private(set) var standInViewClasses: [String: AnyClass] = [:]
  open var collectionViewLayout: UICollectionViewLayout

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
  }
  public convenience override init(frame: CGRect) {
    self.init(frame: frame, collectionViewLayout: UICollectionViewLayout())
  }
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewLayout()
    super.init(coder: coder)
  }

  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    standInCellClasses[identifier] = cellClass
  }
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {}
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    standInViewClasses["\(elementKind) \(identifier)"] = viewClass
  }
}

extension UICollectionViewLayout {
  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init() }
}

extension UICollectionViewFlowLayout {
  open class var automaticSize: CGSize {
    CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
  }
}

extension UICollectionReusableView {
  open func prepareForReuse() {}
}

extension UICollectionViewCell {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(contentView)
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(contentView)
  }
  open var isSelected = false
  open var isHighlighted = false
}

extension UINib {
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {}
}
