import { Chart, useChart } from '@chakra-ui/charts';
import { memo } from 'react';
import { Bar, BarChart, CartesianGrid, LabelList, XAxis, YAxis } from 'recharts';
import type { Count } from './count.ts';
import { PLOT } from './plot.ts';

const Drawing = ({ counts }: { counts: readonly Count[] }) => {
  const chart = useChart({ data: [...counts] });
  const color = (token: string) => chart.color(token) as string;
  return (
    <Chart.Root chart={chart} height="full" aspectRatio="auto" fontSize="xs">
      <BarChart
        data={chart.data}
        responsive
        style={{ width: '100%', height: '100%' }}
        accessibilityLayer={false}
        margin={{ top: PLOT.top, right: PLOT.right, bottom: 0, left: 0 }}
      >
        <CartesianGrid vertical={false} stroke={color('chart.grid')} />
        <XAxis
          dataKey="label"
          height={PLOT.bottom}
          axisLine={false}
          tickLine={false}
          tickMargin={8}
          interval="equidistantPreserveStart"
          minTickGap={12}
        />
        <YAxis hide allowDecimals={false} />
        <Bar dataKey="count" fill={color('chart.own')} isAnimationActive={false} maxBarSize={36}>
          <LabelList dataKey="count" position="top" fill={color('fg.muted')} formatter={shownCount} />
        </Bar>
      </BarChart>
    </Chart.Root>
  );
};

/** The drawing alone; whoever shows it gives it its size and a name. */
export const CountBars = memo(Drawing);

/** A bar of nothing needs no number. */
const shownCount = (count: unknown): string => (count === 0 ? '' : Number(count).toLocaleString('pt-BR'));
