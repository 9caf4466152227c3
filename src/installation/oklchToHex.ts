const toLinear = ([l, a, b]: readonly [number, number, number]): [number, number, number] => {
  const [x, y, z] = [
    (l + 0.3963377774 * a + 0.2158037573 * b) ** 3,
    (l - 0.1055613458 * a - 0.0638541728 * b) ** 3,
    (l - 0.0894841775 * a - 1.291485548 * b) ** 3,
  ];
  return [
    4.0767416621 * x - 3.3077115913 * y + 0.2309699292 * z,
    -1.2684380046 * x + 2.6097574011 * y - 0.3413193965 * z,
    -0.0041960863 * x - 0.7034186147 * y + 1.707614701 * z,
  ];
};

const encode = (value: number): number =>
  value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055;

const syntax = /^oklch\(\s*([\d.]+)%\s+([\d.]+)\s+([\d.]+)\s*\)$/;

/**
 * Colour as manifests and `theme-color` want it, for not all that read them know OKLCH.
 *
 * @param color CSS text such as `oklch(98.2% 0.003 265)`.
 * @throws if the text is no such colour.
 */
export function oklchToHex(color: string): string {
  const [, lightness, chroma, hue] = syntax.exec(color.trim()) ?? [];
  if (hue === undefined)
    throw new Error(`${color}  is no color that this reads -> write it as oklch(98.2% 0.003 265)`);
  const angle = (Number(hue) * Math.PI) / 180;
  const [a, b] = [Number(chroma) * Math.cos(angle), Number(chroma) * Math.sin(angle)];
  const channels = toLinear([Number(lightness) / 100, a, b]).map((value) =>
    Math.round(Math.min(Math.max(encode(value), 0), 1) * 255),
  );
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}
