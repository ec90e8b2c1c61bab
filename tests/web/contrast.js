// The contrast of every text on the page with what lies behind it, gradients included, which axe leaves undecided: the least of all their colors.
() => {
  const canvas = Object.assign(document.createElement("canvas"), { width: 1, height: 1 }).getContext("2d", { willReadFrequently: true });
  const known = new Map();
  const rgba = (css) => {
    if (!known.has(css)) {
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = css;
      canvas.fillRect(0, 0, 1, 1);
      const [r, g, b, a] = canvas.getImageData(0, 0, 1, 1).data;
      known.set(css, [r, g, b, a / 255]);
    }
    return known.get(css);
  };
  const over = ([r, g, b, a], [R, G, B]) => [r * a + R * (1 - a), g * a + G * (1 - a), b * a + B * (1 - a), 1];
  const light = (color) => {
    const [r, g, b] = color.slice(0, 3).map((c) => (c / 255 <= 0.04045 ? c / 255 / 12.92 : ((c / 255 + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const COLORS = /(?:rgba?|hsla?|oklab|oklch|lab|lch|color)\([^()]*\)|#[0-9a-f]{3,8}\b/gi;
  /** What an element paints: a list of layers, the lowest first, each of the colors it may have. */
  const layers = (style) => {
    const flat = rgba(style.backgroundColor)[3] > 0 ? [[rgba(style.backgroundColor)]] : [];
    const images = style.backgroundImage === "none" ? [] : style.backgroundImage.split(/,\s*(?=(?:repeating-)?(?:linear|radial|conic)-gradient|url)/);
    return [...flat, ...images.reverse().filter((image) => !image.startsWith("url")).map((image) => (image.match(COLORS) ?? []).map(rgba))];
  };
  const behind = (element) => {
    const found = [];
    let base = [[255, 255, 255, 1]];
    for (let one = element; one; one = one.parentElement) {
      const own = layers(getComputedStyle(one));
      found.unshift(...own);
      if (own.length && own[0].every((color) => color[3] > 0.99)) break;
    }
    for (const layer of found) base = layer.every((color) => color[3] > 0.99) ? layer : base.flatMap((under) => layer.map((color) => over(color, under)));
    return base;
  };
  const seen = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && element.getClientRects().length > 0;
  const out = [];
  const walk = document.createTreeWalker(document.querySelector("dialog[open]") ?? document.body, NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const element = node.parentElement;
    if (!node.data.trim() || !element || element.closest("svg, option, script, style, .visually-hidden") || !seen(element)) continue;
    if (element.closest(":disabled, [aria-disabled=true], .cannot, .aside, .gone, .picked.gone")) continue;
    const style = getComputedStyle(element);
    const size = parseFloat(style.fontSize);
    const large = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
    const ratios = behind(element).map((under) => {
      const [one, other] = [light(over(rgba(style.color), under)), light(under)].sort((a, b) => b - a);
      return (one + 0.05) / (other + 0.05);
    });
    const least = Math.min(...ratios);
    if (least < (large ? 3 : 4.5)) out.push(`${least.toFixed(2)} “${node.data.trim().slice(0, 40)}” ${element.tagName.toLowerCase()}.${[...element.classList].join(".")} ${style.color}`);
  }
  return [...new Set(out)];
}
