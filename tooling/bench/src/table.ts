import type { Aim, Bar } from './bars.ts';

/** One measured figure. `least`: more is better, so the limit is a least and not a most. */
export type Figure = {
  name: string;
  value: number;
  limit: Bar | Aim;
  unit?: string;
  least?: boolean;
  digits?: number;
};

/** Across a bar. What is only followed is never over. */
export const isOver = ({ value, limit, least }: Figure): boolean => 'bar' in limit && (least ? value < limit.bar : value > limit.bar);

/** A title and a line per figure: what was measured, the bar or the aim, and a mark where the bar is missed or the aim reached. */
export const printTable = (title: string, figures: Figure[]): void => {
  console.log(`\n${line([title, 'medido', 'limite', 'meta', ''])}`);
  for (const figure of figures) {
    const { name, value, limit, unit = '', digits = 0 } = figure;
    const cell = (number: number | undefined) => (number === undefined ? '–' : `${number.toFixed(digits)}${unit && ` ${unit}`}`);
    const [bar, aim] = 'bar' in limit ? [limit.bar, undefined] : [undefined, limit.aim];
    const reached = aim !== undefined && (figure.least ? value >= aim : value <= aim);
    console.log(line([name, cell(value), cell(bar), cell(aim), isOver(figure) ? '✗' : reached ? '★' : '']));
  }
};

const line = ([name = '', ...cells]: string[]): string => `${name.padEnd(52)}${cells.map((cell) => cell.padStart(11)).join('')}`.trimEnd();
