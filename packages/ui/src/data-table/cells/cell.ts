import type { ReactNode } from 'react';

/** How a column shows and says its values. `text` is what is exported and searched for. Null and undefined never reach a cell. */
export type Cell<Value = unknown> = {
  render: (value: Value) => ReactNode;
  text: (value: Value) => string;
  align?: 'start' | 'end';
};
