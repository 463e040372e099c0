/// How the page looks.
enum PageStyle {
  static let text = """

    :root {
      color-scheme: light;
      --paper: #ffffff;
      --wall: #eceef1;
      --ink: #1b1f24;
      --quiet: #57606a;
      --line: #c9ced6;
      --accent: #0a53be;
      --bad: #b3001b;
    }
    [data-appearance=dark] {
      color-scheme: dark;
      --paper: #16191d;
      --wall: #0b0d10;
      --ink: #e8eaed;
      --quiet: #a5adb8;
      --line: #3b424c;
      --accent: #7db2ff;
      --bad: #ff8389;
    }
    * { box-sizing: border-box; }
    body {
      margin: 0;
      background: var(--wall);
      color: var(--ink);
      font: 15px/1.45 system-ui, -apple-system, "Helvetica Neue", Arial, sans-serif;
    }
    header { padding: 8px 16px; background: var(--paper); border-bottom: 1px solid var(--line); }
    h1 { margin: 0 0 4px; font-size: 20px; overflow-wrap: anywhere; }
    h2 { margin: 0 0 8px; font-size: 16px; overflow-wrap: anywhere; }
    h3 { margin: 12px 0 4px; font-size: 14px; }
    form { display: flex; flex-wrap: wrap; gap: 8px; }
    fieldset {
      display: flex;
      flex-wrap: wrap;
      gap: 4px 12px;
      min-width: 0;
      margin: 0;
      padding: 2px 8px 6px;
      border: 1px solid var(--line);
      border-radius: 6px;
    }
    legend { color: var(--quiet); font-size: 12px; }
    select { max-width: 100%; font: inherit; color: inherit; background: var(--paper); }
    #page { display: flex; align-items: flex-start; }
    main { flex: 1; min-width: 0; padding: 8px 16px; }
    aside {
      position: sticky;
      top: 0;
      width: 380px;
      max-height: 100vh;
      overflow: auto;
      padding: 12px 16px;
      background: var(--paper);
      border-left: 1px solid var(--line);
    }
    .scene { margin: 0 0 20px; }
    .row { display: flex; gap: 16px; overflow-x: auto; padding: 4px 4px 12px; align-items: flex-start; }
    figure { flex: none; margin: 0; }
    figcaption { max-width: 100%; color: var(--quiet); font-size: 12px; }
    .frame { background: #ffffff; border: 1px solid var(--line); overflow: hidden; }
    .frame svg { display: block; width: 100%; height: 100%; }
    .bad { color: var(--bad); }
    .quiet { color: var(--quiet); }
    .overlay { display: none; }
    .view, .constraint { cursor: pointer; }
    .mark { fill: #0a53be; fill-opacity: 0.18; stroke: #0a53be; stroke-width: 2; pointer-events: none; }
    .end { fill: #c25400; fill-opacity: 0.18; stroke: #c25400; stroke-width: 2; pointer-events: none; }
    .hot path { stroke: #c25400; stroke-width: 3; }
    #tree, #tree ul { list-style: none; margin: 0; padding: 0; }
    #tree { max-height: 40vh; overflow: auto; border: 1px solid var(--line); border-radius: 6px; }
    #tree li {
      padding: 1px 6px;
      white-space: nowrap;
      overflow: hidden;
      text-overflow: ellipsis;
      cursor: default;
      font-size: 13px;
    }
    #tree li[aria-selected=true] { background: var(--accent); color: var(--paper); }
    #tree li[aria-selected=true] .quiet, #tree li[aria-selected=true] .bad { color: inherit; }
    #details { overflow-wrap: anywhere; }
    #details dl { display: grid; grid-template-columns: max-content 1fr; gap: 2px 10px; margin: 0; }
    #details dt { color: var(--quiet); }
    #details dd { margin: 0; }
    #details ul { margin: 0; padding: 0; list-style: none; }
    #details .sentence {
      display: block;
      width: 100%;
      padding: 4px 0;
      border: 0;
      border-bottom: 1px solid var(--line);
      background: none;
      color: inherit;
      font: inherit;
      font-size: 13px;
      text-align: left;
      cursor: pointer;
    }
    :focus-visible { outline: 3px solid var(--accent); outline-offset: 1px; }
    #status { position: fixed; left: 0; bottom: 0; margin: 0; max-width: 100%; padding: 4px 12px;
      background: var(--ink); color: var(--paper); font-size: 13px; overflow-wrap: anywhere; }
    #status:empty { display: none; }
    @media (max-width: 800px) {
      #page { display: block; }
      header, main, aside { padding-left: 10px; padding-right: 10px; }
      aside { position: static; width: auto; max-height: none; border-left: 0; }
    }
    @media print {
      body { background: #ffffff; }
      form, aside, #status { display: none; }
      main { padding: 0; }
      .row { flex-wrap: wrap; overflow: visible; }
      figure, .frame { break-inside: avoid; }
    }

    """
}
