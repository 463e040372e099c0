/// The style sheet of the page. Figures stand in columns, wide tables scroll in their own boxes, and
/// paper shows what is folded away.
let reportStyle = """
  :root {
    color-scheme: light dark;
    --paper: #fff; --ink: #1c1c1e; --faint: #5f5f66; --line: #d8d8dc; --tint: #f4f4f7;
    --own: #0b63ce; --generated: #8a5cd6; --content: #7f8791; --without: #c4560f;
    --new: #fff1d6; --error: #b3261e; --warning: #8a5a00; --hint: #2f6f4f;
  }
  @media (prefers-color-scheme: dark) {
    :root {
      --paper: #161618; --ink: #ececf0; --faint: #a0a0a8; --line: #3a3a40; --tint: #202024;
      --own: #5aa2ff; --generated: #b794f6; --content: #98a1ab; --without: #f09a5b;
      --new: #453517; --error: #ff8a80; --warning: #f0b95a; --hint: #7fd0a6;
    }
  }
  * { box-sizing: border-box; }
  body {
    margin: 0 auto; max-width: 68rem; padding: 1.5rem 1rem 3rem;
    background: var(--paper); color: var(--ink);
    font: 1rem/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif;
    overflow-wrap: anywhere;
  }
  h1 { margin: 0; font-size: 1.75rem; line-height: 1.2; }
  h2 { margin: 0 0 .25rem; font-size: 1.3rem; line-height: 1.25; }
  h3 { margin: 1.25rem 0 .5rem; font-size: 1rem; }
  p { margin: .5rem 0; }
  .kind, .facts, small { color: var(--faint); }
  .kind { margin: 0; font-size: .85rem; }
  .facts { margin: 0; font-size: .85rem; }
  .story { font-size: 1.15rem; max-width: 44rem; }
  section { margin-top: 2rem; padding-top: 1.25rem; border-top: 1px solid var(--line); }
  a { color: var(--own); }
  code, pre { font-family: ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace; }
  code { font-size: .9em; }
  pre { margin: 0; font-size: .75rem; line-height: 1.35; overflow-wrap: normal; }
  ul { margin: .5rem 0; padding-left: 1.25rem; }
  li { margin: .35rem 0; }
  .findings { list-style: none; padding-left: 0; }
  strong.error { color: var(--error); }
  strong.warning { color: var(--warning); }
  strong.hint { color: var(--hint); }
  .scroll { overflow-x: auto; max-width: 100%; }
  .scroll:focus-visible, summary:focus-visible { outline: 2px solid var(--own); outline-offset: 2px; }
  table { border-collapse: collapse; font-size: .9rem; overflow-wrap: normal; }
  th, td { padding: .35rem .75rem .35rem .25rem; text-align: left; vertical-align: top; }
  thead th { color: var(--faint); font-weight: 600; font-size: .8rem; border-bottom: 1px solid var(--line); }
  tbody + tbody > tr:first-child > *, tbody tr + tr > *, tfoot tr > * { border-top: 1px solid var(--line); }
  tbody th, tfoot th { font-weight: 600; min-width: 9rem; max-width: 22rem; overflow-wrap: break-word; }
  tbody th small { font-weight: 400; }
  tbody th.of { font-weight: 400; min-width: 0; }
  .n { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
  td.new { background: var(--new); font-weight: 600; }
  .changes tbody th[colspan] { max-width: none; padding-top: .6rem; }
  .changes tbody .of, .changes td { border-top: 0; padding-top: .1rem; padding-bottom: .1rem; }
  .bars { width: 100%; margin-top: 1.5rem; font-size: 1rem; }
  .bars caption { text-align: left; font-weight: 600; padding-bottom: .25rem; }
  .bars th { width: 14rem; min-width: 0; padding-left: 0; font-weight: 400; }
  .bars td.n { width: 1%; font-weight: 600; }
  .bars td.bar { vertical-align: middle; padding-right: 0; }
  .bars svg { display: block; }
  .bars tbody tr + tr > * { border-top: 0; }
  rect.own { fill: var(--own); } rect.generated { fill: var(--generated); }
  rect.content { fill: var(--content); } rect.without { fill: var(--without); }
  details { margin-top: 1rem; }
  summary { cursor: pointer; font-weight: 600; }
  details > .scroll { margin-top: .5rem; padding: .5rem; background: var(--tint); border-radius: .5rem; }
  @media (max-width: 36rem) {
    body { padding: 1rem .75rem 2rem; }
    h1 { font-size: 1.4rem; }
    .story { font-size: 1.05rem; }
    .bars tr { display: grid; grid-template-columns: 1fr auto; }
    .bars th, .bars td { width: auto; padding: .15rem 0; }
    .bars td.bar { grid-column: 1 / -1; padding-bottom: .6rem; }
  }
  @media print {
    body { max-width: none; padding: 0; font-size: 10pt; }
    :root { color-scheme: light; }
    section { break-inside: auto; }
    h2, h3, summary, caption { break-after: avoid; }
    tr, li { break-inside: avoid; }
    .scroll { overflow: visible; }
    details::details-content { content-visibility: visible; block-size: auto; }
    pre { white-space: pre-wrap; font-size: 7pt; }
    rect, td.new { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
  }
  """
