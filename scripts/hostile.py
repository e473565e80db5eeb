"""Programs with hostile arguments, made from the text of the public API.

`Interface` reads the pages of Documentation/API, so a new declaration is part of the next run. `Writer`
writes one Swift function for a declaration: an expression for each parameter, chosen by the parameter's
type. Numbers, texts, lengths of collections and the presence of optionals are calls of HostileProbe
(Tests/Hostile), which chooses them by a seed while the program runs, so that one compiled program serves
many seeds.
"""
import argparse
import collections
import concurrent.futures
import glob
import os
import random
import re
import resource
import signal
import subprocess
import sys
import time

# Modules whose names `import SwiftUI` brings into a program.
SKIPPED_MODULES = {"TweenGraphics", "TweenHeadless", "TweenStage", "TweenRaster", "TweenCodecs", "InbetweenTesting"}


class Uncovered(Exception):
    """A declaration that cannot be spelled. The text is the reason."""


def split_top(text, separator=","):
    """The parts of `text` between separators outside of brackets and strings."""
    parts, depth, start, index, quoted = [], 0, 0, 0, False
    while index < len(text):
        character = text[index]
        if character == '"':
            quoted = not quoted
        elif quoted:
            pass
        elif character in "([{<":
            depth += 1
        elif character in ")]}" or character == ">" and text[index - 1] != "-":
            depth -= 1
        elif depth == 0 and text.startswith(separator, index):
            parts.append(text[start:index].strip())
            index += len(separator)
            start = index
            continue
        index += 1
    parts.append(text[start:].strip())
    return [part for part in parts if part]


def closing(text, start):
    """The index of the bracket that closes the one at `start`."""
    pairs = {"(": ")", "[": "]", "<": ">", "{": "}"}
    close, depth = pairs[text[start]], 0
    for index in range(start, len(text)):
        if text[index] == text[start]:
            depth += 1
        elif text[index] == close and not (close == ">" and text[index - 1] == "-"):
            depth -= 1
            if depth == 0:
                return index
    raise Uncovered("unbalanced brackets")


ATTRIBUTE = re.compile(r"(@\w+(\([^)]*\)|<\w+>)?|nonisolated(\(unsafe\))?|public|isolated|sending|borrowing|consuming|"
                       r"convenience|mutating|final|override|inout|indirect|each) +")


def without_attributes(text):
    """The text after its attributes, and those attributes."""
    attributes = []
    while True:
        found = ATTRIBUTE.match(text)
        if not found:
            return text, attributes
        attributes.append(found.group(0).strip())
        text = text[found.end():]


class Parameter:
    def __init__(self, text):
        text, self.attributes = without_attributes(text)
        # The associated values of a case need no label.
        halves = split_top(text, ": ")
        name, rest = text.split(": ", 1) if len(halves) > 1 else ("_", text)
        self.label = name.split()[0].strip("`")
        halves = split_top(rest, " = ")
        self.default = len(halves) > 1
        self.type = halves[0]
        self.variadic = self.type.endswith("...")
        self.type = self.type.removesuffix("...")
        self.type, more = without_attributes(self.type)
        self.attributes += more


class Declaration:
    """An initializer, a function, a static value or a case."""

    def __init__(self, module, owner, line):
        self.module, self.owner, self.line = module, owner, line
        self.deprecated = line.endswith("[deprecated]")
        text = line.removesuffix("[deprecated]").strip()
        conditions = re.search(r"  \[where (.*)\]$", text)
        self.constraints = split_top(conditions.group(1)) if conditions else []
        text = text[:conditions.start()].strip() if conditions else text
        text, self.attributes = without_attributes(text)
        self.static = text.startswith("static ")
        text, _ = without_attributes(text.removeprefix("static "))
        head = re.match(r"(init[?]?|func|case|let|var|subscript|struct|enum|class|protocol|actor|typealias|associatedtype)"
                        r"(?=[ (<])", text)
        self.kind = head.group(1) if head else "other"
        self.failable = self.kind == "init?"
        self.kind = self.kind.removesuffix("?")
        self.name, self.generics, self.parameters, self.result = "", [], None, ""
        rest = text[head.end():].strip() if head else ""
        if self.kind == "func" and not re.match(r"[`\w]", rest):
            self.kind = "operator"
        if self.kind in ("func", "case", "init"):
            name = re.match(r"`?[\w]*`?", rest) if self.kind != "init" else None
            self.name = name.group(0).strip("`") if name else "init"
            rest = rest[name.end():] if name else rest
            if rest.startswith("<"):
                end = closing(rest, 0)
                self.generics = split_top(rest[1:end])
                rest = rest[end + 1:]
            if rest.startswith("("):
                end = closing(rest, 0)
                self.parameters = [Parameter(part) for part in split_top(rest[1:end])]
                rest = rest[end + 1:].strip()
            # `throws` and `async` before the arrow.
            self.effects = re.match(r"((?:throws(?:\([^)]*\))?|async|rethrows) ?)*", rest).group(0).split()
            rest = rest[len(" ".join(self.effects)):].strip()
            where = re.search(r"(^| )where (?=[\w.]+ ?(:|==))", rest)
            if where:
                self.constraints += split_top(rest[where.end():])
                rest = rest[:where.start()]
            self.result = rest.strip().removeprefix("->").strip()
        elif self.kind in ("let", "var"):
            name, _, rest = rest.partition(":")
            self.name = name.strip("` ")
            self.settable = "set }" in rest
            self.result = re.sub(r" *\{.*", "", rest).strip()

    @property
    def key(self):
        return f"{self.module} {self.owner} {self.line}"


