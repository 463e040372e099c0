/// What the page does: it shows the drawings that are asked for, and says what there is to say about
/// what somebody points at. Every text is set as text.
enum PageScript {
  static let text = #"""

    "use strict";

    const documents = [...document.querySelectorAll("script.document")].map((element) =>
      JSON.parse(element.textContent));
    const overlays = ["constraints", "stacks", "ambiguity", "conflicts", "safe-area", "hidden"];
    const byID = (id) => document.getElementById(id);
    const state = { scene: 0, view: null, picture: null };

    /** An element with text and attributes. */
    function make(tag, text, attributes = {}) {
      const element = document.createElement(tag);
      if (text) element.textContent = text;
      for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
      return element;
    }

    function option(select, value, text) {
      select.append(make("option", text, { value }));
    }

    function checkbox(parent, name, value, text, isChecked) {
      const label = make("label");
      const input = make("input", "", { type: "checkbox", name, value });
      input.checked = isChecked;
      label.append(input, " " + text);
      parent.append(label);
    }

    const checked = (name) =>
      new Set([...document.querySelectorAll(`input[name=${name}]:checked`)].map((input) => input.value));

    // Scenes of all documents, in order.
    const scenes = documents.flatMap((owner, number) =>
      owner.scenes.map((scene) => ({ ...scene, owner, number })));

    const isBroken = (scene) =>
      scene.pictures.some((picture) => picture.status !== "satisfied") ||
      findingsOf(scene).length > 0;

    function findingsOf(scene) {
      if (!scene.findings) {
        const ids = new Set(scene.objects.map((index) => scene.owner.objects[index][0]));
        scene.findings = scene.owner.findings.filter((finding) =>
          finding.severity !== "info" && finding.objects.some((id) => ids.has(id)));
      }
      return scene.findings;
    }

    // Controls

    function fillControls() {
      const all = documents.flatMap((owner) => owner.configurations);
      const distinct = (values) => [...new Set(values)];
      for (const screen of distinct(all.map((one) => one.screen))) {
        checkbox(byID("screens"), "screen", screen, screen, true);
      }
      for (const overlay of overlays) {
        checkbox(byID("overlays"), "overlay", overlay, overlay.replace("-", " "), false);
      }
      for (const direction of distinct(all.map((one) => one.direction))) {
        option(byID("direction"), direction, direction === "rtl" ? "right to left" : "left to right");
      }
      for (const language of distinct(all.map((one) => one.language ?? ""))) {
        option(byID("language"), language, language || "the document's own");
      }
      option(byID("scene"), "all", "all scenes");
      scenes.forEach((scene, index) => option(byID("scene"), index, sceneName(scene)));
      byID("title").textContent =
        documents.length === 1 ? documents[0].name : `${documents.length} documents`;
      document.title = `${byID("title").textContent} – preview`;
    }

    const sceneName = (scene) =>
      documents.length > 1 ? `${scene.owner.name}: ${scene.title}` : scene.title;

    /** Languages have a direction of their own: the other control follows. */
    function followLanguage() {
      const language = byID("language").value;
      const found = documents.flatMap((owner) => owner.configurations)
        .filter((one) => (one.language ?? "") === language);
      const directions = new Set(found.map((one) => one.direction));
      if (!directions.has(byID("direction").value) && found.length > 0) {
        byID("direction").value = found[0].direction;
      }
    }

    // Pictures

    const observer = new IntersectionObserver((entries) => {
      for (const entry of entries) if (entry.isIntersecting) draw(entry.target);
    }, { rootMargin: "400px" });
    let drawn = 0;

    /** Puts a drawing into its frame, once it comes into sight. */
    function draw(frame) {
      if (frame.firstChild) return;
      observer.unobserve(frame);
      const { scene, picture } = frame.shows;
      const source = byID(`drawing-${scene.number}-${picture.drawing}`).textContent;
      drawn += 1;
      frame.innerHTML = source.replaceAll("\uE000", `p${drawn}`);
      for (const image of frame.querySelectorAll("[data-image]")) {
        image.setAttribute("href", scene.owner.images[image.dataset.image] ?? "");
      }
      markIn(frame);
    }

