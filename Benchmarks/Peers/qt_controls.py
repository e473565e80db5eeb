"""Times Qt Quick Controls with Qt's software renderer, for `scripts/bench control-peers`, by the wheel
PySide6-Essentials: a page of 30 settings in a window of 390x844, drawn at scale 1. Prints CPU
milliseconds of all threads from the engine's load to the first frame, and of one toggled switch's
animation; resident megabytes at the end; and the wall's milliseconds to the first frame. Python has no
part in a frame.

usage: qt_controls.py [--empty] [--height POINTS] [--style NAME] [--picture FILE]
  --empty         an empty window, whose memory is taken off that of the page
  --height        the window's height, 844 if not said
  --style NAME    Basic, the lightest, if not said; or Fusion, Material, Imagine, Universal
  --picture FILE  keeps what is shown at the end
"""

import os
import sys
import time


def option(name, otherwise):
    return sys.argv[sys.argv.index(name) + 1] if name in sys.argv else otherwise


os.environ.update(
    QT_QPA_PLATFORM="offscreen",
    QT_QUICK_BACKEND="software",
    QT_SCALE_FACTOR="1",
    QT_QUICK_CONTROLS_STYLE=option("--style", "Basic"),
)

from PySide6.QtCore import QTimer, QUrl
from PySide6.QtGui import QGuiApplication
from PySide6.QtQml import QQmlComponent, QQmlEngine
from PySide6.QtQuick import QQuickWindow  # noqa: F401: what a window is known by

EMPTY = b"""
import QtQuick
Window {
  width: 390; visible: true; color: "white"
  property int count: 0
  property int until: -1
  onFrameSwapped: {
    count += 1
    if (count === until) Qt.quit()
  }
}
"""
TOGGLES = 20
# The longest animation of a switch in any style ends in half of that.
REST = 600


def resident():
    with open("/proc/self/status") as status:
        for line in status:
            if line.startswith("VmRSS:"):
                return int(line.split()[1]) / 1024
    return float("nan")


def rest(app, milliseconds):
    QTimer.singleShot(milliseconds, lambda: app.exit(0))
    app.exec()


def main():
    app = QGuiApplication(sys.argv[:1])
    page = os.path.join(os.path.dirname(os.path.abspath(__file__)), "settings.qml")
    start, wall = time.process_time(), time.monotonic()
    engine = QQmlEngine()
    # Not `app.quit`, which closes windows.
    engine.quit.connect(lambda: app.exit(0))
    if "--empty" in sys.argv:
        component = QQmlComponent(engine)
        component.setData(EMPTY, QUrl())
    else:
        # From a file, whose compiled form Qt keeps for the next run.
        component = QQmlComponent(engine, QUrl.fromLocalFile(page))
    initial = {"height": int(option("--height", 844)), "until": 1}
    window = component.createWithInitialProperties(initial)
    if window is None:
        sys.exit(component.errorString())
    app.exec()
    first = (time.process_time() - start) * 1000, (time.monotonic() - wall) * 1000
    window.setProperty("until", -1)
    rest(app, REST)
    spent = 0.0
    if "--empty" not in sys.argv:
        before, shown = time.process_time(), window.property("count")
        for _ in range(TOGGLES):
            window.setProperty("isOn", not window.property("isOn"))
            rest(app, REST)
        spent = (time.process_time() - before) * 1000 / TOGGLES
        frames = (window.property("count") - shown) / TOGGLES
        print(f"frames of an animation: {frames:.0f}", file=sys.stderr)
    print(f"{first[0]:.3f},{spent:.3f},{resident():.2f},{first[1]:.3f}", flush=True)
    if "--picture" in sys.argv:
        window.grabWindow().save(option("--picture", ""))
    # What Qt has of it goes with the process.
    os._exit(0)


main()
