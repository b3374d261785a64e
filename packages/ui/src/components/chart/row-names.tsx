import { useChartWidth } from 'recharts';
import { ROW } from './row-size.ts';

export type NamedRow = { key: string; name: string; shown: string };

type RowNamesProps = { rows: readonly NamedRow[]; name: string; shown: string };

/** Above each bar its name at the left and its number at the right, so that a phone has room for both. `name`, `shown`: their colours. */
export const RowNames = ({ rows, name, shown }: RowNamesProps) => {
  const width = useChartWidth() ?? 0;
  return rows.map((row, index) => (
    <g key={row.key}>
      <text x={0} y={index * ROW + BASELINE} fill={name}>
        {cut(row.name, width - (row.shown.length + 3) * LETTER)}
      </text>
      <text x={width} y={index * ROW + BASELINE} fill={shown} textAnchor="end">
        {row.shown}
      </text>
    </g>
  ));
};

const BASELINE = 16;

/** About the width of a letter, in px. */
const LETTER = 6.6;

const cut = (text: string, width: number): string => {
  const most = Math.max(6, Math.floor(width / LETTER));
  return text.length > most ? `${text.slice(0, most - 1).trimEnd()}…` : text;
};
