// Every trace table in a narrow window, and the diagram that it represents.
() =>
  [...document.querySelectorAll(".fig-table")].map((table) => {
    const shown = (element) => element.checkVisibility() && element.getBoundingClientRect().width > 0;
    // A phase may be collapsed if the row above says so, with a control that a fingertip meets.
    const isFolded = (row) => {
      const fold = row.closest(".fig-part")?.previousElementSibling?.querySelector(".fig-fold:has(input)");
      return fold && shown(fold) && fold.getBoundingClientRect().height >= 43.5;
    };
    const rows = [...table.querySelectorAll("tbody tr[id]")];
    const cells = [...table.querySelectorAll("th, td, thead span")].filter(
      (cell) => shown(cell) && cell.textContent.trim() && !cell.querySelector("span"),
    );
    // The page of a run shows the diagram itself if it has more lanes than fit beside a table.
    const wide = document.querySelector("body.run .fig-sequence > .fig-scroll");
    const isDrawn = wide && shown(wide);
    const own = table.closest(".scenario-figure");
    const sequence = [...(own?.parentElement.querySelectorAll(".scenario-sequence") ?? [])].find(
      (figure) => figure.dataset.variant === own.dataset.variant,
    );
    return {
      name: table.id,
      rows: rows.length,
      hidden: rows.filter((row) => !shown(row) && !isFolded(row)).length,
      withoutLane: rows.filter((row) => {
        const mark = getComputedStyle(row, "::after");
        const isMarked = mark.content === '""' && parseFloat(mark.width) >= 8;
        const isPlaced = row.matches('[class*=" from-"], [class*=" at-"]');
        return !isDrawn && !(isPlaced && (isFolded(row) || (shown(row) && isMarked)));
      }).length,
      smallest: Math.min(...cells.map((cell) => parseFloat(getComputedStyle(cell).fontSize))),
      drawn: sequence ? sequence.querySelectorAll(".fig-numbers text").length : rows.length,
    };
  })
