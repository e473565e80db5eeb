# Sixty cards with shadows and titles that change places within ten seconds, as Cards.swift beside this has
# them. Manim has no blurred shadows: a clear grey card below stands for one.
import colorsys

from manim import RIGHT, UP, RoundedRectangle, Scene, Text, VGroup, linear


class Cards(Scene):
    def construct(self):
        self.camera.background_color = "#ffffff"
        unit = self.camera.frame_width / 1280

        def place(index):
            x = 64 + 128 * (index % 10) - 640
            y = 360 - (60 + 120 * (index // 10))
            return RIGHT * x * unit + UP * y * unit

        cards = []
        for index in range(60):
            red, green, blue = colorsys.hsv_to_rgb(index / 60, 0.6, 0.95)
            color = "#%02x%02x%02x" % (round(red * 255), round(green * 255), round(blue * 255))
            size = {"width": 110 * unit, "height": 64 * unit, "corner_radius": 10 * unit}
            shadow = RoundedRectangle(**size, fill_color="#000000", fill_opacity=0.2, stroke_width=0)
            shadow.shift(UP * -3 * unit)
            card = RoundedRectangle(**size, fill_color=color, fill_opacity=1, stroke_width=0)
            title = Text(f"Card {index}", color="#000000").scale_to_fit_height(12 * unit)
            group = VGroup(shadow, card, title).move_to(place(index))
            cards.append(group)
        self.add(*cards)
        moves = [card.animate.move_to(place(59 - index)) for index, card in enumerate(cards)]
        self.play(*moves, run_time=10, rate_func=linear)
