internal import DocumentModel

/// Names that generated classes inherit or use themselves, so that no property may have them.
enum ReservedNames {
  /// For a class whose root is an element of this kind.
  static func names(for tag: ElementTag) -> Set<String> {
    switch tag {
    case .scrollView, .textView: scrollViews
    case .tableView, .collectionView: listViews
    case .tableViewCell, .collectionViewCell, .collectionReusableView: cellViews
    case .view: view
    default: others
    }
  }

  private static let scrollViews = view.union(scrollView).union(text)
  private static let listViews = view.union(scrollView).union(lists)
  private static let cellViews = view.union(cells)
  private static let others = view.union(controls).union(text).union(media)

  private static func set(_ text: String) -> Set<String> {
    Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
  }

  /// Members of `UIView` and what is above it, and of the generated classes themselves.
  private static let view = set(
    """
    configureObjects buildHierarchy activateConstraints observeTraits applyTraits connectOutlets
    connectActions install traits isCompactWidth isCompactHeight isMac switched view subview index
    frame bounds center transform transform3D contentScaleFactor isMultipleTouchEnabled
    isExclusiveTouch hitTest point convert autoresizesSubviews autoresizingMask sizeThatFits
    sizeToFit superview subviews window removeFromSuperview insertSubview exchangeSubview
    addSubview bringSubviewToFront sendSubviewToBack didAddSubview willRemoveSubview willMove
    didMoveToSuperview didMoveToWindow isDescendant viewWithTag setNeedsLayout layoutIfNeeded
    layoutSubviews layoutMargins directionalLayoutMargins preservesSuperviewLayoutMargins
    insetsLayoutMarginsFromSafeArea layoutMarginsDidChange safeAreaInsets safeAreaInsetsDidChange
    layoutMarginsGuide readableContentGuide safeAreaLayoutGuide keyboardLayoutGuide draw
    setNeedsDisplay clipsToBounds backgroundColor alpha isOpaque clearsContextBeforeDrawing
    isHidden contentMode contentStretch mask maskView tintColor tintAdjustmentMode
    tintColorDidChange layer layerClass isUserInteractionEnabled tag isFocused
    semanticContentAttribute effectiveUserInterfaceLayoutDirection gestureRecognizers
    addGestureRecognizer removeGestureRecognizer gestureRecognizerShouldBegin motionEffects
    addMotionEffect constraints addConstraint addConstraints removeConstraint removeConstraints
    updateConstraintsIfNeeded updateConstraints needsUpdateConstraints setNeedsUpdateConstraints
    translatesAutoresizingMaskIntoConstraints requiresConstraintBasedLayout alignmentRect
    alignmentRectInsets forBaselineLayout viewForFirstBaselineLayout viewForLastBaselineLayout
    intrinsicContentSize invalidateIntrinsicContentSize contentHuggingPriority
    setContentHuggingPriority contentCompressionResistancePriority systemLayoutSizeFitting
    layoutGuides addLayoutGuide removeLayoutGuide leadingAnchor trailingAnchor leftAnchor
    rightAnchor topAnchor bottomAnchor widthAnchor heightAnchor centerXAnchor centerYAnchor
    firstBaselineAnchor lastBaselineAnchor hasAmbiguousLayout exerciseAmbiguityInLayout
    restorationIdentifier snapshotView overrideUserInterfaceStyle traitCollection traitOverrides
    traitCollectionDidChange registerForTraitChanges interactions addInteraction
    next isFirstResponder canBecomeFirstResponder canResignFirstResponder becomeFirstResponder
    resignFirstResponder touchesBegan touchesMoved touchesEnded touchesCancelled pressesBegan
    motionBegan inputView inputAccessoryView inputAssistantItem textInputMode undoManager
    keyCommands userActivity editingInteractionConfiguration pasteConfiguration copy cut paste
    select selectAll delete activityItemsConfiguration target buildMenu validate nibName
    description debugDescription hash isEqual superclass isProxy zone self copy mutableCopy
    dealloc finalize perform responds value setValue observationInfo className classForCoder
    accessibilityLabel accessibilityHint accessibilityValue accessibilityTraits
    accessibilityIdentifier accessibilityFrame accessibilityPath accessibilityElements
    accessibilityActivate isAccessibilityElement accessibilityCustomActions
    shouldGroupAccessibilityChildren accessibilityLanguage accessibilityViewIsModal
    largeContentTitle largeContentImage showsLargeContentViewer focusGroupIdentifier focusEffect
    preferredFocusEnvironments canBecomeFocused animate transition anchorPoint coordinateSpace
    awakeFromNib prepareForInterfaceBuilder style
    """)

