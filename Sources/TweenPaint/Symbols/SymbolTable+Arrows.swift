extension SymbolTable {
  /// Arrows, chevrons, and boxes with arrows.
  static var arrows: String {
    """
    arrow.right S l 3.6 12 20.2 12; S l 13.4 5.2 20.2 12 13.4 18.8
    arrow.left U arrow.right 24 0 -1 1
    arrow.up U arrow.right 0 0 1 1 -90
    arrow.down U arrow.right 0 0 1 1 90
    arrow.forward U arrow.right 0 0
    arrow.backward U arrow.left 0 0
    arrow.up.right S l 5.6 18.4 18.2 5.8; S l 8.4 5.6 18.4 5.6 18.4 15.6
    arrow.up.left U arrow.up.right 24 0 -1 1
    arrow.down.right U arrow.up.right 0 24 1 -1
    arrow.down.left U arrow.up.right 24 24 -1 -1
    arrow.up.forward U arrow.up.right 0 0
    arrow.up.backward U arrow.up.left 0 0
    arrow.down.forward U arrow.down.right 0 0
    arrow.down.backward U arrow.down.left 0 0
    arrow.left.and.right S l 2.8 12 21.2 12; S l 7.6 7 2.6 12 7.6 17; S l 16.4 7 21.4 12 16.4 17
    arrow.up.and.down U arrow.left.and.right 0 0 1 1 90
    arrow.up.arrow.down S l 7.6 4 7.6 20; S l 3 8.6 7.6 4 12.2 8.6; E l 16.4 4 16.4 20; S l 16.4 4
     16.4 20; S l 11.8 15.4 16.4 20 21 15.4
    arrow.left.arrow.right S l 4 16.4 20 16.4; S l 8.6 11.8 4 16.4 8.6 21; E l 4 7.6 20 7.6; S l 4
     7.6 20 7.6; S l 15.4 3 20 7.6 15.4 12.2
    arrow.up.left.and.arrow.down.right S l 4 4 10.2 10.2; S l 10 3.8 3.8 3.8 3.8 10; S l 20 20
     13.8 13.8; S l 14 20.2 20.2 20.2 20.2 14
    arrow.down.right.and.arrow.up.left S l 3.6 3.6 9.8 9.8; S l 10 4 10 10 4 10; S l 20.4 20.4
     14.2 14.2; S l 14 20 14 14 20 14
    arrow.up.right.and.arrow.down.left U arrow.up.left.and.arrow.down.right 24 0 -1 1
    arrow.down.left.and.arrow.up.right U arrow.down.right.and.arrow.up.left 24 0 -1 1
    arrow.up.backward.and.arrow.down.forward U arrow.up.left.and.arrow.down.right 0 0
    arrow.down.forward.and.arrow.up.backward U arrow.down.right.and.arrow.up.left 0 0
    arrow.up.and.down.and.arrow.left.and.right S l 12 2.6 12 21.4; S l 2.6 12 21.4 12; S l 8.8 5.6
     12 2.4 15.2 5.6; S l 8.8 18.4 12 21.6 15.2 18.4; S l 5.6 8.8 2.4 12 5.6 15.2; S l 18.4 8.8
     21.6 12 18.4 15.2
    arrow.clockwise S a 12 12.6 8.2 -20 -320; S l 19.9 3.6 19.9 9.6 13.9 9.6
    arrow.counterclockwise U arrow.clockwise 24 0 -1 1
    arrow.2.circlepath S a 12 12 8.2 190 340; S l 20.4 4.2 20.4 9.6 15 9.6; S a 12 12 8.2 10 160;
     S l 3.6 19.8 3.6 14.4 9 14.4
    arrow.triangle.2.circlepath S a 12 12 8.2 185 318; M g .5 15.6 8.6 20.4 8.6 20.4 3.8; S a 12
     12 8.2 5 138; M g .5 8.4 15.4 3.6 15.4 3.6 20.2
    arrow.2.squarepath S n 2.4 3.4 10.6 3.4 5 15.6 5; S l 12.6 2 15.8 5 12.6 8; S n 2.4 20.6 13.4
     20.6 19 8.4 19; S l 11.4 16 8.2 19 11.4 22
    arrow.uturn.backward S p M8.2 4 L3.6 8.8 L8.2 13.6; S p M3.8 8.8 H15 A5.2 5.2 0 0 1 15 19.2
     H8.4
    arrow.uturn.forward U arrow.uturn.backward 24 0 -1 1
    arrow.uturn.left U arrow.uturn.backward 0 0
    arrow.uturn.right U arrow.uturn.forward 0 0
    arrow.uturn.up U arrow.uturn.backward 0 0 1 1 90
    arrow.uturn.down U arrow.uturn.backward 0 0 1 1 -90
    arrow.turn.up.left S n 2 20.4 19.6 20.4 9 4.4 9; S l 9.4 4 4.2 9 9.4 14
    arrow.turn.up.right U arrow.turn.up.left 24 0 -1 1
    arrow.turn.down.left U arrow.turn.up.left 0 24 1 -1
    arrow.turn.down.right U arrow.turn.up.left 24 24 -1 -1
    arrow.turn.left.up S n 2 19.6 20.4 9 20.4 9 4.4; S l 4 9.4 9 4.2 14 9.4
    arrow.turn.right.up U arrow.turn.left.up 24 0 -1 1
    arrow.turn.left.down U arrow.turn.left.up 0 24 1 -1
    arrow.turn.right.down U arrow.turn.left.up 24 24 -1 -1
    arrow.down.to.line S l 12 3 12 16; S l 6.4 10.6 12 16.2 17.6 10.6; S l 4 20.6 20 20.6
    arrow.up.to.line U arrow.down.to.line 0 24 1 -1
    arrow.right.to.line U arrow.down.to.line 0 0 1 1 -90
    arrow.left.to.line U arrow.down.to.line 0 0 1 1 90
    arrow.forward.to.line U arrow.right.to.line 0 0
    arrow.backward.to.line U arrow.left.to.line 0 0
    arrow.branch S l 12 21 12 12; S n 4 12 12 4.6 8.6 4.6 3.2; S n 4 12 12 19.4 8.6 19.4 3.2; S l
     1.8 5.6 4.6 2.8 7.4 5.6; S l 16.6 5.6 19.4 2.8 22.2 5.6
    arrow.triangle.branch S l 6 4 6 20; S n 4 6 15 17 15 17 8; M g .5 14 7.6 17 3.4 20 7.6; M g .5
     3 7 6 2.8 9 7
    arrow.triangle.swap U arrow.left.arrow.right 0 0
    arrow.triangle.turn.up.right.diamond B g 2.2 12 1.6 22.4 12 12 22.4 1.6 12; D n 1.4 8.6 15.4
     8.6 11 14.8 11; D l 12.6 8.4 15.2 11 12.6 13.6
    arrow.up.heart B p M12 20.6 C7 17 2.8 13.4 2.8 8.9 A4.9 4.9 0 0 1 12 6.6 A4.9 4.9 0 0 1 21.2
     8.9 C21.2 13.4 17 17 12 20.6 Z; D l 12 10 12 15.6; D l 9.4 12.2 12 9.6 14.6 12.2
    arrowtriangle.right B g 1.6 6.2 3.4 20.6 12 6.2 20.6
    arrowtriangle.left U arrowtriangle.right 24 0 -1 1
    arrowtriangle.up U arrowtriangle.right 0 0 1 1 -90
    arrowtriangle.down U arrowtriangle.right 0 0 1 1 90
    arrowtriangle.forward U arrowtriangle.right 0 0
    arrowtriangle.backward U arrowtriangle.left 0 0
    arrowtriangle.right.and.line.vertical.and.arrowtriangle.left B g 1.2 1.2 6.4 8.6 12 1.2 17.6;
     S l 12 3.4 12 20.6; B g 1.2 22.8 6.4 15.4 12 22.8 17.6
    arrowtriangle.left.and.line.vertical.and.arrowtriangle.right B g 1.2 8.6 6.4 1.2 12 8.6 17.6;
     S l 12 3.4 12 20.6; B g 1.2 15.4 6.4 22.8 12 15.4 17.6
    arrowtriangle.up.and.down B g 1.2 12 2.4 17 9 7 9; B g 1.2 12 21.6 17 15 7 15
    arrowshape.right B g 1 2.4 8.6 12 8.6 12 4 21.8 12 12 20 12 15.4 2.4 15.4
    arrowshape.left U arrowshape.right 24 0 -1 1
    arrowshape.up U arrowshape.right 0 0 1 1 -90
    arrowshape.down U arrowshape.right 0 0 1 1 90
    arrowshape.forward U arrowshape.right 0 0
    arrowshape.backward U arrowshape.left 0 0
    arrowshape.turn.up.left B p M10.6 4.9 V8.2 C17.6 8.4 21.4 12 21.8 18.6 Q21.8 19.8 21 19 C18.6
     16.2 15.6 15 10.6 15 V18.4 Q10.6 19.6 9.6 18.8 L2.4 12.4 Q1.7 11.7 2.4 11 L9.6 4.5 Q10.6 3.7
     10.6 4.9 Z
    arrowshape.turn.up.right U arrowshape.turn.up.left 24 0 -1 1
    arrowshape.turn.up.backward U arrowshape.turn.up.left 0 0
    arrowshape.turn.up.forward U arrowshape.turn.up.right 0 0
    arrowshape.turn.up.left.2 B p M12.6 5.3 V8.4 C18.8 8.6 22.2 12 22.6 18.2 Q22.6 19.4 21.8 18.6
     C19.6 16 17 14.8 12.6 14.8 V18 Q12.6 19.2 11.6 18.4 L5.4 12.4 Q4.7 11.7 5.4 11 L11.6 4.9
     Q12.6 4.1 12.6 5.3 Z; S l 7.6 5.4 1.6 11.7 7.6 18
    chevron.right S l 8 4 16 12 8 20
    chevron.left U chevron.right 24 0 -1 1
    chevron.up U chevron.right 0 0 1 1 -90
    chevron.down U chevron.right 0 0 1 1 90
    chevron.forward U chevron.right 0 0
    chevron.backward U chevron.left 0 0
    chevron.compact.right S l 10.4 3.6 13.6 12 10.4 20.4
    chevron.compact.left U chevron.compact.right 24 0 -1 1
    chevron.compact.up U chevron.compact.right 0 0 1 1 -90
    chevron.compact.down U chevron.compact.right 0 0 1 1 90
    chevron.right.2 S l 4.6 5 11.4 12 4.6 19; S l 12.6 5 19.4 12 12.6 19
    chevron.left.2 U chevron.right.2 24 0 -1 1
    chevron.forward.2 U chevron.right.2 0 0
    chevron.backward.2 U chevron.left.2 0 0
    chevron.up.2 U chevron.right.2 0 0 1 1 -90
    chevron.down.2 U chevron.right.2 0 0 1 1 90
    chevron.up.chevron.down S l 6.4 9 12 3.4 17.6 9; S l 6.4 15 12 20.6 17.6 15
    chevron.left.chevron.right U chevron.up.chevron.down 0 0 1 1 -90
    chevron.right.to.line S l 5 4.4 12.6 12 5 19.6; S l 18.6 4.4 18.6 19.6
    chevron.left.to.line U chevron.right.to.line 24 0 -1 1
    square.and.arrow.up S p M8 9.4 H6.6 A2 2 0 0 0 4.6 11.4 V19.2 A2 2 0 0 0 6.6 21.2 H17.4 A2 2 0
     0 0 19.4 19.2 V11.4 A2 2 0 0 0 17.4 9.4 H16; S2 l 12 2.8 12 14.6; S2 l 8.4 6 12 2.4 15.6 6
    square.and.arrow.down S p M8 9.4 H6.6 A2 2 0 0 0 4.6 11.4 V19.2 A2 2 0 0 0 6.6 21.2 H17.4 A2 2
     0 0 0 19.4 19.2 V11.4 A2 2 0 0 0 17.4 9.4 H16; S2 l 12 2.4 12 15.4; S2 l 8.4 12 12 15.6 15.6
     12
    square.and.arrow.up.fill M r 4.6 9.4 14.8 11.8 2; E l 12 6 12 14.6; S2 l 12 2.8 12 14.6; S2 l
     8.4 6 12 2.4 15.6 6
    square.and.arrow.down.fill M r 4.6 9.4 14.8 11.8 2; E l 12 4 12 15.4; E l 8.4 12 12 15.6 15.6
     12; S2 l 12 2.4 12 15.4; S2 l 8.4 12 12 15.6 15.6 12
    square.and.arrow.up.on.square S p M9.4 6.8 H8.6 A1.8 1.8 0 0 0 6.8 8.6 V14.8 A1.8 1.8 0 0 0
     8.6 16.6 H18.6 A1.8 1.8 0 0 0 20.4 14.8 V8.6 A1.8 1.8 0 0 0 18.6 6.8 H17.8; S p M4.2 10.4
     A1.8 1.8 0 0 0 3.4 12 V19 A2 2 0 0 0 5.4 21 H15.6 A2 2 0 0 0 17.2 20.2; S l 13.6 2.4 13.6
     11.8; S l 10.6 5.2 13.6 2.2 16.6 5.2
    square.and.pencil S p M12.6 4.6 H7 A3 3 0 0 0 4 7.6 V17.4 A3 3 0 0 0 7 20.4 H16.8 A3 3 0 0 0
     19.8 17.4 V11.6; M*.7 g .3 19.2 2.8 21.2 4.8 12.2 13.8 9.4 14.6 10.2 11.8
    rectangle.portrait.and.arrow.right S p M14.4 8.2 V5.4 A2.6 2.6 0 0 0 11.8 2.8 H5.8 A2.6 2.6 0
     0 0 3.2 5.4 V18.6 A2.6 2.6 0 0 0 5.8 21.2 H11.8 A2.6 2.6 0 0 0 14.4 18.6 V15.8; S2 l 8.4 12
     21.2 12; S2 l 17.8 8.4 21.4 12 17.8 15.6
    rectangle.portrait.and.arrow.forward U rectangle.portrait.and.arrow.right 0 0
    """
  }
}
