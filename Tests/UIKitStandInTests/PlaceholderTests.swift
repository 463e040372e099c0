import Testing
import UIKit

@Suite("Stand-in") struct PlaceholderTests { @Test @MainActor func a() { #expect(UILabel().text == nil) } }