    function showScenes() {
      const screens = checked("screen");
      const direction = byID("direction").value;
      const language = byID("language").value;
      const zoom = Number(byID("zoom").value);
      const wanted = byID("scene").value;
      const onlyBroken = byID("broken").checked;
      observer.disconnect();
      const sections = scenes.flatMap((scene, index) => {
        if (wanted !== "all" && Number(wanted) !== index) return [];
        if (onlyBroken && !isBroken(scene)) return [];
        return [sceneSection(scene, index, (picture) => {
          const one = scene.owner.configurations[picture.configuration];
          return screens.has(one.screen) && one.direction === direction &&
            (one.language ?? "") === language && (!onlyBroken || picture.status !== "satisfied" ||
              findingsOf(scene).length > 0);
        }, zoom)];
      });
      if (sections.length === 0) sections.push(make("p", "Nothing to show."));
      byID("scenes").replaceChildren(...sections);
      showOverlays();
    }

    function sceneSection(scene, index, isShown, zoom) {
      const section = make("section", "", { class: "scene", "aria-labelledby": `scene-${index}` });
      section.append(make("h2", sceneName(scene), { id: `scene-${index}` }));
      const row = make("div", "", { class: `row d${scene.number}` });
      for (const picture of scene.pictures.filter(isShown)) {
        const figure = make("figure");
        const frame = make("div", "", { class: "frame" });
        frame.style.width = `${picture.width * zoom}px`;
        frame.style.height = `${picture.height * zoom}px`;
        frame.shows = { scene, picture, index };
        const caption = make("figcaption", configurationName(scene, picture));
        if (picture.status !== "satisfied") {
          caption.append(make("span", ` – ${picture.status}`, { class: "bad" }));
        }
        figure.append(caption, frame);
        row.append(figure);
        observer.observe(frame);
      }
      if (!row.firstChild) row.append(make("p", "No picture of this choice.", { class: "quiet" }));
      section.append(row);
      return section;
    }

    function configurationName(scene, picture) {
      const one = scene.owner.configurations[picture.configuration];
      return one.screen === "as designed" ? `${one.name}, as designed` : one.name;
    }

    function showOverlays() {
      const shown = checked("overlay");
      byID("shown-overlays").textContent = overlays.filter((name) => shown.has(name))
        .map((name) => `.overlay.${name} { display: inline; }`).join("\n");
    }

    // The tree of views

    function showTree() {
      const scene = scenes[state.scene];
      if (!scene) return;
      const onlyBroken = byID("broken").checked;
      const bad = brokenViews(scene);
      const kept = new Set();
      if (onlyBroken) {
        const path = [];
        for (const index of scene.objects) {
          path.length = scene.owner.objects[index][4];
          path.push(index);
          if (bad.has(index)) path.forEach((one) => kept.add(one));
        }
      }
      const items = scene.objects.filter((index) => !onlyBroken || kept.has(index)).map((index) => {
        const [id, className, name, line, depth, isHidden] = scene.owner.objects[index];
        const item = make("li", "", {
          role: "treeitem", "aria-level": depth + 1, "aria-selected": index === state.view,
          tabindex: -1, "data-view": index,
        });
        item.style.paddingLeft = `${6 + depth * 12}px`;
        item.append(className, " ", make("span", name || id || "", { class: "quiet" }));
        if (isHidden) item.append(make("span", " hidden", { class: "quiet" }));
        if (bad.has(index)) item.append(make("span", " ⚠", { class: "bad", title: "broken" }));
        return item;
      });
      byID("tree").replaceChildren(...items);
      byID("tree-title").textContent = `Views of ${scene.title}`;
      const first = items.find((item) => item.getAttribute("aria-selected") === "true") ?? items[0];
      if (first) first.tabIndex = 0;
    }

    /** Views that are ambiguous or in conflict somewhere, or that a finding names. */
    function brokenViews(scene) {
      const bad = new Set();
      for (const picture of scene.pictures) {
        for (const [view] of picture.ambiguities) bad.add(view);
        for (const [, views] of picture.conflicts) views.forEach((view) => bad.add(view));
      }
      const named = new Set(findingsOf(scene).flatMap((finding) => finding.objects));
      for (const index of scene.objects) {
        if (named.has(scene.owner.objects[index][0])) bad.add(index);
      }
      return bad;
    }

    // Choosing a view

    function choose(sceneIndex, view, picture) {
      const isOther = sceneIndex !== state.scene;
      Object.assign(state, { scene: sceneIndex, view, picture: picture ?? state.picture });
      if (isOther || byID("tree").childElementCount === 0) showTree();
      for (const item of byID("tree").children) {
        const isChosen = Number(item.dataset.view) === view;
        item.setAttribute("aria-selected", isChosen);
        item.tabIndex = isChosen ? 0 : -1;
        if (isChosen) item.scrollIntoView({ block: "nearest" });
      }
      if (view === null && byID("tree").firstChild) byID("tree").firstChild.tabIndex = 0;
      for (const frame of document.querySelectorAll(".frame")) markIn(frame);
      showDetails();
    }

