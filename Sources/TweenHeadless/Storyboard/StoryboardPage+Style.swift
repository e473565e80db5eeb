extension StoryboardPage {
  /// The page's style sheet, behind the lengths of its frames (`--w`, `--h`, `--cell`).
  static let sheet = """
    :root { --ground: #f5f5f7; --panel: #fff; --ink: #1d1d1f; --soft: #66666b; --line: #dcdce0;
      --tint: #0060c8; --pointer: #0a72e0; --wheel: #00827a; --keys: #8a3fb0; --window: #b85a00;
      --shadow: 0 1px 2px rgb(0 0 0 / .08), 0 8px 28px rgb(0 0 0 / .12); }
    @media (prefers-color-scheme: dark) {
      :root { --ground: #111113; --panel: #1c1c1e; --ink: #f5f5f7; --soft: #a0a0a6; --line: #38383c;
        --tint: #4aa3ff; --pointer: #4aa3ff; --wheel: #3cc4b8; --keys: #c58af0; --window: #ff9f45;
        --shadow: 0 0 0 1px rgb(255 255 255 / .1), 0 8px 28px rgb(0 0 0 / .5); } }
    * { box-sizing: border-box; }
    html { background: var(--ground); color: var(--ink); -webkit-text-size-adjust: 100%;
      font: 15px/1.45 system-ui, -apple-system, "Segoe UI", Roboto, Cantarell, sans-serif; }
    body { margin: 0 auto; max-width: 1240px; padding: 32px clamp(16px, 4vw, 48px) 64px; }
    h1 { font-size: clamp(24px, 4vw, 36px); line-height: 1.15; letter-spacing: -.015em; margin: 0;
      overflow-wrap: anywhere; }
    h2 { font-size: 17px; margin: 0 0 12px; }
    time, #clock, .facts, svg text { font-variant-numeric: tabular-nums; }
    .facts { color: var(--soft); margin: 4px 0 24px; }
    .rest { display: grid; gap: 36px; min-width: 0; }
    section { min-width: 0; }
    #player { margin: 0 auto 36px;
      width: min(100%, var(--w) * 1px, 74vh * var(--w) / var(--h)); min-width: min(100%, 220px); }
    #screen img, #screen canvas { display: block; width: 100%; height: auto; border-radius: 10px;
      box-shadow: var(--shadow); }
    figcaption { display: inline-block; margin-top: 14px; line-height: 32px; max-width: 100%;
      overflow-wrap: anywhere; }
    #clock { color: var(--soft); margin-inline-end: .35em; }
    #now { font-weight: 600; }
    #controls { float: right; margin: 14px 0 0 12px; }
    button { font: inherit; font-weight: 600; line-height: 32px; border: 0; border-radius: 16px;
      padding: 0 16px; min-width: 84px; color: var(--tint); background: var(--panel);
      box-shadow: 0 0 0 1px var(--line); cursor: pointer; }
    :focus-visible { outline: 2px solid var(--tint); outline-offset: 3px; border-radius: 10px; }
    #axis { display: grid; grid-template-columns: auto 1fr; gap: 0 14px; background: var(--panel);
      border-radius: 14px; padding: 14px 20px 8px 16px; box-shadow: 0 0 0 1px var(--line); }
    .lanes { list-style: none; margin: 0; padding: 0; color: var(--soft); font-size: 13px;
      line-height: 26px; }
    #plot { min-width: 0; touch-action: pan-y; cursor: crosshair; padding: 0 6px; }
    svg { display: block; overflow: visible; }
    svg text { font-size: 12px; fill: var(--soft); text-anchor: middle; }
    .tick { stroke: var(--line); }
    .pointer { color: var(--pointer); } .wheel { color: var(--wheel); }
    .keys { color: var(--keys); } .window { color: var(--window); }
    svg g line { stroke: currentColor; stroke-width: 9; stroke-linecap: round; opacity: .35; }
    svg g circle { fill: currentColor; }
    svg .moment line { stroke: var(--ink); stroke-width: 1; opacity: .3; }
    svg .moment circle { fill: var(--panel); stroke: var(--ink); stroke-width: 1.5; }
    svg .mark circle { fill: var(--ink); }
    #head { stroke: var(--tint); stroke-width: 2; pointer-events: none; }
    #moments { list-style: none; margin: 0; padding: 0; display: grid; gap: 24px 18px;
      grid-template-columns: repeat(auto-fill, minmax(min(100%, var(--cell) * 1px), 1fr)); }
    #moments a { display: block; color: inherit; text-decoration: none; border-radius: 10px;
      scroll-margin: 24px; }
    #moments img { display: block; width: 100%; height: auto; border-radius: 8px;
      box-shadow: 0 0 0 1px var(--line); }
    #moments a[aria-current] img { box-shadow: 0 0 0 3px var(--tint); }
    .caption { display: block; margin-top: 8px; overflow-wrap: anywhere; }
    .caption time { color: var(--soft); font-size: 13px; }
    .caption b { display: block; line-height: 1.3; text-align: left; }
    #events { list-style: none; margin: 0; padding: 0; columns: 20rem; column-gap: 36px; }
    #events li { break-inside: avoid; display: grid; grid-template-columns: 4.6em 1fr; padding: 3px 0;
      overflow-wrap: anywhere; }
    #events time { color: var(--soft); }
    #events span { color: var(--ink); }
    #events span::before { content: ""; display: inline-block; width: 8px; height: 8px;
      border-radius: 4px; margin-inline-end: 9px; background: currentColor; vertical-align: 1px; }
    #events .pointer span::before { background: var(--pointer); }
    #events .wheel span::before { background: var(--wheel); }
    #events .keys span::before { background: var(--keys); }
    #events .window span::before { background: var(--window); }
    @media (min-width: 860px) {
      .tall main { display: grid; grid-template-columns: minmax(240px, 36%) 1fr; gap: 48px;
        align-items: start; }
      .tall #player { position: sticky; top: 24px; margin-inline: 0; } }
    @media (max-width: 540px) {
      body { padding-top: 20px; }
      .tall #player { max-width: 66vw; }
      #axis { padding-inline: 12px 10px; gap: 0 10px; } .lanes { font-size: 12px; }
      #moments { gap: 20px 14px; grid-template-columns: 1fr 1fr; } }
    """
}
