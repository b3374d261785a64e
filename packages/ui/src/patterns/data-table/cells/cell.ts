import type { ReactNode } from 'react';

/** A value as a spreadsheet keeps it, so that it can be added up and ordered there. `format` in the spreadsheet's own notation. */
export type SheetValue = { value: string | number | Date; format?: string };

/** Rem of a text in a cell, of which only the number of its letters is known. */
export const widthOf = (letters: number): number => letters / 2;

/** Em that letters of Inter in medium take at most; the others 0.62. */
const EMS = [
  [/[mwMW%]/, 1.01],
  [/[ .,:·'!ijlíI]/, 0.31],
  [/[frt()\-–/;|]/, 0.46],
  [/[aà-äceèéêksvxyzç]/, 0.59],
  [/\d/, 0.67],
  [/[A-ZÀ-Ý]/, 0.78],
] as const;

/** Em of a text that is known: as much as it needs or a little more, never less. */
export const emsOf = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (EMS.find(([letters]) => letters.test(letter))?.[1] ?? 0.62), 0);

/** How a column shows and says its values. `text` is what is exported and searched for. Null and undefined never reach a cell. */
export type Cell<Value = unknown> = {
  render: (value: Value) => ReactNode;
  text: (value: Value) => string;
  /** In a spreadsheet; its text unless said otherwise. */
  sheet?: (value: Value) => SheetValue;
  align?: 'start' | 'end';
  /** On a phone, where no header stands above it: says itself what it is, or by the column's name, or stands apart as the row's status. */
  alone?: 'plain' | 'named' | 'status';
  /** Rem that its longest text takes as a rule. Without one, a column takes what others leave. */
  width?: number;
};