class Interface:
    """The types and members of the pages of Documentation/API."""

    def __init__(self, folder):
        self.members, self.conformances, self.kinds, self.generic_names = {}, {}, {}, {}
        self.protocol_parents = {}
        for path in sorted(glob.glob(os.path.join(folder, "*.txt"))):
            module = os.path.basename(path)[:-4]
            if module in SKIPPED_MODULES:
                continue
            owner = ""
            for line in open(path, encoding="utf-8"):
                line = line.rstrip("\n")
                if line and line[0] != " ":
                    owner = line
                elif line.startswith("  : "):
                    self.conformances.setdefault(owner, set()).add(line[4:].split("  [")[0])
                elif line.strip():
                    self.add(Declaration(module, owner, line.strip()))

    def add(self, declaration):
        kind = declaration.kind
        if kind in ("struct", "enum", "class", "actor", "protocol"):
            self.kinds[declaration.owner] = kind
            text = re.sub(r"^.*?\b(struct|enum|class|actor|protocol) ", "", declaration.line)
            found = re.match(r"[\w.`]+<", text)
            if found:
                end = closing(text, found.end() - 1)
                self.generic_names[declaration.owner] = [
                    part.split(":")[0].strip() for part in split_top(text[found.end():end])]
            where = re.search(r" where (.*?)(  \[|$)", text)
            self.type_constraints = getattr(self, "type_constraints", {})
            self.type_constraints[declaration.owner] = split_top(where.group(1)) if where else []
        else:
            self.members.setdefault(declaration.owner, []).append(declaration)

    def conforms(self, name, protocol, seen=()):
        """Whether a type conforms, through the protocols that it names."""
        found = self.conformances.get(name, set())
        return protocol in found or any(
            self.conforms(parent, protocol, seen + (name,)) for parent in found if parent not in seen)

    def views(self):
        return sorted(name for name in self.kinds if self.kinds[name] != "protocol" and self.conforms(name, "View"))

    def subjects(self):
        """The declarations that programs call: initializers of views, and members that return views."""
        receivers = {"View", "Shape", "InsettableShape", "DynamicViewContent", "ShapeStyle"}
        found = []
        for owner in sorted(self.members):
            is_view = owner in self.kinds and self.kinds[owner] != "protocol" and self.conforms(owner, "View")
            for member in self.members[owner]:
                if member.kind == "init" and is_view:
                    found.append(member)
                elif member.kind == "func" and not member.static and (owner in receivers or is_view) and \
                        member.name not in ("body", "makeBody", "path", "inset", "resolve", "hash", "sizeThatFits") and \
                        (member.result.startswith("some ") or member.result in (owner, "Self") or
                         "Self>" in member.result or self.conforms(re.sub("<.*", "", member.result), "View")):
                    found.append(member)
        return found


# Types of Swift, Foundation and Tests/Hostile that serve for parameters of a protocol, and what they conform to.
CONCRETE = [
    ("AnyView", "View Sendable"),
    ("Color", "ShapeStyle View Hashable Equatable Sendable"),
    ("HostileShape", "Shape InsettableShape View Animatable Sendable"),
    ("Double", "BinaryFloatingPoint FloatingPoint Hashable Equatable Sendable Comparable Strideable VectorArithmetic "
               "Animatable Codable SignedNumeric Numeric AdditiveArithmetic LosslessStringConvertible "
               "CustomStringConvertible Plottable"),
    ("Int", "BinaryInteger Hashable Equatable Sendable Comparable Strideable Codable SignedInteger FixedWidthInteger"),
    ("String", "StringProtocol Hashable Equatable Sendable Comparable Codable Transferable RangeReplaceableCollection "
               "Collection BidirectionalCollection Sequence LosslessStringConvertible CustomStringConvertible"),
    ("HostileItem", "Identifiable Hashable Equatable Sendable Codable Transferable Comparable CaseIterable"),
    ("[HostileItem]", "Collection RandomAccessCollection BidirectionalCollection MutableCollection Sequence "
                      "RangeReplaceableCollection Hashable Equatable Sendable"),
    ("Set<HostileItem>", "SetAlgebra"),
    ("HostileModel", "ObservableObject AnyObject Identifiable"),
    ("HostileState", "Observable AnyObject Sendable"),
    ("HostileKey", "PreferenceKey"),
    ("HostileLayoutKey", "LayoutValueKey"),
    ("HostileError", "LocalizedError Error Equatable Sendable"),
    ("HostileDocument", "FileDocument Sendable"),
    ("HostileModifier", "ViewModifier"),
    ("HostileStyle", "ButtonStyle"),
    ("HostileLayout", "Layout Animatable Sendable"),
    ("DragGesture", "Gesture Sendable"),
    ("FloatingPointFormatStyle<Double>", "FormatStyle ParseableFormatStyle Hashable Codable Sendable"),
    ("ClosedRange<DynamicTypeSize>", "RangeExpression"),
    ("Just<Int>", "Publisher"),
    ("HostileTransition", "Transition"),
    ("HostileRenderer", "TextRenderer Animatable"),
    ("HostilePreview", "PreviewContext"),
    ("HostileDrop", "DropDelegate"),
    ("HostileTable", "AXChartDescriptorRepresentable"),
    ("HostileBehavior", "ScrollTargetBehavior"),
    ("LocalCoordinateSpace", "CoordinateSpaceProtocol"),
    ("LinearKeyframe<Double>", "KeyframeTrackContent"),
]
CONCRETE = [(name, set(protocols.split())) for name, protocols in CONCRETE]

