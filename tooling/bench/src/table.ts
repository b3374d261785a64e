import type { Bar } from './bars.ts';

/** One measured figure. `least`: more is better, so the bar is a least and not a most. */
export type Figure = {
  name: string;
  value: number;
  limit: Bar;
  unit?: string;
  least?: boolean;
  digits?: number;
};

export const isOver = ({ value, limit, least }: Figure): boolean => (least ? value < limit.bar : value > limit.bar);

/** A title and a line per figure: what was measured, the bar, the aim, and a mark where the bar is missed or the aim reached. */
export const printTable = (title: string, figures: Figure[]): void => {
  console.log(`\n${line([title, 'medido', 'limite', 'meta', ''])}`);
  for (const figure of figures) {
    const { name, value, limit, unit = '', digits = 0 } = figure;
    const reached = figure.least ? value >= limit.aim : value <= limit.aim;
    const cells = [value, limit.bar, limit.aim].map((number) => `${number.toFixed(digits)}${unit && ` ${unit}`}`);
    console.log(line([name, ...cells, isOver(figure) ? '✗' : reached ? '★' : '']));
  }
};

const line = ([name = '', ...cells]: string[]): string => `${name.padEnd(52)}${cells.map((cell) => cell.padStart(11)).join('')}`.trimEnd();