    /** The groups of a view in a drawing. */
    function groups(frame, view) {
      const id = frame.shows.scene.owner.objects[view][0];
      return id === null ? [] :
        [...frame.querySelectorAll("g.view")].filter((group) => group.dataset.id === id);
    }

    function outline(frame, view, name) {
      for (const group of groups(frame, view)) {
        const [, , width, height] = group.dataset.frame.split(" ");
        const rect = document.createElementNS("http://www.w3.org/2000/svg", "rect");
        rect.setAttribute("class", name);
        rect.setAttribute("width", Math.max(0, width));
        rect.setAttribute("height", Math.max(0, height));
        group.append(rect);
      }
    }

    function markIn(frame) {
      frame.querySelectorAll(".mark").forEach((mark) => mark.remove());
      if (state.view !== null && frame.shows.index === state.scene) outline(frame, state.view, "mark");
    }

    // Details

    function showDetails() {
      const scene = scenes[state.scene];
      if (!scene || state.view === null) {
        byID("details").replaceChildren(make("p", "Choose a view in a picture or in the tree."));
        return;
      }
      const [id, className, name, line] = scene.owner.objects[state.view];
      const list = make("dl");
      const row = (term, text) => list.append(make("dt", term), make("dd", text));
      row("class", className);
      if (name) row("name", name);
      row("id", id ?? "none");
      row("source", `${scene.owner.name}, line ${line}`);
      for (const frame of document.querySelectorAll(".frame")) {
        if (frame.shows.index !== state.scene) continue;
        draw(frame);
        const group = groups(frame, state.view)[0];
        if (!group) continue;
        const [x, y, width, height] = group.dataset.frame.split(" ");
        const where = configurationName(scene, frame.shows.picture);
        row("frame", `x ${x}, y ${y}, width ${width}, height ${height} (${where})`);
      }
      byID("details").replaceChildren(list, ...problems(scene, id), ...constraints(scene));
    }

    function problems(scene, id) {
      const texts = new Map();
      const add = (text, where) => texts.set(text, [...(texts.get(text) ?? []), where]);
      for (const picture of scene.pictures) {
        const where = configurationName(scene, picture);
        for (const [view, words] of picture.ambiguities) if (view === state.view) add(words, where);
        for (const [words, views] of picture.conflicts) {
          if (views.includes(state.view)) add(words, where);
        }
      }
      const items = [...texts].map(([text, where]) =>
        make("li", `${text} (${where.length > 3 ? `${where.length} configurations` : where.join(", ")})`,
          { class: "bad" }));
      for (const finding of scene.owner.findings) {
        if (!finding.objects.includes(id)) continue;
        items.push(make("li",
          `${finding.severity}: ${finding.message} [${finding.rule}], line ${finding.line}`,
          { class: finding.severity === "info" ? "quiet" : "bad" }));
      }
      if (items.length === 0) return [];
      const list = make("ul", "", { "aria-label": "Findings" });
      list.append(...items);
      return [make("h3", "Findings"), list];
    }

    function constraints(scene) {
      const shown = scene.pictures.filter((picture) =>
        !state.picture || picture === state.picture || scene.pictures.indexOf(state.picture) < 0);
      const numbers = new Set((shown[0] ?? scene.pictures[0])?.statements ?? []);
      const items = [...numbers].filter((number) => number >= 0 &&
        scene.owner.statements[number][4].includes(state.view)).map((number) => {
        const [sentence, origin, id, line] = scene.owner.statements[number];
        const button = make("button", sentence, {
          type: "button", class: "sentence", "data-statement": number,
        });
        const source = line ? `${origin}, ${id ?? "no id"}, line ${line}` : `made by ${origin}`;
        button.append(" ", make("span", source, { class: "quiet" }));
        const item = make("li");
        item.append(button);
        return item;
      });
      if (items.length === 0) return [];
      const list = make("ul", "", { "aria-label": "Constraints" });
      list.append(...items);
      const where = shown[0] ? configurationName(scene, shown[0]) : "";
      return [make("h3", `Constraints (${where})`), list];
    }