# Associated types of those.
ASSOCIATED = {
    "[HostileItem].Element": "HostileItem", "[HostileItem].Index": "Int", "[HostileItem].SubSequence": "ArraySlice<HostileItem>",
    "[HostileItem].Element.ID": "Int", "HostileItem.ID": "Int", "Double.Stride": "Double", "Int.Stride": "Int",
    "HostileKey.Value": "Double", "HostileLayoutKey.Value": "Double", "Just<Int>.Output": "Int",
    "Just<Int>.Failure": "Never", "FloatingPointFormatStyle<Double>.FormatInput": "Double",
    "FloatingPointFormatStyle<Double>.FormatOutput": "String", "String.Element": "Character",
    "FloatingPointFormatStyle<Double>.FormatInput.Stride": "Double",
    "FloatingPointFormatStyle<Double>.Strategy.ParseInput": "String", "Set<HostileItem>.Element": "HostileItem",
    "ClosedRange<DynamicTypeSize>.Bound": "DynamicTypeSize", "Double.RawSignificand": "UInt64",
    "HostileModel.ID": "ObjectIdentifier", "DragGesture.Value": "DragGesture.Value",
    "Double.AnimatableData": "Double", "[HostileItem].Element.AllCases": "[HostileItem]",
}

# Expressions of a type; # becomes the number of the place.
NUMBER, PLACE = "p.n(#)", "CGPoint(x: p.n(#), y: p.n(#))"
VALUES = {
    "Bool": ["p.b(#)"], "Int": ["p.i(#)"], "Double": [NUMBER], "CGFloat": [NUMBER], "Float": ["Float(p.n(#))"],
    "TimeInterval": [NUMBER], "UInt64": ["UInt64.max"], "UInt": ["UInt.max"], "Int8": ["Int8.min"], "UInt8": ["UInt8.max"],
    "Int64": ["Int64.min", "Int64.max"], "UInt32": ["UInt32.max"], "Never": [],
    "String": ["p.s(#)"], "Substring": ["p.s(#)[...]"], "Character": ['"x"', '"\\u{0}"'],
    "LocalizedStringKey": ["LocalizedStringKey(p.s(#))"],
    "LocalizedStringResource": ["LocalizedStringResource(String.LocalizationValue(p.s(#)))"],
    "LocalizedStringKey.StringInterpolation": [], "AttributedString": ["AttributedString(p.s(#))"],
    "CGSize": ["CGSize(width: p.n(#), height: p.n(#))"], "CGPoint": [PLACE],
    "CGRect": ["CGRect(x: p.n(#), y: p.n(#), width: p.n(#), height: p.n(#))"],
    "CGVector": ["CGVector(dx: p.n(#), dy: p.n(#))"],
    "CGAffineTransform": ["CGAffineTransform(a: p.n(#), b: p.n(#), c: p.n(#), d: p.n(#), tx: p.n(#), ty: p.n(#))"],
    "Angle": ["Angle.degrees(p.n(#))", "Angle.radians(p.n(#))"],
    "UnitPoint": ["UnitPoint(x: p.n(#), y: p.n(#))"],
    "EdgeInsets": ["EdgeInsets(top: p.n(#), leading: p.n(#), bottom: p.n(#), trailing: p.n(#))"],
    "Date": ["Date(timeIntervalSinceReferenceDate: p.n(#))", "Date.distantPast"],
    "DateComponents": ["DateComponents(year: p.i(#), month: p.i(#), day: p.i(#))"],
    "DateInterval": ["DateInterval(start: .distantPast, end: .distantFuture)"],
    "URL": ['URL(fileURLWithPath: p.s(#))'], "Data": ["Data()"], "Locale": ['Locale(identifier: p.s(#))'],
    "Calendar": ["Calendar(identifier: .hebrew)"], "TimeZone": ["TimeZone.gmt"], "Bundle": ["Bundle.main"],
    "CharacterSet": ["CharacterSet()"], "Void": ["()"], "()": ["()"], "Any": ["0"], "AnyHashable": ["AnyHashable(p.i(#))"],
    "Namespace.ID": ["s.namespace"], "NSItemProvider": ["NSItemProvider()"], "UUID": ["UUID(uuid: (0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0))"],
    "NSUserActivity": ['NSUserActivity(activityType: "a")'], "Formatter": ["NumberFormatter()"],
    "TaskPriority": [".high"], "IndexSet": ["IndexSet()", "IndexSet([0, 9])"], "Duration": [".seconds(-5)"],
    "Measurement<UnitAngle>": ["Measurement(value: p.n(#), unit: .degrees)"],
    "PersonNameComponents": ["PersonNameComponents()"], "ProcessInfo.ThermalState": [".nominal"],
    "Progress": ["Progress(totalUnitCount: -1)"], "UndoManager": ["UndoManager()"],
    "Range<String.Index>": ['"".startIndex..<"".endIndex'],
    "Predicate<URL>": ["#Predicate<URL> { _ in false }"],
    "DynamicTypeSize": [".accessibility5", ".xSmall"],
    "Color": ["Color(red: p.n(#), green: p.n(#), blue: p.n(#), opacity: p.n(#))", "Color(hue: p.n(#), saturation: p.n(#), brightness: p.n(#))",
              "Color.orange", "Color(.sRGBLinear, white: p.n(#), opacity: p.n(#))"],
    "Text": ["Text(verbatim: p.s(#))", "Text(LocalizedStringKey(p.s(#)))", "Text(p.n(#), format: .number)"],
    "AnyView": ["p.leaf(#)"], "Path": ["p.path(#)"], "EmptyView": ["EmptyView()"],
    "Image": ['Image(p.s(#))', 'Image(systemName: p.s(#))', 'Image(systemName: "star")'],
    "HostileShape": ["HostileShape(p, #)"], "HostileItem": ["p.item(#)"], "HostileModel": ["p.model"],
    "HostileState": ["HostileState()"], "HostileError": ["HostileError()"], "HostileDocument": ["HostileDocument()"],
    "HostileModifier": ["HostileModifier(p, #)"], "HostileStyle": ["HostileStyle()"], "HostileLayout": ["HostileLayout(p, #)"],
    "HostileTransition": ["HostileTransition(p, #)"], "HostileRenderer": ["HostileRenderer()"],
    "HostilePreview": ["HostilePreview()"], "HostileDrop": ["HostileDrop()"], "HostileTable": ["HostileTable(p, #)"],
    "HostileBehavior": ["HostileBehavior(p, #)"], "LocalCoordinateSpace": [".local"],
    "AnyTransition": ["p.transition(#)"], "Animation": ["p.animation(#)"], "DragGesture": ["DragGesture(minimumDistance: p.n(#))"],
    "FloatingPointFormatStyle<Double>": [".number"], "Just<Int>": ["Just(p.i(#))"], "ObjectIdentifier": ["ObjectIdentifier(p.model)"],
    "ClosedRange<DynamicTypeSize>": [".xSmall ... .accessibility5"], "AnyShape": ["AnyShape(HostileShape(p, #))"],
    "AnyShapeStyle": ["AnyShapeStyle(Color.orange)"], "AnyLayout": ["AnyLayout(HostileLayout(p, #))"],
    "AnyObject": ["p.model"], "AnyGradient": ["Color.orange.gradient"], "Selector": [], "Bitmap": ["Bitmap(width: p.count(#), height: 3)"],
    "FocusState<Bool>.Binding": ["s.focus"], "FocusState<Int>.Binding": [], "FocusState<Int?>.Binding": ["s.choice"],
    "AccessibilityFocusState<Bool>.Binding": ["s.reading"], "AccessibilityFocusState<Int?>.Binding": ["s.readingChoice"],
    "Axis.Set": ["[]", "[.horizontal, .vertical]", ".vertical"], "Edge.Set": ["[]", ".all", ".top"],
    "GraphicsContext": [], "UTType": ["UTType.plainText", "UTType.item"], "ButtonRole": [".destructive", ".cancel"],
    "ScrollPosition": ["ScrollPosition(y: p.n(#))", "ScrollPosition(edge: .bottom)", "ScrollPosition(id: p.i(#))"],
    "ImageResource": ['ImageResource(name: p.s(#), bundle: .main)'], "ColorResource": ['ColorResource(name: p.s(#), bundle: .main)'],
    "LinearKeyframe<Double>": ["LinearKeyframe(p.n(#), duration: p.n(#))"],
    "GridItem": ["GridItem(.fixed(p.n(#)), spacing: p.n(#))", "GridItem(.adaptive(minimum: p.n(#), maximum: p.n(#)))",
                 "GridItem(.flexible(minimum: p.n(#), maximum: p.n(#)))"],
    "PresentationDetent": [".height(p.n(#))", ".fraction(p.n(#))", ".medium"],
    "ShadowStyle": [".drop(radius: p.n(#), x: p.n(#), y: p.n(#))", ".inner(radius: p.n(#))"],
    "Shader": ["HostileShape.shader"], "Set<HostileItem>": ["Set(p.items(#))"], "[HostileItem]": ["p.items(#)"],
    "Transaction": ["Transaction(animation: p.animation(#))"], "Task<Void, Never>": [],
    "Range<Int>": ["0..<p.count(#)"], "Text.Layout": [], "Gradient.Stop": [".init(color: .orange, location: p.n(#))"],
    "ClosedRange<Double>": ["p.range(#)"], "ClosedRange<CGFloat>": ["p.cgRange(#)"], "ClosedRange<Int>": ["0...p.count(#)"],
    "ClosedRange<Date>": ["Date.distantPast...Date.distantFuture"], "Range<Date>": ["Date.distantPast..<Date.distantFuture"],
    "PartialRangeFrom<Date>": ["Date.distantPast..."], "PartialRangeThrough<Date>": ["...Date.distantFuture"],
    "PartialRangeUpTo<Date>": ["..<Date.distantPast"], "PartialRangeFrom<Int>": ["p.i(#)..."], "PartialRangeThrough<Int>": ["...p.i(#)"],
    "Range<Double>": ["0..<1"], "Range<Date>?": ["nil"],
}

