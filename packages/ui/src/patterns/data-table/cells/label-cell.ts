import { type Cell, widthOf } from './cell.ts';

/** The cell of a code that has a name: a kind, a type. */
export const labelCell = <Code extends string>(labels: Readonly<Record<Code, string>>): Cell<Code> => {
  const show = (code: Code) => labels[code];
  const longest = Math.max(...Object.values<string>(labels).map(({ length }) => length));
  return { render: show, text: show, width: widthOf(longest) };
};
