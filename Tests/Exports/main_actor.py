"""Compiles the engine's interface as UIKit declares it: on the main actor, and with `init(coder:)`. The same goes for
the course's classes, which are an app's own.

The engine itself has no actors, so that it can run anywhere. An app's code meets UIKit's isolation, though, and
this module makes the compiler check it.
"""

import re
import subprocess
from pathlib import Path

SOURCES = Path("Sources")
# The classes and protocols of UIKit, and of frameworks on it, in an interface that the compiler writes.
NAME = r"(?:UI|MK|WK|PK)\w+"
DECLARATION = re.compile(rf"^((?:@\w+ )*)((?:open|final public|public) class {NAME}|public protocol UI\w+)", re.M)
# What apps override and the engine leaves out, because it draws, lays out, and speaks nothing.
MEMBERS = {
    "UIResponder": (
        "open func touchesEstimatedPropertiesUpdated(_ touches: Swift.Set<TouchEngine.UITouch>)",
        *(f"open func {action}(_ sender: Any?)" for action in ("copy", "cut", "delete", "paste", "select", "selectAll")),
    ),
    "UITableView": (
        "public enum Style : Swift.Sendable {\n    case plain\n    case grouped\n  }",
        "public init(frame: TraceModel.CGRect, style: TouchEngine.UITableView.Style)",
    ),
    "UIViewController": ("open var restorationIdentifier: Swift.String?",),
    "UIView": (
        "open func draw(_ rect: TraceModel.CGRect)",
        "open var intrinsicContentSize: TraceModel.CGSize {\n    get\n  }",
        "open func invalidateIntrinsicContentSize()",
        "open var isAccessibilityElement: Swift.Bool",
        "open var accessibilityLabel: Swift.String?",
    ),
}
FEATURES = ("ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility")


def written_interface(name: str, modules: Path, package: str, folder: Path) -> str:
    """Returns a module's interface, as the compiler writes it."""
    file = folder / f"Written{name}.swiftinterface"
    subprocess.run(
        ["swiftc", "-emit-module", "-parse-as-library", "-module-name", name, "-package-name", package,
         "-swift-version", "6", *(option for one in FEATURES for option in ("-enable-upcoming-feature", one)),
         "-suppress-warnings", "-enable-library-evolution", "-Xfrontend", "-experimental-skip-all-function-bodies",
         "-I", modules, "-emit-module-interface-path", file, *sorted((SOURCES / name).rglob("*.swift")),
         "-o", folder / f"Written{name}.swiftmodule"],
        check=True, capture_output=True, text=True)
    return file.read_text()


def as_uikit(interface: str) -> str:
    """Returns the interface with UIKit's isolation, its Sendable blocks, and its initializers for storyboards."""
    interface, count = DECLARATION.subn(r"\1@_Concurrency.MainActor \2", interface)
    # The compiler infers this only from source code.
    interface = re.sub(rf"^(@_Concurrency.MainActor .*class {NAME} )(?:: (?!TouchEngine\.UI)|(?=[{{]))",
                       r"\1: Swift.Sendable, ", interface, flags=re.M)
    interface = interface.replace("Swift.Sendable, {", "Swift.Sendable {")
    # An application of UIKit has no clock of its own.
    interface = re.sub(r"^  final public let clock: .*\n", "", interface, flags=re.M)
    assert count > 50, "the compiler writes interfaces in another form now"
    # Sets of touches are used on any actor.
    interface = re.sub(r"^  ((?:open|final public|public) "
                       r"(?:static func == |func hash\(into|func _rawHashValue|var hashValue))",
                       r"  nonisolated \1", interface, flags=re.M)
    interface = re.sub(r"(allowed(?:Touch|Press)Types: \[)TouchEngine\.UI\w+\.\w+", r"\1Foundation.NSNumber", interface)
    # A target can be of any type.
    interface = re.sub(r"((?:\(|_ |to )target: )Swift\.AnyObject\?", r"\1Any?", interface)
    # Only the engine's scroll view tells that it's the delegate of its own recognizers.
    interface = re.sub(r"(class UIScrollView : TouchEngine.UIView), TouchEngine.UIGestureRecognizerDelegate", r"\1",
                       interface)
    interface = re.sub(r"^  open func gestureRecognizer\(.*\n", "", interface, flags=re.M)
    # A layout can be of any class.
    interface = interface.replace("let collectionViewLayout: TouchEngine.UICollectionViewFlowLayout",
                                  "let collectionViewLayout: Swift.AnyObject")
    blocks = re.split(r"(?m)^(?=\S)", interface)
    parents = {match[1]: match[2] for match in re.finditer(rf"class ({NAME}) : TouchEngine\.(UI\w+)", interface)}

    def is_archived(name: str | None) -> bool:
        return name in ("UIView", "UIViewController") or name in parents and is_archived(parents[name])

    for index, block in enumerate(blocks):
        if re.match(r"(?:\S+ )*class (?:Timer|RunLoop) \{", block):
            blocks[index] = block.replace("@escaping (", "@escaping @Sendable (")
        name = re.match(r"(?:\S+ )*class (UI\w+) ", block)
        if name:
            # A subclass of one of UIKit's classes can override every property and method.
            if " open class " in block.split("{")[0]:
                block = re.sub(r"^  ((?:@\S+ )*(?:override )?)final public (var|func)", r"  \1open \2", block,
                               flags=re.M)
            members = [*MEMBERS.get(name[1], ())]
            if is_archived(name[1]):
                members.append("required public init?(coder: Foundation.NSCoder)")
            blocks[index] = block.replace("{\n", "{\n" + "".join(f"  {member}\n" for member in members), 1)
    return "".join(blocks).replace("public import Swift\n", "public import Swift\npublic import Foundation\n", 1)


def as_app(interface: str) -> str:
    """Returns the interface of the course's classes with the isolation and the initializers that an app's have."""
    interface = re.sub(r"^((?:@\w+ )*)(?=open class )", r"\1@_Concurrency.MainActor ", interface, flags=re.M)
    interface = re.sub(r"^(.* class \w+ : TouchEngine\.UI(?:View|Control) {\n)",
                       r"\1  required public init?(coder: Foundation.NSCoder)\n", interface, flags=re.M)
    return interface.replace("public import Swift\n", "public import Swift\npublic import Foundation\n", 1)


def compiled(modules: Path, package: str, folder: Path) -> Path:
    """Compiles the interfaces into modules in a folder, which is returned."""
    products = folder / "UIKit"
    products.mkdir()
    for name, change in (("TouchEngine", as_uikit), ("RecognizerExamples", as_app)):
        interface = folder / f"{name}.swiftinterface"
        interface.write_text(change(written_interface(name, modules, package, folder)))
        done = subprocess.run(
            ["swiftc", "-frontend", "-compile-module-from-interface", interface, "-module-name", name,
             "-I", products, "-I", modules, "-o", products / f"{name}.swiftmodule"],
            capture_output=True, text=True)
        if done.returncode:
            raise SystemExit("\n".join(line for line in done.stderr.splitlines() if "error" in line))
    return products
