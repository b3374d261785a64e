import type { Tone } from '@esteto/domain/shared/status/tone';
import { StatusBadge } from '../../../components/display/status-badge.tsx';
import { type Cell, widthOf } from './cell.ts';

/** The cell of a status, from the domain's two tables: what each code is called and what it means to the eye. */
export const statusCell = <Code extends string>(
  labels: Readonly<Record<Code, string>>,
  tones: Readonly<Record<Code, Tone>>,
): Cell<Code> => ({
  render: (code) => <StatusBadge status={{ label: labels[code], tone: tones[code] }} />,
  text: (code) => labels[code],
  // In smaller letters, with its dot and its padding.
  width: 0.8 * widthOf(Math.max(...Object.values<string>(labels).map(({ length }) => length))) + 2,
});
