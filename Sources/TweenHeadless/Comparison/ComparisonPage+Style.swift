extension ComparisonPage {
  static let sheet = """
    :root { --ground: #f5f5f7; --panel: #fff; --ink: #1d1d1f; --soft: #66666b; --line: #dcdce0;
      --a: #0060c8; --b: #b85a00; --good: #1a7f37; --bad: #c0262d; }
    @media (prefers-color-scheme: dark) {
      :root { --ground: #111113; --panel: #1c1c1e; --ink: #f5f5f7; --soft: #a0a0a6; --line: #38383c;
        --a: #4aa3ff; --b: #ff9f45; --good: #3fb950; --bad: #ff6b66; } }
    * { box-sizing: border-box; }
    html { background: var(--ground); color: var(--ink); -webkit-text-size-adjust: 100%;
      font: 15px/1.45 system-ui, -apple-system, "Segoe UI", Roboto, Cantarell, sans-serif; }
    body { margin: 0 auto; max-width: 1240px; padding: 32px clamp(16px, 4vw, 48px) 64px; }
    h1 { font-size: clamp(20px, 3vw, 28px); line-height: 1.25; letter-spacing: -.01em; margin: 0 0 12px;
      display: flex; flex-wrap: wrap; gap: 4px 28px; overflow-wrap: anywhere; }
    h1 span::before, figure.a figcaption::before, figure.b figcaption::before { display: inline-block;
      min-width: 1.5em; margin-inline-end: .45em; border-radius: .3em; text-align: center;
      font-weight: 700; color: var(--panel); }
    h1 .a::before, figure.a figcaption::before { content: "A"; background: var(--a); }
    h1 .b::before, figure.b figcaption::before { content: "B"; background: var(--b); }
    h2 { font-size: 20px; margin: 40px 0 14px; font-variant-numeric: tabular-nums; }
    h3 { font-size: 15px; margin: 18px 0 8px; }
    small { color: var(--soft); font-size: 13px; font-weight: 400; }
    header p { margin: 0 0 14px; }
    .equal { color: var(--good); } .unequal { color: var(--bad); }
    .axis { display: block; border-radius: 5px; }
    .axis rect { fill: var(--bad); } .axis .ground { fill: var(--line); }
    header .ends { display: flex; justify-content: space-between; color: var(--soft); font-size: 13px;
      margin: 4px 0 0; font-variant-numeric: tabular-nums; }
    .pictures { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr));
      gap: clamp(8px, 2vw, 18px); margin: 0 0 18px; align-items: start; }
    figure { margin: 0; min-width: 0; }
    figure img { display: block; max-width: 100%; height: auto; max-height: 78vh; border-radius: 8px;
      box-shadow: 0 0 0 1px var(--line); object-fit: contain; }
    figcaption { margin-top: 8px; overflow-wrap: anywhere; }
    figcaption small { display: block; }
    .sizes { color: var(--soft); margin: 0; }
    .table { overflow-x: auto; background: var(--panel); border-radius: 12px;
      box-shadow: 0 0 0 1px var(--line); }
    table { border-collapse: collapse; width: 100%; min-width: 36em; table-layout: fixed;
      font-size: 14px; }
    th:nth-child(2) { width: 12em; }
    th, td { text-align: start; vertical-align: top; padding: 8px 14px; overflow-wrap: anywhere; }
    th { color: var(--soft); font-weight: 600; font-size: 13px; }
    tbody tr { border-top: 1px solid var(--line); }
    td:nth-child(n + 2) { font-variant-numeric: tabular-nums; }
    summary { padding: 8px 14px; border-top: 1px solid var(--line); color: var(--a); cursor: pointer;
      font-size: 14px; }
    details thead { display: none; }
    details tbody tr:first-child { border-top: 1px solid var(--line); }
    ul { margin: 0; padding-inline-start: 20px; overflow-wrap: anywhere; }
    """
}