    // Both ends of a constraint

    function showEnds(sceneIndex, number) {
      hideEnds();
      const scene = scenes[sceneIndex];
      const statement = scene.owner.statements[number];
      if (!statement) return;
      for (const frame of document.querySelectorAll(".frame")) {
        if (frame.shows.index !== sceneIndex) continue;
        for (const view of statement[4]) outline(frame, view, "end");
        frame.shows.picture.statements.forEach((one, index) => {
          if (one !== number) return;
          for (const line of frame.querySelectorAll(`[data-constraint="${index}"]`)) {
            line.classList.add("hot");
          }
        });
      }
      byID("status").textContent = statement[0];
    }

    function hideEnds() {
      document.querySelectorAll(".end").forEach((end) => end.remove());
      document.querySelectorAll(".hot").forEach((line) => line.classList.remove("hot"));
      byID("status").textContent = "";
    }

    // Events

    function statementAt(target) {
      const line = target.closest?.("[data-constraint]");
      const frame = target.closest?.(".frame");
      if (!line || !frame) return null;
      return { index: frame.shows.index,
        number: frame.shows.picture.statements[Number(line.dataset.constraint)] };
    }

    byID("scenes").addEventListener("click", (event) => {
      const frame = event.target.closest(".frame");
      if (!frame) return;
      const { scene, picture, index } = frame.shows;
      const id = event.target.closest("g.view")?.dataset.id;
      const view = scene.objects.find((one) => id !== undefined && scene.owner.objects[one][0] === id);
      choose(index, view ?? null, picture);
    });
    byID("scenes").addEventListener("mouseover", (event) => {
      const found = statementAt(event.target);
      if (found) showEnds(found.index, found.number);
    });
    byID("scenes").addEventListener("mouseout", (event) => {
      if (statementAt(event.target)) hideEnds();
    });
    for (const type of ["mouseover", "focusin"]) {
      byID("details").addEventListener(type, (event) => {
        const button = event.target.closest(".sentence");
        if (button) showEnds(state.scene, Number(button.dataset.statement));
      });
    }
    for (const type of ["mouseout", "focusout"]) byID("details").addEventListener(type, hideEnds);
    byID("tree").addEventListener("click", (event) => {
      const item = event.target.closest("li");
      if (item) choose(state.scene, Number(item.dataset.view));
    });
    byID("tree").addEventListener("keydown", (event) => {
      const items = [...byID("tree").children];
      const index = items.indexOf(document.activeElement);
      const level = (item) => Number(item.getAttribute("aria-level"));
      const parent = () => {
        let place = index - 1;
        while (place >= 0 && level(items[place]) >= level(items[index])) place -= 1;
        return place;
      };
      const target = {
        ArrowDown: () => index + 1, ArrowUp: () => index - 1, Home: () => 0,
        End: () => items.length - 1, ArrowRight: () => index + 1, ArrowLeft: parent,
        Enter: () => index, " ": () => index,
      }[event.key]?.();
      if (target === undefined || !items[target]) return;
      event.preventDefault();
      items[target].focus();
      choose(state.scene, Number(items[target].dataset.view));
    });
    document.addEventListener("keydown", (event) => {
      if (event.key === "Escape") {
        hideEnds();
        choose(state.scene, null);
      }
    });
    byID("controls").addEventListener("submit", (event) => event.preventDefault());
    byID("controls").addEventListener("change", (event) => {
      if (event.target.name === "overlay") return showOverlays();
      if (event.target.id === "appearance") {
        document.documentElement.dataset.appearance = event.target.value;
        return;
      }
      if (event.target.id === "language") followLanguage();
      if (event.target.id === "scene" && event.target.value !== "all") {
        Object.assign(state, { scene: Number(event.target.value), view: null, picture: null });
      }
      if (event.target.id === "broken" && event.target.checked && !isBroken(scenes[state.scene])) {
        const first = scenes.findIndex(isBroken);
        if (first >= 0) Object.assign(state, { scene: first, view: null, picture: null });
      }
      showScenes();
      showTree();
      showDetails();
    });
    addEventListener("beforeprint", () => document.querySelectorAll(".frame").forEach(draw));

    document.head.append(make("style", "", { id: "shown-overlays" }));
    // The tree begins with a scene that has views of its own: containers have at most a bar.
    state.scene = Math.max(0, scenes.findIndex((scene) => scene.objects.length > 1));
    fillControls();
    showScenes();
    showTree();

    """#
}