# Builders of content other than views: an expression of what conforms to the protocol.
CONTENT = {
    "ToolbarContent": "ToolbarItem(placement: .automatic) { p.leaf(#) }",
    "CustomizableToolbarContent": 'ToolbarItem(id: "a", placement: .automatic) { p.leaf(#) }',
    "Keyframes": "KeyframeTrack { LinearKeyframe(p.n(#), duration: 0.1); SpringKeyframe(p.n(#), duration: p.n(#)) }",
    "AccessibilityRotorContent": 'AccessibilityRotorEntry("a", id: p.i(#))',
    "TabContent": 'Tab("a", systemImage: "star", value: p.i(#)) { p.leaf(#) }',
    "SliderTickContent": "SliderTick(p.n(#))",
    "Commands": "EmptyCommands()",
    "VisualEffect": "e.opacity(p.n(#)).offset(x: p.n(#), y: p.n(#)).scaleEffect(p.n(#)).blur(radius: p.n(#))",
}


class Writer:
    """Writes the program of a declaration. Equal generators give equal programs."""

    def __init__(self, interface, generator):
        self.interface, self.random = interface, generator
        self.place = 0

    def numbered(self, text):
        def number(_):
            self.place += 1
            return str(self.place)
        return re.sub("#(?!Predicate)", number, text)

    # MARK: Generic parameters

    def bindings(self, declaration):
        """The type of each generic parameter, by its constraints."""
        interface, owner = self.interface, declaration.owner
        names = list(interface.generic_names.get(owner, [])) + [part.split(":")[0].strip() for part in declaration.generics]
        constraints = list(declaration.constraints)
        if owner in interface.kinds:
            constraints += interface.type_constraints.get(owner, [])
        constraints += [part for part in declaration.generics if ":" in part]
        protocols, same, members = {}, {}, []
        for constraint in constraints:
            if "==" in constraint:
                left, right = (half.strip() for half in constraint.split("==", 1))
                if left in names:
                    same.setdefault(left, right)
                elif right in names:
                    same.setdefault(right, left)
                else:
                    members.append((left, "==", right))
            elif ":" in constraint:
                left, right = (half.strip() for half in constraint.split(":", 1))
                found = {part.strip() for part in right.split("&")}
                if left in names:
                    protocols.setdefault(left, set()).update(found)
                else:
                    members.append((left, ":", right))
        bound = {}
        # The key paths decide what their values are.
        for parameter in declaration.parameters or []:
            found = re.match(r"WritableKeyPath<(\w+), (\w+)\??>", parameter.type)
            if found and found.group(2) in names:
                bound[found.group(2)] = {"EnvironmentValues": "CGFloat"}.get(found.group(1), "Int")
            found = re.match(r"(Accessibility)?FocusState<(\w+)>.Binding", parameter.type)
            if found and found.group(2) in names:
                bound[found.group(2)] = "Int?"
        for name in names:
            if name not in same and name not in bound:
                bound[name] = self.concrete(protocols.get(name, set()), name, members)
        for _ in range(3):
            for name, other in same.items():
                if name not in bound:
                    value = self.substituted(other, bound)
                    if not any(re.search(rf"\b{part}\b(?!<)", value) and part not in bound for part in names):
                        bound[name] = value
        if any(name not in bound for name in names):
            raise Uncovered("no type for the generic parameter " + ", ".join(n for n in names if n not in bound))
        return bound

    def concrete(self, protocols, name, members):
        protocols = {part.removeprefix("any ") for part in protocols} - {"Sendable", "Copyable"}
        protocols = {re.sub("<.*", "", part) for part in protocols}
        if not protocols:
            return "AnyView" if name in ("Content", "Label") else "Int"
        if protocols == {"Equatable"} or protocols == {"Hashable"}:
            return "Int"
        for type, offered in CONCRETE:
            if protocols <= offered:
                return type
        found = [type for type in self.interface.kinds
                 if self.interface.kinds[type] != "protocol" and type not in self.interface.generic_names
                 and all(self.interface.conforms(type, part) for part in protocols)]
        self.random.shuffle(found)
        for type in found:
            if self.can_make(type):
                return type
        content = [part for part in protocols if part in CONTENT]
        if content:
            return "=" + content[0]
        raise Uncovered("no type conforms to " + " & ".join(sorted(protocols)))

    def can_make(self, type):
        place, state = self.place, self.random.getstate()
        try:
            self.value(type, {}, 0)
            return True
        except Uncovered:
            return False
        finally:
            self.place = place
            self.random.setstate(state)

    def substituted(self, type, bound):
        for name, value in bound.items():
            if name == value:
                continue
            type = re.sub(rf"(?<![\w.]){name}\b(?![\w<])", lambda _: value.removeprefix("="), type)
        for _ in range(3):
            for path, value in ASSOCIATED.items():
                type = re.sub(rf"(?<![\w.]){re.escape(path)}(?![\w])", lambda _: value, type)
        return type

    # MARK: Values

    def value(self, type, bound, depth, base="", closure=""):
        """An expression of a type. `depth` counts the types around it."""
        type, attributes = without_attributes(type.strip())
        if depth > 5:
            raise Uncovered(f"{type} contains itself")
        if type in bound and bound[type].startswith("="):
            return self.numbered(CONTENT[bound[type][1:]])
        type = self.substituted(type, bound) if bound else type
        if type == base:
            raise Uncovered(f"no value of {type}")
        if type.startswith("(") and closing(type, 0) == len(type) - 1 and not split_top(type, "->")[1:]:
            inner = split_top(type[1:-1])
            if not inner:
                return "()"
            if len(inner) == 1 and not re.match(r"\w+: ", inner[0]):
                return self.value(inner[0], {}, depth)
            parts = []
            for part in inner:
                label = re.match(r"\w+: ", part)
                parts.append((label.group(0) if label else "") + self.value(part[label.end() if label else 0:], {}, depth + 1))
            return "(" + ", ".join(parts) + ")"
        if type.endswith("?") and not split_top(type, "->")[1:]:
            inner = type[:-1]
            if self.random.random() < 0.25:
                return f"Optional<{inner.removeprefix('(').removesuffix(')') if '->' not in inner else inner}>.none" if "->" not in inner else "nil"
            if "->" in inner:
                return self.value(inner, {}, depth + 1)
            self.place += 1
            return f"p.o({self.place}, {self.value(inner, {}, depth + 1)})"
        halves = split_top(type, "->")
        if len(halves) > 1:
            return self.closure(type, halves, depth)
        if type in VALUES:
            if not VALUES[type]:
                raise Uncovered(f"no value of {type}")
            return self.numbered(self.random.choice(VALUES[type]))
        if type.startswith("["):
            inner = split_top(type[1:-1], ":")
            if len(inner) == 2:
                return f"[{self.value(inner[0], {}, depth + 1)}: {self.value(inner[1], {}, depth + 1)}]"
            self.place += 1
            return f"p.a({self.place}, {self.value(inner[0], {}, depth + 1)})"
        if type.endswith(".Type"):
            return type.removesuffix(".Type") + ".self"
        for word in ("some ", "any "):
            if type.startswith(word):
                protocols = {part.strip() for part in type.removeprefix(word).split("&")}
                return self.existential(protocols, depth)
        generic = re.match(r"([\w.]+)<", type)
        if generic and closing(type, generic.end() - 1) == len(type) - 1:
            return self.generic_value(type, generic.group(1), split_top(type[generic.end():-1]), depth)
        return self.member_value(type, depth)

    def existential(self, protocols, depth):
        bare = {re.sub("<.*", "", part) for part in protocols}
        content = [part for part in bare if part in CONTENT]
        if content:
            return self.numbered(CONTENT[content[0]])
        statics = [member for part in bare for member in self.interface.members.get(part, [])
                   if member.static and any("Self ==" in condition for condition in member.constraints)]
        if statics and self.random.random() < 0.7:
            member = self.random.choice(statics)
            try:
                return self.call("", member, depth + 1)
            except Uncovered:
                pass
        return self.value(self.concrete(bare, "", []), {}, depth + 1)

    def generic_value(self, type, name, arguments, depth):
        inner = arguments[0]
        if name == "Binding":
            self.place += 1
            return f"p.binding({self.place}, {self.value(inner, {}, depth + 1)})"
        if name == "Set":
            return f"Set({self.value('[' + inner + ']', {}, depth + 1)})"
        if name in ("Optional", "Array"):
            return self.value(inner + "?" if name == "Optional" else f"[{inner}]", {}, depth)
        if name in ("KeyPath", "WritableKeyPath", "ReferenceWritableKeyPath"):
            return self.key_path(inner, arguments[1])
        if name == "Result":
            return f".success({self.value(inner, {}, depth + 1)})"
        if name == "AnyPublisher":
            return f"Just({self.value(inner, {}, depth + 1)}).eraseToAnyPublisher()"
        bound = dict(zip(self.interface.generic_names.get(name, []), arguments))
        if not bound:
            raise Uncovered(f"no value of {type}")
        return self.member_value(name, depth, bound, type)

    def key_path(self, root, value):
        if root == "HostileItem":
            known = {"Int": "\\.id", "String": "\\.name", "[HostileItem]?": "\\.parts", "Bool": "\\.flag",
                     "Binding<Int>": "\\.number", "Int?": "\\.parent"}
        elif root == "EnvironmentValues":
            found = [member for member in self.interface.members["EnvironmentValues"]
                     if member.kind == "var" and member.settable and member.result == value]
            if not found:
                raise Uncovered(f"no environment value of {value}")
            return "\\." + self.random.choice(found).name
        else:
            known = {"Int?": "\\.hostile", "Int": "\\.hostile"} if root in ("FocusedValues", "ContainerValues") else {}
        if value not in known:
            raise Uncovered(f"no key path of {root} to {value}")
        return known[value]

    def closure(self, type, halves, depth):
        parameters, _ = without_attributes(halves[0])
        result = halves[-1].strip()
        end = closing(parameters, 0) if parameters.startswith("(") else 0
        effects = parameters[end + 1:].split()
        names = split_top(parameters[1:end])
        prefix = ""
        if names:
            prefix = ", ".join("e" if name.startswith("EmptyVisualEffect") else "_" for name in names) + " in "
        if result in ("Void", "()"):
            body = "" if "async" in effects or "@Sendable" in type else "p.hit()"
        elif result in ("Self", "Body"):
            raise Uncovered(f"no value of {type}")
        else:
            body = self.value(result, {}, depth + 1)
            # The placeholder of a modifier, now and then.
            if names and "PlaceholderContentView" in names[0] and result == "AnyView" and self.random.random() < 0.6:
                prefix, body = prefix.replace("_", "e", 1), "AnyView(e)"
        return "{ " + prefix + body + " }"

    def member_value(self, name, depth, bound=None, spelled=None):
        """A value by a static member, a case or an initializer of a type of the interface."""
        interface, spelled = self.interface, spelled or name
        if name not in interface.kinds:
            raise Uncovered(f"no value of {spelled}")
        if interface.kinds[name] == "protocol":
            return self.existential({name}, depth)
        candidates = []
        for member in interface.members.get(name, []):
            if member.deprecated or "_" == member.name[:1]:
                continue
            if member.kind == "case" or member.kind == "init" and not getattr(member, "effects", []):
                candidates.append(member)
            elif member.static and member.result in (name, spelled, "Self") and member.kind != "subscript" and \
                    not getattr(member, "effects", []):
                candidates.append(member)
        self.random.shuffle(candidates)
        # Those with arguments first: they have numbers.
        candidates.sort(key=lambda member: (not member.parameters, self.random.random()) if self.random.random() < 0.7 else (False, self.random.random()))
        if not candidates and interface.conforms(name, "OptionSet"):
            return f"{spelled}(rawValue: p.i({self.numbered('#')}))"
        for member in candidates[:12]:
            try:
                return self.call(spelled, member, depth + 1, bound)
            except Uncovered:
                continue
        raise Uncovered(f"no value of {spelled}")

    # MARK: Calls

    def call(self, spelled, member, depth, given=None):
        """The spelling of a member of a type, with arguments."""
        if member.failable or member.name in ("encode", "hash"):
            raise Uncovered("a failable initializer")
        if member.kind in ("let", "var") or member.kind == "case" and member.parameters is None:
            return f"{spelled}.{member.name}"
        bound = dict(self.bindings(member))
        bound.update(given or {})
        if member.name == "init":
            if member.parameters and any(part.type.split(".")[-1].endswith("Configuration") for part in member.parameters):
                raise Uncovered("the configuration of a style, which only the engine makes")
            if "from decoder" in member.line or "rawValue" in member.line and not self.interface.conforms(member.owner, "OptionSet"):
                raise Uncovered("not an initializer of programs")
            return f"{spelled}({self.arguments(member, bound, depth)})"
        return f"{spelled}.{member.name}({self.arguments(member, bound, depth)})"

    def arguments(self, member, bound, depth):
        parts = []
        for parameter in member.parameters or []:
            if parameter.default and self.random.random() < 0.2:
                continue
            try:
                value = self.value(parameter.type, bound, depth, base=member.owner)
            except Uncovered:
                if parameter.default:
                    continue
                raise
            if "@autoclosure" in parameter.attributes and value.startswith("{ "):
                value = value[2:-2]
            if "inout" in parameter.attributes:
                raise Uncovered("an inout parameter")
            parts.append(value if parameter.label == "_" else f"{parameter.label}: {value}")
        return ", ".join(parts)

    def subject(self, declaration):
        """The expression that calls a declaration."""
        if any(word in declaration.effects for word in ("async", "throws")):
            raise Uncovered("it throws or is asynchronous")
        if declaration.kind == "init":
            names = self.interface.generic_names.get(declaration.owner, [])
            bound = self.bindings(declaration)
            spelled = declaration.owner
            content = any(value.startswith("=") for value in bound.values())
            if names and not content:
                spelled += "<" + ", ".join(bound[name] for name in names) + ">"
            return self.call(spelled, declaration, 0)
        bound = self.bindings(declaration)
        receivers = {"View": "AnyView", "Shape": "HostileShape", "InsettableShape": "HostileShape", "ShapeStyle": "Color"}
        if declaration.owner == "DynamicViewContent":
            receiver = self.numbered("ForEach(p.items(#)) { _ in p.leaf(#) }")
        else:
            if any("Self: Equatable" in part for part in declaration.constraints):
                receivers["View"] = "Color"
            receiver = self.value(receivers.get(declaration.owner, declaration.owner), bound, 1)
        return f"({receiver}).{declaration.name}({self.arguments(declaration, bound, 0)})"