  private static let scrollView = set(
    """
    contentOffset contentSize contentInset adjustedContentInset contentInsetAdjustmentBehavior
    contentLayoutGuide frameLayoutGuide delegate isDirectionalLockEnabled bounces
    alwaysBounceVertical alwaysBounceHorizontal isPagingEnabled isScrollEnabled
    showsVerticalScrollIndicator showsHorizontalScrollIndicator indicatorStyle
    scrollIndicatorInsets decelerationRate isTracking isDragging isDecelerating zoomScale
    minimumZoomScale maximumZoomScale bouncesZoom isZooming scrollsToTop panGestureRecognizer
    pinchGestureRecognizer keyboardDismissMode refreshControl delaysContentTouches
    canCancelContentTouches contentAlignmentPoint
    """)

  private static let lists = set(
    """
    style dataSource prefetchDataSource dragDelegate dropDelegate rowHeight sectionHeaderHeight
    sectionFooterHeight estimatedRowHeight separatorInset separatorStyle separatorColor
    separatorEffect backgroundView tableHeaderView tableFooterView numberOfSections visibleCells
    isEditing allowsSelection allowsMultipleSelection sectionIndexColor cellLayoutMarginsFollowReadableWidth
    collectionViewLayout isPrefetchingEnabled sections register contextMenuInteraction
    insetsContentViewsToSafeArea selectionFollowsFocus hasActiveDrag hasActiveDrop
    indexPathsForVisibleItems indexPathForSelectedRow remembersLastFocusedIndexPath
    """)

  private static let cells = set(
    """
    contentView textLabel detailTextLabel imageView backgroundView selectedBackgroundView
    multipleSelectionBackgroundView accessoryView editingAccessoryView accessoryType
    editingAccessoryType selectionStyle reuseIdentifier isSelected isHighlighted isEditing
    separatorInset indentationLevel indentationWidth contentConfiguration
    backgroundConfiguration configurationState showsReorderControl prepareForReuse focusStyle
    userInteractionEnabledWhileDragging bridgedContent
    """)

  private static let controls = set(
    """
    state isEnabled isSelected isHighlighted contentVerticalAlignment contentHorizontalAlignment
    allTargets allControlEvents actions isTracking isTouchInside toolTip menu configuration role
    titleLabel imageView subtitleLabel currentTitle currentImage buttonType value minimumValue
    maximumValue items delegate effect contentView arrangedSubviews axis distribution alignment
    spacing isBaselineRelativeArrangement isLayoutMarginsRelativeArrangement isOn
    selectedSegmentIndex numberOfSegments numberOfPages currentPage date progress color
    searchTextField scopeButtonTitles prompt barStyle searchBarStyle backgroundImage
    """)

  private static let text = set(
    """
    text attributedText font textColor textAlignment placeholder attributedPlaceholder delegate
    isEditing leftView rightView background borderStyle selectedRange selectedTextRange
    textStorage layoutManager textContainer textContainerInset typingAttributes linkTextAttributes
    dataDetectorTypes isEditable isSelectable numberOfLines lineBreakMode shadowColor shadowOffset
    beginningOfDocument endOfDocument markedTextRange tokenizer inputDelegate keyboardType
    returnKeyType autocorrectionType minimumFontSize clearButtonMode
    """)

  private static let media = set(
    """
    image highlightedImage animationImages isAnimating camera region mapType delegate annotations
    overlays userLocation configuration navigationDelegate uiDelegate scrollView url title scene
    session pointOfView device currentDrawable isPaused context
    """)
}
