import type { Tone } from '@esteto/domain/shared/status/tone';
import { StatusBadge } from '../../../components/display/status-badge.tsx';
import { type Cell, widthOf } from './cell.ts';

type Labels<Code extends string> = Readonly<Record<Code, string>>;

const longest = (labels: Labels<string>): number => Math.max(...Object.values(labels).map(({ length }) => length));

/** The cell of a code that has a name: a kind, a type. */
export const labelCell = <Code extends string>(labels: Labels<Code>): Cell<Code> => {
  const show = (code: Code) => labels[code];
  return { render: show, text: show, width: widthOf(longest(labels)) };
};

/** The cell of a status, from the domain's two tables: what each code is called and what it means to the eye. */
export const statusCell = <Code extends string>(labels: Labels<Code>, tones: Readonly<Record<Code, Tone>>): Cell<Code> => ({
  render: (code) => <StatusBadge status={{ label: labels[code], tone: tones[code] }} />,
  text: (code) => labels[code],
  alone: 'status',
  // In smaller letters, with its dot and its padding.
  width: 0.8 * widthOf(longest(labels)) + 2,
});
