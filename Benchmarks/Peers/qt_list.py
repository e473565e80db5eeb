"""Times Qt Quick's ListView with its software renderer, for `scripts/bench list-peers`, by the wheel
PySide6-Essentials: a list of 100,000 rows in a window of 390x844, scrolled by so many points in each
of 1,000 frames, drawn at scale 1. Prints CPU milliseconds a frame, of all threads, and at the end
resident megabytes, and those of them that no file holds. Python has no part in a frame: QML moves
the list on whenever one is shown.

usage: qt_list.py [--empty] [--frames N] [--step POINTS] [--picture FILE]
  --empty         an empty window, whose memory is taken off that of the list
  --picture FILE  keeps what is shown at the end
"""

import os
import sys
import time

os.environ.update(QT_QPA_PLATFORM="offscreen", QT_QUICK_BACKEND="software", QT_SCALE_FACTOR="1")

from PySide6.QtCore import QUrl
from PySide6.QtGui import QGuiApplication
from PySide6.QtQml import QQmlComponent, QQmlEngine
from PySide6.QtQuick import QQuickWindow  # noqa: F401: what a window is known by

# FRAMES are shown, then the event loop ends; it is begun again by whoever sets `until`.
WINDOW = """
import QtQuick
Window {
  width: 390; height: 844; visible: true; color: "white"
  property int count: 0
  property int until: 50
  onFrameSwapped: {
    count += 1
    if (count >= until) Qt.quit()
    CHANGE
  }
  LIST
}
"""

# An icon, two texts, a separator: the rows of FrameBench's ListPeer.
LIST = """
  ListView {
    id: list
    anchors.fill: parent
    model: 100000
    interactive: false
    delegate: Item {
      required property int index
      width: 390; height: 60
      Rectangle {
        x: 16; y: 14; width: 32; height: 32; radius: 8
        color: Qt.hsva((index % 36) / 36, 0.7, 0.9, 1)
      }
      Text {
        x: 64; y: 9; text: "Row " + index; font.family: "Inter"; font.pixelSize: 17
        color: "black"
      }
      Text {
        x: 64; y: 33; text: "What stands below it, " + index * 7 + " times"
        font.family: "Inter"; font.pixelSize: 13; color: "#8a8a8e"
      }
      Rectangle { x: 64; y: 59; width: 326; height: 1; color: "#c6c6c8" }
    }
  }
"""


def resident(name):
    with open("/proc/self/status") as status:
        for line in status:
            if line.startswith(name):
                return int(line.split()[1]) / 1024
    return float("nan")


def option(name, otherwise):
    return sys.argv[sys.argv.index(name) + 1] if name in sys.argv else otherwise


def main():
    frames, step = int(option("--frames", 1000)), int(option("--step", 12))
    is_empty = "--empty" in sys.argv
    app = QGuiApplication(sys.argv[:1])
    engine = QQmlEngine()
    # Not `app.quit`, which closes windows.
    engine.quit.connect(lambda: app.exit(0))
    component = QQmlComponent(engine)
    change = "update()" if is_empty else f"list.contentY += {step}"
    text = WINDOW.replace("CHANGE", change).replace("LIST", "" if is_empty else LIST)
    component.setData(text.encode(), QUrl())
    window = component.create()
    if window is None:
        sys.exit(component.errorString())
    app.exec()
    start, first = time.process_time(), window.property("count")
    window.setProperty("until", first + frames)
    app.exec()
    shown = window.property("count") - first
    print(f"{(time.process_time() - start) * 1000 / shown:.4f},{resident('VmRSS:'):.2f},"
          f"{resident('RssAnon:'):.2f}", flush=True)
    if "--picture" in sys.argv:
        window.grabWindow().save(option("--picture", ""))
    # What Qt has of it goes with the process.
    os._exit(0)


main()
