extension Enumeration {
  /// Values of `*.barStyle`.
  package static let barStyle = Enumeration(
    "barStyle", swiftType: "UIBarStyle",
    [
      Case("default", ".default"),
      Case("black", ".black"),
      Case("blackOpaque", ".black"),
      Case("blackTranslucent", ".black"),
    ])

  /// Values of `barButtonItem.style`.
  package static let barButtonItemStyle = Enumeration(
    "barButtonItemStyle", swiftType: "UIBarButtonItem.Style",
    [
      Case("plain", ".plain"),
      Case("bordered", ".plain"),
      Case("done", ".done"),
    ])

  /// Values of `barButtonItem.systemItem`.
  package static let barButtonItemSystemItem = Enumeration(
    "barButtonItemSystemItem", swiftType: "UIBarButtonItem.SystemItem",
    [
      Case("done", ".done"),
      Case("cancel", ".cancel"),
      Case("edit", ".edit"),
      Case("save", ".save"),
      Case("add", ".add"),
      Case("flexibleSpace", ".flexibleSpace"),
      Case("fixedSpace", ".fixedSpace"),
      Case("compose", ".compose"),
      Case("reply", ".reply"),
      Case("action", ".action"),
      Case("organize", ".organize"),
      Case("bookmarks", ".bookmarks"),
      Case("search", ".search"),
      Case("refresh", ".refresh"),
      Case("stop", ".stop"),
      Case("camera", ".camera"),
      Case("trash", ".trash"),
      Case("play", ".play"),
      Case("pause", ".pause"),
      Case("rewind", ".rewind"),
      Case("fastForward", ".fastForward"),
      Case("undo", ".undo"),
      Case("redo", ".redo"),
      Case("pageCurl", ".pageCurl"),
      Case("close", ".close"),
    ])

  /// Values of `tabBarItem.systemItem`.
  package static let tabBarItemSystemItem = Enumeration(
    "tabBarItemSystemItem", swiftType: "UITabBarItem.SystemItem",
    [
      Case("more", ".more"),
      Case("favorites", ".favorites"),
      Case("featured", ".featured"),
      Case("topRated", ".topRated"),
      Case("recents", ".recents"),
      Case("contacts", ".contacts"),
      Case("history", ".history"),
      Case("bookmarks", ".bookmarks"),
      Case("search", ".search"),
      Case("downloads", ".downloads"),
      Case("mostRecent", ".mostRecent"),
      Case("mostViewed", ".mostViewed"),
    ])

  /// Values of `searchBar.searchBarStyle`.
  package static let searchBarStyle = Enumeration(
    "searchBarStyle", swiftType: "UISearchBar.Style",
    [
      Case("default", ".default"),
      Case("prominent", ".prominent"),
      Case("minimal", ".minimal"),
    ])

  /// Values of `navigationItem.largeTitleDisplayMode`.
  package static let largeTitleDisplayMode = Enumeration(
    "largeTitleDisplayMode", swiftType: "UINavigationItem.LargeTitleDisplayMode",
    [
      Case("automatic", ".automatic"),
      Case("always", ".always"),
      Case("never", ".never"),
    ])
}