class Program:
    """A program: a declaration, and the function that calls it."""

    def __init__(self, number, declaration, expression):
        self.number, self.declaration, self.expression = number, declaration, expression

    @property
    def text(self):
        return (f"// {self.declaration.line}\n"
                f"@MainActor func hostile{self.number}(_ p: HostileProbe, _ s: HostileStates) -> AnyView {{\n"
                f"  AnyView({self.expression})\n}}\n")


def programs(interface, seed, count, only=""):
    """The programs of a seed, and the declarations that cannot be spelled with their reasons."""
    made, missing = [], []
    subjects = interface.subjects()
    for declaration in subjects:
        # The declaration decides, so that a new one changes no other program.
        writer = Writer(interface, random.Random(f"{seed} {declaration.key}"))
        try:
            made.append((declaration, writer.subject(declaration)))
        except Uncovered as reason:
            missing.append((declaration, str(reason)))
    order = random.Random(seed)
    order.shuffle(made)
    chosen = [pair for pair in made if only in f"{pair[0].owner}.{pair[0].line}"][:count]
    return [Program(number, *pair) for number, pair in enumerate(chosen)], missing, len(subjects)


# MARK: To build and run

BATCH = 250
ROUNDS = 5


def write_sources(chosen, folder):
    """Writes the programs, and returns for each file the numbers of the programs by line."""
    for path in glob.glob(os.path.join(folder, "Batch*")):
        os.remove(path)
    lines = {}
    for start in range(0, len(chosen), BATCH):
        name = f"Batch{start // BATCH}.swift"
        text, lines[name] = ["import SwiftUI\n\n"], [None, None]
        for program in chosen[start:start + BATCH]:
            text.append(program.text + "\n")
            lines[name] += [program] * (program.text.count("\n") + 1)
        with open(os.path.join(folder, name), "w", encoding="utf-8") as file:
            file.write("".join(text))
    with open(os.path.join(folder, "BatchIndex.swift"), "w", encoding="utf-8") as file:
        file.write("let hostileCases: [HostileCase] = [\n")
        file.writelines(f"  hostile{program.number},\n" for program in chosen)
        file.write("]\n")
    return lines


