import { expect, test } from 'vitest';
import { colors } from './colors.ts';

// WCAG 2.2, 1.4.3 and 1.4.11: which colour stands on which, in both themes. The stories look at light with axe, and every address of the apps is looked at
// in dark as well; this table says that a pair that reads well in one theme reads well in the other.

type Pair = { light: string; dark: string };

const { bg, fg, border, brand, attention, status, score, chart } = colors;
const surfaces = { canvas: bg.canvas, surface: bg.surface, raised: bg.raised, sunken: bg.sunken, hover: bg.hover };

/** The least ratio of a text, and of what is no text: a border, a dot. */
const TEXT = 4.5;
const SHAPE = 3;

const on = (grounds: Record<string, Pair>, inks: Record<string, Pair>, least: number) =>
  Object.entries(grounds).flatMap(([ground, below]) => Object.entries(inks).map(([ink, above]) => ({ ground, ink, below, above, least })));

const PAIRS = [
  ...on(surfaces, { ...fg, 'brand.fg': brand.fg, 'attention.fg': attention.fg }, TEXT),
  ...on(surfaces, { 'border.strong': border.strong }, SHAPE),
  ...on({ 'brand.solid': brand.solid, 'brand.hover': brand.hover }, { 'brand.contrast': brand.contrast }, TEXT),
  ...on({ 'brand.subtle': brand.subtle }, { 'brand.fg': brand.fg, 'fg.default': fg.default, 'fg.muted': fg.muted }, TEXT),
  ...on({ 'attention.subtle': attention.subtle }, { 'attention.fg': attention.fg, 'fg.default': fg.default }, TEXT),
  ...Object.entries(status).flatMap(([tone, { subtle, fg: text, dot }]) => [
    ...on({ [`${tone}.subtle`]: subtle, surface: bg.surface }, { [`${tone}.fg`]: text }, TEXT),
    ...on({ surface: bg.surface, canvas: bg.canvas }, { [`${tone}.dot`]: dot }, SHAPE),
  ]),
  ...Object.entries(score).flatMap(([points, ground]) =>
    points === 'contrast' ? [] : on({ [`score.${points}`]: ground }, { 'score.contrast': score.contrast }, TEXT),
  ),
  ...on({ surface: bg.surface }, { 'chart.own': chart.own, 'chart.line': chart.line, 'chart.limit': chart.limit }, SHAPE),
];

test.each(PAIRS)('$ink on $ground reads well in both themes', ({ below, above, least }) => {
  expect(contrast(above.light, below.light)).toBeGreaterThanOrEqual(least);
  expect(contrast(above.dark, below.dark)).toBeGreaterThanOrEqual(least);
});

/** WCAG's ratio of two opaque colours in hex. */
const contrast = (one: string, other: string): number => {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
};

const luminance = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const linear = (share: number): number => (share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4);
