package import DocumentModel
package import LayoutSystem

/// A picture as values: what is drawn where, back to front. Writers turn it into formats.
///
/// The steps are a flat list in which groups are entered and left, so that however deep views nest,
/// nothing recurses.
package struct Drawing: Sendable {
  package enum Step: Sendable {
    case enter(Group)
    case shape(Outline, Paint)
    case text(TextMark)
    case image(ImageMark)
    case leave
  }

  /// What belongs together and has coordinates of its own.
  package struct Group: Sendable {
    /// A view: its frame is the one that `layout` prints, and `origin` its place in the group around.
    package struct View: Sendable {
      package var view: ViewID
      package var id: String?
      package var className: String
      package var frame: Rect
      /// What a person would call it, with its kind.
      package var title: String
    }

    package enum Kind: Sendable {
      case view(View)
      /// An overlay, a bar, or another part by name.
      case layer(String)
      /// One constraint of an overlay, by its number in the scene's list, and its identifier where it
      /// has one.
      case constraint(Int, id: String?, ConstraintStyle)
    }

    package var kind: Kind
    package var origin = Point(x: 0, y: 0)
    /// Nothing of the group shows outside of this outline.
    package var clip: Outline?
    /// Opacity, from 0 to 1.
    package var alpha = 1.0
    package var isHidden = false

    package init(_ kind: Kind) { self.kind = kind }
  }

  /// How the constraints of an overlay are told apart.
  package enum ConstraintStyle: String, Sendable { case author, generated, conflict }

  package enum Outline: Sendable {
    case rect(Rect, radius: Double)
    case ellipse(Rect)
    case lines([Point], isClosed: Bool)
    /// Several lines in one stroke.
    case strokes([[Point]])

    package static func rect(_ rect: Rect) -> Outline { .rect(rect, radius: 0) }
  }

  package struct Paint: Sendable {
    package var fill: Shade?
    package var stroke: Shade?
    package var width = 1.0
    package var isDashed = false
    /// Ends of lines are round.
    package var isRound = false

    package static func fill(_ shade: Shade) -> Paint { Paint(fill: shade) }
    package static func stroke(_ shade: Shade, _ width: Double = 1) -> Paint {
      Paint(stroke: shade, width: width)
    }
  }

  /// One line of text in one font.
  package struct TextMark: Sendable {
    package enum Anchor: String, Sendable { case start, middle, end }

    package var text: String
    /// Where the anchor is.
    package var x: Double
    package var baseline: Double
    /// As measured; nil where the measure is not to be held to.
    package var width: Double?
    /// Of what x is the place: the left end, the middle or the right end.
    package var anchor: Anchor
    package var font: TextFont
    package var shade: Shade
    package var isRightToLeft = false
    package var isUnderlined = false
    package var isStruckThrough = false
    /// The whole text where the line shows only a part of it.
    package var whole: String?
    /// Drawn around the letters, so that they can be read over anything.
    package var halo: Shade?
  }

  package enum Fit: Sendable {
    case fill, aspectFit, aspectFill
  }

  package struct ImageMark: Sendable {
    /// In `PictureAssets.images`.
    package var name: String
    package var rect: Rect
    package var fit: Fit
    /// Draws the image's shape in this colour.
    package var tint: Shade?
  }

  /// What the picture is called: document, scene, configuration.
  package var title: String
  /// What it shows, in words, for those who do not see it.
  package var description: String
  package var size: Size
  package var steps: [Step]
}