def compile_programs(chosen, folder, support, options):
    """Compiles the programs to objects. Returns those that compile, and the others with the first error."""
    refused = []
    for _ in range(ROUNDS):
        lines = write_sources(chosen, folder)
        sources = sorted(glob.glob(os.path.join(folder, "Batch*.swift"))) + support
        result = subprocess.run(
            ["swiftc", "-c", "-swift-version", "5", "-suppress-warnings", "-Onone", "-wmo", "-num-threads",
             str(os.cpu_count() or 1), "-module-name", "Hostile", "-parse-as-library", *options, *sources],
            cwd=folder, capture_output=True, text=True, stdin=subprocess.DEVNULL)
        if result.returncode == 0:
            return chosen, refused
        failed = {}
        for found in re.finditer(r"^.*?(Batch\d+\.swift):(\d+):\d+: error: (.*)$", result.stderr, re.M):
            program = lines[found.group(1)][int(found.group(2)) - 1]
            failed.setdefault(program.declaration.key, (program, found.group(3)))
        if not failed:
            raise SystemExit(f"hostile: the support files do not compile: {result.stderr[-2000:]}")
        refused += [(program.declaration, "it does not compile: " + error) for program, error in failed.values()]
        chosen = [program for program in chosen if program.declaration.key not in failed]
        for number, program in enumerate(chosen):
            program.number = number
    raise SystemExit("hostile: the programs do not compile after several attempts")


