// The page of FrameBench's ControlPeer: thirty controls in seven sections.
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts

Window {
  id: window
  property int count: 0
  property int until: -1
  property alias isOn: first.checked
  width: 390
  visible: true
  color: "#f2f2f7"
  onFrameSwapped: {
    count += 1
    if (count === until) Qt.quit()
  }

  component Heading: Label { leftPadding: 16; topPadding: 16 }
  component Setting: Switch { Layout.fillWidth: true; Layout.margins: 4 }
  component Level: Slider { Layout.fillWidth: true; Layout.margins: 4; value: 0.4 }
  component Name: TextField { Layout.fillWidth: true; Layout.margins: 4; text: "Ada" }
  component Copies: RowLayout {
    Layout.margins: 4
    Label { Layout.fillWidth: true; text: "Copies: " + box.value }
    SpinBox { id: box; from: 0; to: 10; value: 3 }
  }
  component Choice: RowLayout {
    required property int index
    Layout.margins: 4
    Label { Layout.fillWidth: true; text: "Choice " + index }
    ComboBox { model: ["First", "Second", "Third"]; currentIndex: 1 }
  }

  ScrollView {
    anchors.fill: parent
    contentWidth: availableWidth
    ColumnLayout {
      width: parent.width
      spacing: 0
      Heading { text: "Network" }
      Setting { id: first; text: "Setting 0" }
      Repeater { model: 4; Setting { required property int index; text: "Setting " + (index + 1) } }
      Heading { text: "Sound" }
      Repeater { model: 5; Level {} }
      Heading { text: "Names" }
      Repeater { model: 4; Name {} }
      Heading { text: "Display" }
      Repeater { model: 6; Setting { required property int index; text: "Setting " + (index + 5) } }
      Heading { text: "Numbers" }
      Repeater { model: 4; Copies {} }
      Heading { text: "Choices" }
      Repeater { model: 3; Choice {} }
      Heading { text: "Actions" }
      Repeater {
        model: 3
        Button {
          required property int index
          Layout.margins: 4
          Layout.fillWidth: true
          text: "Action " + index
        }
      }
    }
  }
}
