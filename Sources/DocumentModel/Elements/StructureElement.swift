extension ElementKind {
  /// `<constraints>`.
  static let constraints = ElementKind(
    .constraints, "constraints", .structure)

  /// `<connections>`.
  static let connections = ElementKind(
    .connections, "connections", .structure)

  /// `<subviews>`.
  static let subviews = ElementKind(
    .subviews, "subviews", .structure)

  /// `<objects>`.
  static let objects = ElementKind(
    .objects, "objects", .structure)

  /// `<scene>`.
  static let scene = ElementKind(
    .scene, "scene", .structure,
    attributes: [
      .reference("sceneID")
    ])

  /// `<dependencies>`.
  static let dependencies = ElementKind(
    .dependencies, "dependencies", .structure)

  /// `<scenes>`.
  static let scenes = ElementKind(
    .scenes, "scenes", .structure)

  /// `<resources>`.
  static let resources = ElementKind(
    .resources, "resources", .structure)

  /// `<userDefinedRuntimeAttributes>`.
  static let userDefinedRuntimeAttributes = ElementKind(
    .userDefinedRuntimeAttributes, "userDefinedRuntimeAttributes", .structure)

  /// `<layoutGuides>`.
  static let layoutGuides = ElementKind(
    .layoutGuides, "layoutGuides", .structure)

  /// `<cells>`.
  static let cells = ElementKind(
    .cells, "cells", .structure)

  /// `<prototypes>`.
  static let prototypes = ElementKind(
    .prototypes, "prototypes", .structure)

  /// `<items>`.
  static let items = ElementKind(
    .items, "items", .structure)

  /// `<toolbarItems>`.
  static let toolbarItems = ElementKind(
    .toolbarItems, "toolbarItems", .structure)

  /// `<sections>`.
  static let sections = ElementKind(
    .sections, "sections", .structure)

  /// `<attributes>`.
  static let attributes = ElementKind(
    .attributes, "attributes", .structure)

  /// `<gestureRecognizers>`.
  static let gestureRecognizers = ElementKind(
    .gestureRecognizers, "gestureRecognizers", .structure)

  /// `<segments>`.
  static let segments = ElementKind(
    .segments, "segments", .structure)

  /// `<customFonts>`.
  static let customFonts = ElementKind(
    .customFonts, "customFonts", .structure,
    attributes: [
      .text("key")
    ])

  /// `<array>`.
  static let array = ElementKind(
    .array, "array", .structure,
    attributes: [
      .text("key")
    ])

  /// `<popoverPassthroughViews>`.
  static let popoverPassthroughViews = ElementKind(
    .popoverPassthroughViews, "popoverPassthroughViews", .structure)

  /// `<mutableArray>`.
  static let mutableArray = ElementKind(
    .mutableArray, "mutableArray", .structure,
    attributes: [
      .text("key")
    ])

  /// `<designables>`.
  static let designables = ElementKind(
    .designables, "designables", .structure)

  /// `<rightBarButtonItems>`.
  static let rightBarButtonItems = ElementKind(
    .rightBarButtonItems, "rightBarButtonItems", .structure)

  /// `<scopeButtonTitles>`.
  static let scopeButtonTitles = ElementKind(
    .scopeButtonTitles, "scopeButtonTitles", .structure)

  /// `<dataDetectorTypes>`.
  static let dataDetectorTypes = ElementKind(
    .dataDetectorTypes, "dataDetectorTypes", .structure,
    attributes: [
      .text("key"),
      .flag("none"),
    ])

  /// `<keyCommands>`.
  static let keyCommands = ElementKind(
    .keyCommands, "keyCommands", .structure)

  /// `<leftBarButtonItems>`.
  static let leftBarButtonItems = ElementKind(
    .leftBarButtonItems, "leftBarButtonItems", .structure)

  /// `<hierarchicalColors>`.
  static let hierarchicalColors = ElementKind(
    .hierarchicalColors, "hierarchicalColors", .structure)

  /// `<viewControllers>`.
  static let viewControllers = ElementKind(
    .viewControllers, "viewControllers", .structure)

  /// `<tabStops>`.
  static let tabStops = ElementKind(
    .tabStops, "tabStops", .structure)

  /// `<options>`.
  static let options = ElementKind(
    .options, "options", .structure)

  /// `<children>`.
  static let children = ElementKind(
    .children, "children", .structure)
}