def run_jobs(program, jobs):
    """Runs (number, seed) pairs in child processes, and yields (number, seed, kind, text) for each finding."""
    while jobs:
        child = subprocess.run(
            [program], input="".join(f"{number} {seed}\n" for number, seed in jobs), capture_output=True, text=True,
            errors="replace", env={**os.environ, "SWIFT_BACKTRACE": "enable=no"},
            preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_AS, (8 << 30, 8 << 30)))
        begun, ended = None, 0
        for line in child.stdout.split("\n"):
            words = line.split(" ", 3)
            if words[0] == "begin":
                begun = (int(words[1]), int(words[2]))
            elif words[0] == "fault":
                yield int(words[1]), int(words[2]), "fault", words[3]
            elif words[0] == "end":
                begun, ended = None, ended + 1
        if begun is None and ended == len(jobs):
            return
        if begun is None:
            raise SystemExit(f"hostile: the driver ended with status {child.returncode}: {child.stderr[-500:]}")
        if child.returncode == -signal.SIGALRM:
            yield *begun, "hang", "it runs for more than 10 seconds"
        else:
            fatal = re.findall(r"^.*(?:Fatal error|fatal error).*$", child.stderr, re.M)
            text = fatal[-1] if fatal else (child.stderr.strip().split("\n") or [""])[-1][:200]
            yield *begun, "trap", f"status {child.returncode}: {text}"
        jobs = jobs[ended + 1:]


