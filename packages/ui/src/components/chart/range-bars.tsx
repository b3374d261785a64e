import { Chart, useChart } from '@chakra-ui/charts';
import { memo } from 'react';
import { Bar, BarChart, DefaultZIndexes, useXAxisScale, XAxis, YAxis, ZIndexLayer } from 'recharts';
import { AXIS, FRAME, PLOT, WHOLE } from './plot.ts';
import { type NamedRow, RowNames } from './row-names.tsx';
import { BAR, ROW } from './row-size.ts';

/** From one value to another, with the middle of what lies there and the mean of all. */
export type RangeRow = NamedRow & { from: number; to: number; middle: number; mean: number };

type RangeBarsProps = {
  rows: readonly RangeRow[];
  /** What the axis counts: 'dias'. */
  unit: string;
};

const Plain = ({ rows, unit }: RangeBarsProps) => {
  const chart = useChart({ data: rows.map(({ key, from, to }) => ({ key, range: [from, to] })) });
  const color = (token: string) => chart.color(token) as string;
  const ticks = ticksUpTo(Math.max(1, ...rows.map(({ to, mean }) => Math.max(to, mean))));
  return (
    <Chart.Root chart={chart} {...FRAME}>
      <BarChart data={chart.data} layout="vertical" {...WHOLE} margin={{ top: LOWER, right: EDGE, bottom: -LOWER, left: EDGE }}>
        <XAxis
          type="number"
          domain={[0, ticks.at(-1) ?? 0]}
          ticks={ticks}
          height={PLOT.bottom}
          tickFormatter={(value: number) => (value === 0 ? '0' : `${value} ${unit}`)}
          interval="preserveStartEnd"
          {...AXIS}
        />
        <YAxis type="category" dataKey="key" hide />
        <Bar
          dataKey="range"
          fill={color('chart.own')}
          fillOpacity={0.5}
          isAnimationActive={false}
          barSize={BAR.size}
          background={{ fill: color('chart.grid') }}
        />
        <ZIndexLayer zIndex={DefaultZIndexes.label}>
          <Marks rows={rows} own={color('chart.own')} mean={color('chart.line')} />
        </ZIndexLayer>
        <RowNames rows={rows} name={color('fg.default')} shown={color('fg.muted')} />
      </BarChart>
    </Chart.Root>
  );
};

/** The bars lie below the middle of their rows. */
const LOWER = BAR.middle - ROW / 2;

/** Round ones, the last of them not below the most. */
const ticksUpTo = (most: number): number[] => {
  const step = STEPS.find((one) => most / one <= 5) ?? Math.ceil(most / 5);
  return Array.from({ length: Math.ceil(most / step) + 1 }, (_, at) => at * step);
};

const STEPS = [1, 5, 10, 15, 30, 60, 90];

/** Room for half of a mark at both ends. */
const EDGE = 6;

const Marks = ({ rows, own, mean }: { rows: readonly RangeRow[]; own: string; mean: string }) => {
  const scale = useXAxisScale();
  if (!scale) return null;
  return rows.map((row, index) => {
    const y = index * ROW + BAR.middle;
    const middle = scale(row.middle) ?? 0;
    return (
      <g key={row.key}>
        <line x1={middle} x2={middle} y1={y - BAR.size / 2} y2={y + BAR.size / 2} stroke={own} strokeWidth={3} />
        <circle cx={scale(row.mean) ?? 0} cy={y} r={4.5} fill={mean} />
      </g>
    );
  });
};

/** The drawing alone: whoever shows it gives it its size (`ROW` px for each row and the axis) and its words. */
export const RangeBars = memo(Plain);
