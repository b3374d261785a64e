import type { Tone } from '@esteto/domain/shared/status/tone';
import { StatusBadge } from '../../../components/display/status-badge.tsx';
import { type Cell, emsOf } from './cell.ts';

type Labels<Code extends string> = Readonly<Record<Code, string>>;

/** Rem of an em: of a cell's text, and of a badge, which has its dot and its padding beside its word (status-badge.css). */
const CELL = 0.875;
const BADGE = 0.75;
const BADGE_SIDES = 1.75;

const widest = (labels: Labels<string>): number => Math.max(...Object.values(labels).map(emsOf));

/** The cell of a code that has a name: a kind, a type. */
export const labelCell = <Code extends string>(labels: Labels<Code>): Cell<Code> => {
  const show = (code: Code) => labels[code];
  return { render: show, text: show, width: CELL * widest(labels) };
};

/** The cell of a status, from the domain's two tables: what each code is called and what it means to the eye. */
export const statusCell = <Code extends string>(labels: Labels<Code>, tones: Readonly<Record<Code, Tone>>): Cell<Code> => ({
  render: (code) => <StatusBadge status={{ label: labels[code], tone: tones[code] }} />,
  text: (code) => labels[code],
  alone: 'status',
  width: BADGE * widest(labels) + BADGE_SIDES,
});