def kind_of(text):
    """A finding without its numbers, so that equal kinds are counted."""
    return re.sub(r"#[0-9A-F]{6,8}|-?\d[\d.e+-]*", "N", text)[:100]


def report_coverage(interface, missing, out):
    totals, lost = collections.Counter(), collections.Counter()
    for declaration in interface.subjects():
        totals[declaration.module] += 1
    for declaration, _ in missing:
        lost[declaration.module] += 1
    for module in sorted(totals):
        print(f"{module}: {totals[module] - lost[module]} of {totals[module]} declarations", file=out)
    print(f"all: {sum(totals.values()) - sum(lost.values())} of {sum(totals.values())} declarations", file=out)


def main():
    parser = argparse.ArgumentParser(prog="scripts/hostile", allow_abbrev=False)
    parser.add_argument("--count", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seeds", type=int, default=1)
    parser.add_argument("--only", default="")
    parser.add_argument("--uncovered", action="store_true")
    parser.add_argument("--work", required=True)
    parser.add_argument("--options", help="a file with the compiler's options, one a line")
    parser.add_argument("--link", help="a file with the linker's arguments, one a line")
    arguments = parser.parse_args()
    root = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
    interface = Interface(os.path.join(root, "Documentation/API"))
    chosen, missing, _ = programs(interface, arguments.seed, arguments.count, arguments.only)
    if not chosen:
        print(f"hostile: found no declaration with '{arguments.only}'", file=sys.stderr)
        return 64
    read = lambda path: open(path, encoding="utf-8").read().split("\n")[:-1]
    support = sorted(glob.glob(os.path.join(root, "Tests/Hostile/*.swift")))
    started = time.time()
    chosen, refused = compile_programs(chosen, arguments.work, support, read(arguments.options))
    compiled = time.time()
    program = os.path.join(arguments.work, "Hostile")
    subprocess.run(["swiftc", "-emit-executable", "-use-ld=lld", "-o", program,
                    *sorted(glob.glob(os.path.join(arguments.work, "*.o"))), *read(arguments.link)], check=True)
    linked = time.time()
    missing += refused
    if arguments.uncovered:
        for declaration, reason in sorted(missing, key=lambda pair: pair[0].key):
            print(f"{declaration.module}\t{declaration.owner}\t{declaration.line}\t{reason}")
    report_coverage(interface, missing, sys.stdout)
    # Different programs get different seeds, so that containers and settings differ too.
    jobs = [(number, arguments.seed * 1_000_003 + number * 101 + round) for round in range(arguments.seeds)
            for number in range(len(chosen))]
    workers = os.cpu_count() or 1
    findings = []
    with concurrent.futures.ThreadPoolExecutor(workers) as pool:
        for found in pool.map(lambda share: list(run_jobs(program, share)), [jobs[k::workers] for k in range(workers)]):
            findings += found
    groups = collections.defaultdict(list)
    for number, seed, kind, text in sorted(findings):
        groups[kind, kind_of(text)].append((number, seed, text))
    for (kind, _), all in sorted(groups.items(), key=lambda item: (item[0][0], -len(item[1]))):
        number, seed, text = all[0]
        print(f"{kind} ({len(all)}): {text}\n  {chosen[number].declaration.owner}: {chosen[number].declaration.line}\n"
              f"  {chosen[number].expression}\n  echo {number} {seed} | {program}")
    print(f"{len(jobs)} runs of {len(chosen)} programs, {len(findings)} findings of {len(groups)} kinds; "
          f"{compiled - started:.0f} s to compile, {linked - compiled:.0f} s to link, {time.time() - linked:.0f} s to run")
    return 1 if findings else 0


if __name__ == "__main__":
    sys.exit(main())
