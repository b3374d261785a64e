import { Chart, useChart } from '@chakra-ui/charts';
import { memo } from 'react';
import { Bar, BarChart, XAxis, YAxis } from 'recharts';
import { FRAME, WHOLE } from './plot.ts';
import { type NamedRow, RowNames } from './row-names.tsx';
import { BAR, ROW } from './row-size.ts';

/** `value`: how long its bar is; `shown`: its numbers in words. `others`: of what is compared with. */
export type ShareRow = NamedRow & { value: number; others?: boolean };

type ShareBarsProps = {
  rows: readonly ShareRow[];
  /** The value of a bar that fills the width; the largest unless said. */
  whole?: number;
};

const Plain = ({ rows, whole }: ShareBarsProps) => {
  const chart = useChart({
    data: rows.map(({ key, value, others = false }) => ({ key, own: others ? 0 : value, others: others ? value : 0 })),
  });
  const color = (token: string) => chart.color(token) as string;
  const bar = { isAnimationActive: false, barSize: BAR.size, stackId: 'row', background: { fill: color('chart.grid') } };
  return (
    <Chart.Root chart={chart} {...FRAME}>
      <BarChart data={chart.data} layout="vertical" {...WHOLE} margin={{ top: LOWER, right: 0, bottom: -LOWER, left: 0 }}>
        <XAxis type="number" hide domain={[0, whole ?? 'dataMax']} />
        <YAxis type="category" dataKey="key" hide />
        <Bar {...bar} dataKey="own" fill={color('chart.own')} />
        <Bar {...bar} background={false} dataKey="others" fill={color('chart.compare')} />
        <RowNames rows={rows} name={color('fg.default')} shown={color('fg.muted')} />
      </BarChart>
    </Chart.Root>
  );
};

/** The bars lie below the middle of their rows. */
const LOWER = BAR.middle - ROW / 2;

/** The drawing alone: whoever shows it gives it its size (`ROW` px for each row) and its words. */
export const ShareBars = memo(Plain);
