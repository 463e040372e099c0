import Testing
import UIKit

@MainActor @Suite("Stand-in: values and controls")
struct ValueTests {
  @Test("colours, fonts and images made alike are equal") func equality() {
    #expect(
      UIColor(red: 1, green: 0, blue: 0, alpha: 1) == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(UIColor.systemRed != UIColor.red)
    #expect(UIColor(named: "Brand") == UIColor(named: "Brand"))
    #expect(UIFont.systemFont(ofSize: 17) != UIFont.systemFont(ofSize: 17, weight: .bold))
    #expect(UIImage(systemName: "star") == UIImage(systemName: "star"))
    #expect(UIImage(named: "star") != UIImage(systemName: "star"))
    #expect(UIImage(named: "a")?.withRenderingMode(.alwaysTemplate) != UIImage(named: "a"))
  }

  @Test("a state falls back on the normal one") func buttonStates() {
    let button = UIButton(type: .system)
    button.setTitle("Go", for: .normal)
    button.setTitle("Gone", for: .disabled)
    #expect(button.title(for: .highlighted) == "Go")
    #expect(button.title(for: .disabled) == "Gone")
    #expect(button.buttonType == .system)
  }

  @Test("segments") func segments() {
    let control = UISegmentedControl()
    control.insertSegment(withTitle: "A", at: 0, animated: false)
    control.insertSegment(withTitle: "B", at: 1, animated: false)
    control.setEnabled(false, forSegmentAt: 1)
    #expect((0..<2).map { control.titleForSegment(at: $0) } == ["A", "B"])
    #expect(!control.isEnabledForSegment(at: 1))
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
  }

  @Test("a value is held to the range of that moment") func ranges() {
    let slider = UISlider()
    slider.value = 5
    #expect(slider.value == 1)
    slider.maximumValue = 10
    slider.value = 5
    #expect(slider.value == 5)
  }

  @Test("targets, actions and events") func wiring() {
    let (button, target) = (UIButton(type: .custom), NSObject())
    button.addTarget(target, action: Selector("go:"), for: .touchUpInside)
    #expect(button.standInTargets.count == 1)
    #expect(button.standInTargets[0].target === target)
    #expect(button.standInTargets[0].events == .touchUpInside)
    var sent = 0
    button.addAction(UIAction { _ in sent += 1 }, for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(sent == 1)
  }

  @Test("values by key are kept in order") func keyValues() {
    let view = UIView()
    view.setValue(4, forKeyPath: "layer.cornerRadius")
    view.setValue(nil, forKeyPath: "theme")
    #expect(view.standInValues.map(\.keyPath) == ["layer.cornerRadius", "theme"])
    #expect(view.standInValues[0].value as? Int == 4)
  }

  @Test("a controller loads its view once, when asked") func viewLoading() {
    final class Controller: UIViewController {
      var loads = 0
      override func loadView() {
        loads += 1
        view = UIView()
      }
    }
    let controller = Controller()
    #expect(!controller.isViewLoaded)
    _ = controller.view
    _ = controller.view
    #expect(controller.loads == 1)
  }

  @Test("navigation keeps its stack") func navigation() {
    let (first, second) = (UIViewController(), UIViewController())
    let navigation = UINavigationController(rootViewController: first)
    first.show(second, sender: nil)
    #expect(navigation.viewControllers == [first, second])
    #expect(second.navigationController === navigation)
    #expect(navigation.popViewController(animated: true) === second)
  }
}
