"""Times Qt Quick's StackView with Qt's software renderer, for `scripts/bench stack-peers`, by the wheel
PySide6-Essentials: a page of 20 rows pushed over another with a motion of half a second, in a window of
390x844, drawn at scale 1. Prints CPU milliseconds of all threads from the engine's load to the first
frame, and of one push with its motion. Python has no part in a frame.

usage: qt_stack.py [--empty]
  --empty   an empty window
"""

import os
import sys
import time

os.environ.update(
    QT_QPA_PLATFORM="offscreen",
    QT_QUICK_BACKEND="software",
    QT_SCALE_FACTOR="1",
    QT_QUICK_CONTROLS_STYLE="Basic",
)

from PySide6.QtCore import QMetaObject, QTimer, QUrl
from PySide6.QtGui import QGuiApplication
from PySide6.QtQml import QQmlComponent, QQmlEngine
from PySide6.QtQuick import QQuickWindow  # noqa: F401: what a window is known by

EMPTY = b"""
import QtQuick
Window {
  width: 390; height: 844; visible: true; color: "white"
  property int count: 0
  property int until: -1
  onFrameSwapped: { count += 1; if (count === until) Qt.quit() }
}
"""
PAGES = b"""
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
Window {
  id: window
  width: 390; height: 844; visible: true; color: "white"
  property int count: 0
  property int until: -1
  onFrameSwapped: { count += 1; if (count === until) Qt.quit() }
  function push() { stack.push(page) }
  function pop() { stack.pop() }
  component Mark: Item {
    width: 20; height: 20
    Rectangle { anchors.centerIn: parent; width: 14; height: 14; rotation: 45; color: "black" }
  }
  Component {
    id: page
    Rectangle {
      color: "white"
      ColumnLayout {
        anchors.centerIn: parent; width: parent.width; spacing: 8
        Repeater {
          model: 20
          RowLayout {
            Layout.fillWidth: true
            Mark {}
            Text { text: "Row " + index; font.pixelSize: 17 }
            Text { text: "Page"; font.pixelSize: 17 }
            Item { Layout.fillWidth: true }
            Mark {}
          }
        }
      }
    }
  }
  StackView {
    id: stack
    anchors.fill: parent
    initialItem: page
    pushEnter: Transition {
      XAnimator { from: stack.width; to: 0; duration: 500; easing.type: Easing.OutCubic }
    }
    pushExit: Transition {
      XAnimator { from: 0; to: -0.3 * stack.width; duration: 500; easing.type: Easing.OutCubic }
    }
    popEnter: Transition {
      XAnimator { from: -0.3 * stack.width; to: 0; duration: 500; easing.type: Easing.OutCubic }
    }
    popExit: Transition {
      XAnimator { from: 0; to: stack.width; duration: 500; easing.type: Easing.OutCubic }
    }
  }
}
"""
PUSHES = 10
# The motion, and some more.
REST = 700


def rest(app, milliseconds):
    QTimer.singleShot(milliseconds, lambda: app.exit(0))
    app.exec()


def main():
    app = QGuiApplication(sys.argv[:1])
    start = time.process_time()
    engine = QQmlEngine()
    # Not `app.quit`, which closes windows.
    engine.quit.connect(lambda: app.exit(0))
    is_empty = "--empty" in sys.argv
    component = QQmlComponent(engine)
    component.setData(EMPTY if is_empty else PAGES, QUrl())
    window = component.createWithInitialProperties({"until": 1})
    if window is None:
        sys.exit(component.errorString())
    app.exec()
    first = (time.process_time() - start) * 1000
    window.setProperty("until", -1)
    rest(app, REST)
    spent, frames = 0.0, 0
    if not is_empty:
        for _ in range(PUSHES):
            before, shown = time.process_time(), window.property("count")
            QMetaObject.invokeMethod(window, "push")
            rest(app, REST)
            spent += time.process_time() - before
            frames += window.property("count") - shown
            QMetaObject.invokeMethod(window, "pop")
            rest(app, REST)
        print(f"frames of a push: {frames / PUSHES:.0f}", file=sys.stderr)
    print(f"{first:.3f},{spent * 1000 / PUSHES:.3f}", flush=True)
    # What Qt has of it goes with the process.
    os._exit(0)


main()
