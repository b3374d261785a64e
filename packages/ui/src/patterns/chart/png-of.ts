import type { LegendItem } from '../../components/chart/chart-legend.tsx';
import { EXPECTED } from '../../components/chart/plot.ts';

type About = { title: string; period: string; legend: readonly LegendItem[] };

/**
 * The picture of a drawing as a file: on light ground whatever the person looks at, with its title, period and colours told. The drawing is copied to where
 * light colours hold, its colours are written into it, and its words are written by the canvas, which has the page's font where a picture in a picture has not.
 */
export const pngOf = async (drawing: HTMLElement, about: About): Promise<Blob> => {
  const copy = lightCopy(drawing);
  try {
    const svg = copy.querySelector('svg');
    if (!svg) throw new Error('nothing is drawn');
    const { width, height } = drawing.getBoundingClientRect();
    const words = takeWords(svg);
    writeColours(svg);
    svg.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
    svg.setAttribute('width', String(width));
    svg.setAttribute('height', String(height));
    const image = new Image();
    image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(svg))}`;
    await image.decode();
    return await painted(copy, { ...about, image, words, width, height });
  } finally {
    copy.remove();
  }
};

/** As wide and high as the drawing, out of sight. */
const lightCopy = (drawing: HTMLElement): HTMLElement => {
  const host = document.createElement('div');
  const { width, height } = drawing.getBoundingClientRect();
  host.className = 'light chakra-theme';
  host.setAttribute('aria-hidden', 'true');
  host.style.cssText = `position: fixed; left: -20000px; top: 0; width: ${width}px; height: ${height}px; background: var(--e-colors-bg-surface); color: var(--e-colors-fg-default)`;
  const copy = drawing.cloneNode(true) as HTMLElement;
  host.append(copy);
  document.body.append(host);
  return host;
};

type Word = { text: string; x: number; y: number; font: string; color: string };

/** Out of the drawing, with where each stands and how it looks. */
const takeWords = (svg: SVGSVGElement): Word[] => {
  const texts = [...svg.querySelectorAll('text')];
  const words = texts.flatMap((text) => {
    const spans = [...text.querySelectorAll('tspan')];
    return (spans.length > 0 ? spans : [text]).flatMap((one) => wordOf(one) ?? []);
  });
  for (const text of texts) text.remove();
  return words;
};

const wordOf = (one: SVGTextContentElement): Word | null => {
  const text = one.textContent;
  const place = one.getCTM();
  if (text.trim() === '' || !place) return null;
  const start = one.getStartPositionOfChar(0).matrixTransform(place);
  const { fontWeight, fontSize, fontFamily, fill } = getComputedStyle(one);
  return { text, x: start.x, y: start.y, font: `${fontWeight} ${fontSize} ${fontFamily}`, color: fill };
};

const COLOURS = ['fill', 'stroke', 'fill-opacity', 'stroke-width', 'stroke-dasharray', 'opacity'];

const writeColours = (svg: SVGSVGElement): void => {
  for (const element of svg.querySelectorAll<SVGElement>('*')) {
    const style = getComputedStyle(element);
    for (const name of COLOURS) element.setAttribute(name, style.getPropertyValue(name));
  }
};

const EDGE = 24;
const SHARPNESS = 2;
const LINE = 22;

type Painted = About & { image: HTMLImageElement; words: readonly Word[]; width: number; height: number };

const painted = async (host: HTMLElement, { title, period, legend, image, words, width, height }: Painted): Promise<Blob> => {
  const { backgroundColor, color, fontFamily } = getComputedStyle(host);
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  const small = `400 12px ${fontFamily}`;
  context.font = small;
  const marks = placed(legend, width, (label) => context.measureText(label).width);
  const top = EDGE + LINE * (2 + (marks.at(-1)?.line ?? 0));
  canvas.width = (width + 2 * EDGE) * SHARPNESS;
  canvas.height = (top + height + EDGE) * SHARPNESS;
  context.scale(SHARPNESS, SHARPNESS);
  context.fillStyle = backgroundColor;
  context.fillRect(0, 0, canvas.width, canvas.height);
  const write = ({ text, x, y, font, color: ink }: Word) => {
    context.font = font;
    context.fillStyle = ink;
    context.fillText(text, x, y);
  };
  write({ text: title, x: EDGE, y: EDGE + 14, font: `600 16px ${fontFamily}`, color });
  write({ text: `${period} · Esteto`, x: EDGE, y: EDGE + 14 + LINE, font: small, color });
  for (const { item, x, line } of marks) {
    const y = EDGE + LINE * (line + 1) + 2;
    context.globalAlpha = item.pale ? EXPECTED : 1;
    context.fillStyle = tokenOf(host, item.color);
    context.fillRect(x, y, MARK, MARK);
    context.globalAlpha = 1;
    write({ text: item.label, x: x + MARK + 6, y: y + 9, font: small, color });
  }
  context.drawImage(image, EDGE, top, width, height);
  for (const word of words) write({ ...word, x: word.x + EDGE, y: word.y + top });
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('an empty picture'))), 'image/png'),
  );
};

type Placed = { item: LegendItem; x: number; line: number };

const MARK = 10;
const BETWEEN = 20;

/** One after the other, on as many lines as they need; the first is 1. */
const placed = (legend: readonly LegendItem[], width: number, wide: (label: string) => number): Placed[] => {
  let [x, line] = [EDGE, 1];
  return legend.map((item) => {
    const size = MARK + 6 + wide(item.label);
    if (x > EDGE && x + size > EDGE + width) [x, line] = [EDGE, line + 1];
    const place = { item, x, line };
    x += size + BETWEEN;
    return place;
  });
};

/** 'chart.own' as the colour that it is in the copy. */
const tokenOf = (host: HTMLElement, token: string): string =>
  getComputedStyle(host)
    .getPropertyValue(`--e-colors-${token.replaceAll('.', '-')}`)
    .trim();
