extension StoryboardPage {
  /// The page's script.
  ///
  /// Browsers cannot seek in an animated PNG. So the script takes the film apart by its chunks (W3C
  /// PNG, third edition, section 11.3.6), makes a PNG of each frame's box and draws the boxes one
  /// upon another on a canvas, up to the selected frame. Where the browser does not support this, the
  /// picture stays: it plays the film, and each moment shows its own picture.
  static let script = #"""
    "use strict";
    (() => {
      const byId = (id) => document.getElementById(id);
      const player = byId("player"), screen = byId("screen"), picture = byId("picture");
      const plot = byId("plot"), head = byId("head"), play = byId("play");
      const end = Number(player.dataset.end);
      const source = picture.src, words = picture.alt;
      const moments = [...document.querySelectorAll("#moments a")].map((link) => {
        const image = link.querySelector("img"), title = link.querySelector("b");
        return { link, image, at: Number(link.dataset.at), title: title ? title.textContent : "" };
      });

      // The film's chunks.

      const signature = Uint8Array.of(137, 80, 78, 71, 13, 10, 26, 10);
      const table = Uint32Array.from({ length: 256 }, (_, value) => {
        for (let bit = 0; bit < 8; bit++) {
          value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
        }
        return value;
      });
      const chunk = (type, parts) => {
        const length = parts.reduce((sum, part) => sum + part.length, 0);
        const bytes = new Uint8Array(length + 12), view = new DataView(bytes.buffer);
        view.setUint32(0, length);
        for (let index = 0; index < 4; index++) bytes[4 + index] = type.charCodeAt(index);
        let place = 8;
        for (const part of parts) { bytes.set(part, place); place += part.length; }
        let sum = -1;
        for (let index = 4; index < place; index++) {
          sum = table[(sum ^ bytes[index]) & 255] ^ (sum >>> 8);
        }
        view.setUint32(place, ~sum >>> 0);
        return bytes;
      };
      const parse = (bytes) => {
        const view = new DataView(bytes.buffer), film = { frames: [], length: 0 };
        let frame = null;
        for (let place = 8; place + 12 <= bytes.length;) {
          const length = view.getUint32(place), body = place + 8;
          const type = String.fromCharCode(...bytes.subarray(place + 4, body));
          if (type === "IHDR") film.header = bytes.slice(body, body + length);
          if (type === "fcTL") {
            frame = { width: view.getUint32(body + 4), height: view.getUint32(body + 8),
              x: view.getUint32(body + 12), y: view.getUint32(body + 16),
              start: film.length, parts: [] };
            film.length += view.getUint16(body + 20) / (view.getUint16(body + 22) || 100);
            film.frames.push(frame);
          }
          if (type === "IDAT" && frame) frame.parts.push(bytes.subarray(body, body + length));
          if (type === "fdAT" && frame) frame.parts.push(bytes.subarray(body + 4, body + length));
          place = body + length + 4;
        }
        return film;
      };
      const pictureOf = (film, frame) => {
        const header = film.header.slice(), view = new DataView(header.buffer);
        view.setUint32(0, frame.width);
        view.setUint32(4, frame.height);
        const parts = [signature, chunk("IHDR", [header]), chunk("sRGB", [Uint8Array.of(0)]),
          chunk("IDAT", frame.parts), chunk("IEND", [])];
        return createImageBitmap(new Blob(parts, { type: "image/png" }));
      };

      // The film's frames on a canvas.

      let film = null, canvas = null, work = null, shown = -1, wanted = 0, isBusy = false;
      const kept = new Map();
      let keptEvery = 1;
      const isWhole = (frame) => frame.width === work.width && frame.height === work.height;
      const step = async (goal) => {
        const context = work.getContext("2d");
        let last = shown <= goal ? shown : -1;
        for (let index = goal; index > last; index--) {
          if (kept.has(index)) { context.drawImage(kept.get(index), 0, 0); last = index; }
          else if (isWhole(film.frames[index])) last = index - 1;
        }
        while (last < goal) {
          const frame = film.frames[++last], bitmap = await pictureOf(film, frame);
          context.drawImage(bitmap, frame.x, frame.y);
          bitmap.close();
          if (last % keptEvery === 0 && !kept.has(last)) {
            kept.set(last, await createImageBitmap(work));
          }
        }
        shown = goal;
        canvas.getContext("2d").drawImage(work, 0, 0);
      };
      const draw = async () => {
        if (isBusy) return;
        isBusy = true;
        try { while (shown !== wanted) await step(wanted); } finally { isBusy = false; }
      };
      const frameAt = (time) => {
        let low = 0, high = film.frames.length - 1;
        while (low < high) {
          const middle = (low + high + 1) >> 1;
          if (film.frames[middle].start <= time + 1e-6) low = middle; else high = middle - 1;
        }
        return low;
      };
      const open = async () => {
        const text = atob(source.slice(source.indexOf(",") + 1));
        const bytes = Uint8Array.from(text, (character) => character.charCodeAt(0));
        const parsed = parse(bytes);
        const view = new DataView(parsed.header.buffer);
        const make = () => {
          const canvas = document.createElement("canvas");
          canvas.width = view.getUint32(0);
          canvas.height = view.getUint32(4);
          return canvas;
        };
        canvas = make();
        work = make();
        film = parsed;
        // Whole pictures along the way, in at most 64 MB, so that going back is short.
        const most = Math.max(4, Math.floor(16e6 / (work.width * work.height)));
        keptEvery = Math.max(8, Math.ceil(film.frames.length / most));
        await step(0);
        canvas.setAttribute("role", "img");
        canvas.setAttribute("aria-label", words);
        picture.replaceWith(canvas);
      };

      // What shows.

      let time = 0, isPlaying = false, origin = 0, peeked = null;
      const momentAt = (time) => moments.filter((moment) => moment.at <= time + 1e-6).pop();
      const show = (time) => {
        const moment = momentAt(time);
        byId("clock").textContent = time.toFixed(2) + " s";
        byId("now").textContent = moment ? moment.title : "";
        const place = end > 0 ? Math.min(100, 100 * time / end) + "%" : "0%";
        head.setAttribute("x1", place);
        head.setAttribute("x2", place);
        head.setAttribute("visibility", "visible");
        plot.setAttribute("aria-valuenow", time.toFixed(2));
        plot.setAttribute("aria-valuetext",
          time.toFixed(2) + " s" + (moment && moment.title ? ": " + moment.title : ""));
        for (const other of moments) {
          if (other === moment) other.link.setAttribute("aria-current", "true");
          else other.link.removeAttribute("aria-current");
        }
        if (film) {
          wanted = frameAt(time);
          draw();
        } else {
          const { image } = moment || moments[0];
          if (picture.src !== image.src) { picture.src = image.src; picture.alt = image.alt; }
        }
      };
      const tick = (now) => {
        if (!isPlaying) return;
        time = (Math.max(0, now - origin) / 1000) % film.length;
        if (peeked === null) show(time);
        requestAnimationFrame(tick);
      };
      const setPlaying = (value) => {
        if (value && !film) {
          // From its beginning.
          picture.src = "";
          picture.src = source;
          picture.alt = words;
          return;
        }
        isPlaying = value;
        play.textContent = value ? "Pause" : "Play";
        if (!value) return;
        origin = performance.now() - 1000 * (time < film.length ? time : 0);
        requestAnimationFrame(tick);
      };
      const pin = (value) => {
        peeked = null;
        time = Math.min(Math.max(value, 0), end);
        if (film) setPlaying(false);
        show(time);
      };
      const peek = (value) => { peeked = value; show(value); };
      const unpeek = () => {
        if (peeked === null) return;
        peeked = null;
        show(time);
      };

      // The axis.

      const timeAt = (event) => {
        const box = plot.querySelector("svg").getBoundingClientRect();
        return end * Math.min(Math.max((event.clientX - box.left) / box.width, 0), 1);
      };
      let isDragging = false;
      plot.addEventListener("pointerdown", (event) => {
        isDragging = true;
        plot.setPointerCapture(event.pointerId);
        pin(timeAt(event));
      });
      plot.addEventListener("pointermove", (event) => {
        if (isDragging) pin(timeAt(event));
        else if (event.pointerType === "mouse") peek(timeAt(event));
      });
      for (const name of ["pointerup", "pointercancel"]) {
        plot.addEventListener(name, () => { isDragging = false; });
      }
      plot.addEventListener("pointerleave", unpeek);
      const neighbor = (time, way) => {
        const times = way > 0
          ? moments.map((moment) => moment.at).filter((at) => at > time + 1e-6)
          : moments.map((moment) => moment.at).filter((at) => at < time - 1e-6).reverse();
        return times.length ? times[0] : time;
      };
      const stepped = (time, way) => {
        if (!film) return neighbor(time, way);
        const index = Math.min(Math.max(frameAt(time) + way, 0), film.frames.length - 1);
        return film.frames[index].start;
      };
      plot.addEventListener("keydown", (event) => {
        const moves = { ArrowRight: () => stepped(time, 1), ArrowUp: () => stepped(time, 1),
          ArrowLeft: () => stepped(time, -1), ArrowDown: () => stepped(time, -1),
          PageUp: () => neighbor(time, 1), PageDown: () => neighbor(time, -1),
          Home: () => 0, End: () => end };
        const move = moves[event.key];
        if (move) pin(move());
        else if (event.key === " " && film) setPlaying(!isPlaying);
        else return;
        event.preventDefault();
      });
      const attributes = { role: "slider", tabindex: "0", "aria-label": "Time", "aria-valuemin": "0",
        "aria-valuemax": String(end) };
      for (const [name, value] of Object.entries(attributes)) plot.setAttribute(name, value);

      // The moments.

      moments.forEach((moment, index) => {
        moment.link.addEventListener("click", (event) => {
          event.preventDefault();
          pin(moment.at);
          player.scrollIntoView({ block: "nearest" });
        });
        moment.link.addEventListener("pointerenter", (event) => {
          if (event.pointerType === "mouse") peek(moment.at);
        });
        moment.link.addEventListener("pointerleave", unpeek);
        moment.link.addEventListener("keydown", (event) => {
          const moves = { ArrowRight: index + 1, ArrowDown: index + 1, ArrowLeft: index - 1,
            ArrowUp: index - 1, Home: 0, End: moments.length - 1 };
          const next = moments[moves[event.key]];
          if (!next) return;
          event.preventDefault();
          next.link.focus();
          pin(next.at);
        });
      });

      // The start.

      play.addEventListener("click", () => setPlaying(!isPlaying));
      if (player.dataset.kind !== "film") {
        pin(moments[0].at);
        return;
      }
      byId("controls").hidden = false;
      open().then(() => {
        if (matchMedia("(prefers-reduced-motion: reduce)").matches) pin(moments[0].at);
        else setPlaying(true);
      }, () => {
        film = null;
        play.textContent = "Play again";
      });
    })();
    """#
}
