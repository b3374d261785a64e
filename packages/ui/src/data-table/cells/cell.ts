import type { ReactNode } from 'react';

/** A value as a spreadsheet keeps it, so that it can be added up and ordered there. `format` in the spreadsheet's own notation. */
export type SheetValue = { value: string | number | Date; format?: string };

/** How a column shows and says its values. `text` is what is exported and searched for. Null and undefined never reach a cell. */
export type Cell<Value = unknown> = {
  render: (value: Value) => ReactNode;
  text: (value: Value) => string;
  /** In a spreadsheet; its text unless said otherwise. */
  sheet?: (value: Value) => SheetValue;
  align?: 'start' | 'end';
  /** Letters of the longest text that can come, where that is known. */
  longest?: number;
};
