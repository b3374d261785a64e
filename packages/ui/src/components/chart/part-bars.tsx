import { Chart, useChart } from '@chakra-ui/charts';
import { memo } from 'react';
import { Bar, BarChart, XAxis, YAxis } from 'recharts';
import type { LegendItem } from './chart-legend.tsx';
import { EXPECTED, FRAME, WHOLE } from './plot.ts';
import { type NamedRow, RowNames } from './row-names.tsx';
import { BAR, ROW } from './row-size.ts';

/** One number for each part, in their order. */
export type PartRow = NamedRow & { values: readonly number[] };

type PartBarsProps = { rows: readonly PartRow[]; parts: readonly LegendItem[] };

const Plain = ({ rows, parts }: PartBarsProps) => {
  const chart = useChart({
    data: rows.map(({ key, values }) => ({ key, ...Object.fromEntries(values.map((value, at) => [`p${at}`, value])) })),
  });
  const color = (token: string) => chart.color(token) as string;
  return (
    <Chart.Root chart={chart} {...FRAME}>
      <BarChart data={chart.data} layout="vertical" {...WHOLE} margin={{ top: LOWER, right: 0, bottom: -LOWER, left: 0 }}>
        <XAxis type="number" hide domain={[0, 'dataMax']} />
        <YAxis type="category" dataKey="key" hide />
        {parts.map((part, at) => (
          <Bar
            key={part.label}
            dataKey={`p${at}`}
            stackId="row"
            fill={color(part.color)}
            fillOpacity={part.pale ? EXPECTED : 1}
            background={at === 0 ? { fill: color('chart.grid') } : false}
            barSize={BAR.size}
            isAnimationActive={false}
          />
        ))}
        <RowNames rows={rows} name={color('fg.default')} shown={color('fg.muted')} />
      </BarChart>
    </Chart.Root>
  );
};

/** The bars lie below the middle of their rows. */
const LOWER = BAR.middle - ROW / 2;

/** Lying bars of several parts; the drawing alone: whoever shows it gives it its size (`ROW` px for each row) and its words. */
export const PartBars = memo(Plain);
