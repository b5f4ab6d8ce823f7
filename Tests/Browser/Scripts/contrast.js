// What lies behind each text of a photograph that was taken with the texts made transparent: the
// contrast between the ground and the text's colour, and whether a line runs through the text.
async ([photograph, texts]) => {
  const image = new Image();
  image.src = "data:image/png;base64," + photograph;
  await image.decode();
  const canvas = new OffscreenCanvas(image.width, image.height);
  const context = canvas.getContext("2d", { willReadFrequently: true });
  context.drawImage(image, 0, 0);

  // Any CSS colour as red, green, blue (0 to 255) and alpha (0 to 1).
  const swatch = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
  const components = (color) => {
    swatch.clearRect(0, 0, 1, 1);
    swatch.fillStyle = color;
    swatch.fillRect(0, 0, 1, 1);
    const [red, green, blue, alpha] = swatch.getImageData(0, 0, 1, 1).data;
    return [red, green, blue, alpha / 255];
  };
  // Relative luminance and contrast ratio as WCAG 2 defines them.
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

  return texts.map(({ box, fill, opacity }) => {
    // The band between a small letter's top and the base line, where the ink is.
    const [x, y] = [Math.round(box[0]), Math.round(box[1] + box[3] * 0.25)];
    const [width, height] = [Math.round(box[2]), Math.max(1, Math.round(box[3] * 0.5))];
    if (x < 0 || y < 0 || x + width > image.width || y + height > image.height || width < 2) return null;
    const pixels = context.getImageData(x, y, width, height).data;
    const pixel = (index) => [pixels[index * 4], pixels[index * 4 + 1], pixels[index * 4 + 2]];

    const counts = new Map();
    for (let index = 0; index < width * height; index += 1) {
      const key = pixel(index).join();
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    const commonest = [...counts].reduce((a, b) => (b[1] > a[1] ? b : a))[0];
    const ground = commonest.split(",").map(Number);
    const [red, green, blue, alpha] = components(fill);
    const share = alpha * opacity;
    const ink = [red, green, blue].map((value, i) => value * share + ground[i] * (1 - share));

    const differs = (column, row) => contrast(pixel(row * width + column), ground) > 1.3;
    const columns = [...Array(width).keys()].slice(2, -2);
    const rows = [...Array(height).keys()];
    const struck =
      columns.some((column) => rows.filter((row) => differs(column, row)).length > height * 0.6) ||
      rows.some((row) => columns.filter((column) => differs(column, row)).length > width * 0.5);
    return { contrast: contrast(ink, ground), struck };
  });
}
