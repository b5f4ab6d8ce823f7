// The background of each text in screenshots that were captured with transparent text: its contrast with the
// text's color, and whether a line crosses the text.
async (photographs) => {
  // Any CSS color as red, green, blue (0 to 255), and alpha (0 to 1).
  const swatch = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
  const known = new Map();
  const components = (color) => {
    if (!known.has(color)) {
      swatch.clearRect(0, 0, 1, 1);
      swatch.fillStyle = color;
      swatch.fillRect(0, 0, 1, 1);
      const [red, green, blue, alpha] = swatch.getImageData(0, 0, 1, 1).data;
      known.set(color, [red, green, blue, alpha / 255]);
    }
    return known.get(color);
  };
  // Relative luminance and contrast ratio as defined by WCAG 2.
  const luminance = (color) => {
    const [red, green, blue] = color.map((value) => {
      const share = value / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const contrast = (one, other) => {
    const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
    return (light + 0.05) / (dark + 0.05);
  };
  // A pixel is a single number, as in the canvas.
  const parts = (pixel) => [pixel & 255, (pixel >> 8) & 255, (pixel >> 16) & 255];

  // Few columns or rows in a row are a line; more are an area that ends behind the text.
  const isLine = (counts, most) =>
    counts.map((count) => (count > most ? "x" : " ")).join("").split(" ").some(({ length }) => length > 0 && length <= 4);

  const judged = (context, image, { box, fill, opacity }) => {
    // The band between the x-height and the baseline, which has most of the ink.
    const [x, y] = [Math.round(box[0]), Math.round(box[1] + box[3] * 0.25)];
    const [width, height] = [Math.round(box[2]), Math.max(1, Math.round(box[3] * 0.5))];
    if (x < 0 || y < 0 || x + width > image.width || y + height > image.height || width < 2) return null;
    const pixels = new Uint32Array(context.getImageData(x, y, width, height).data.buffer);

    const counts = new Map();
    for (const pixel of pixels) counts.set(pixel, (counts.get(pixel) ?? 0) + 1);
    const ground = parts([...counts].reduce((a, b) => (b[1] > a[1] ? b : a))[0]);
    const [red, green, blue, alpha] = components(fill);
    const share = alpha * opacity;
    const ink = [red, green, blue].map((value, i) => value * share + ground[i] * (1 - share));

    const different = new Set([...counts.keys()].filter((pixel) => contrast(parts(pixel), ground) > 1.3));
    const inColumns = new Array(width).fill(0), inRows = new Array(height).fill(0);
    if (different.size) {
      for (let row = 0; row < height; row += 1) {
        for (let column = 2; column < width - 2; column += 1) {
          if (!different.has(pixels[row * width + column])) continue;
          inColumns[column] += 1;
          inRows[row] += 1;
        }
      }
    }
    const struck = isLine(inColumns, height * 0.6) || isLine(inRows, width * 0.5);
    return { contrast: contrast(ink, ground), struck };
  };

  return Promise.all(photographs.map(async ([photograph, texts]) => {
    const image = new Image();
    image.src = "data:image/png;base64," + photograph;
    await image.decode();
    const context = new OffscreenCanvas(image.width, image.height).getContext("2d", { willReadFrequently: true });
    context.drawImage(image, 0, 0);
    return texts.map((text) => judged(context, image, text));
  }));
}
