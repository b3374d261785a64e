import { Chart, useChart } from '@chakra-ui/charts';
import { memo } from 'react';
import { CartesianGrid, ErrorBar, Line, LineChart, ReferenceLine, XAxis, YAxis } from 'recharts';
import { AXIS, FRAME, PLOT, WHOLE } from './plot.ts';

/** A score from −100 to 100, and between which ones it lies in truth. */
export type ScorePoint = { label: string; score: number; low: number; high: number };

const Drawing = ({ points }: { points: readonly ScorePoint[] }) => {
  const chart = useChart({ data: points.map(({ label, score, low, high }) => ({ label, score, reach: [score - low, high - score] })) });
  const color = (token: string) => chart.color(token) as string;
  return (
    <Chart.Root chart={chart} {...FRAME}>
      <LineChart data={chart.data} {...WHOLE} margin={{ top: PLOT.top, right: PLOT.right + 16, bottom: 0, left: 0 }}>
        <CartesianGrid vertical={false} stroke={color('chart.grid')} />
        <XAxis dataKey="label" height={PLOT.bottom} tickMargin={8} padding={{ left: 24, right: 24 }} minTickGap={12} {...AXIS} />
        <YAxis width={PLOT.left} domain={[-100, 100]} ticks={[-100, -50, 0, 50, 100]} {...AXIS} />
        <ReferenceLine y={0} stroke={color('border.strong')} />
        <Line
          dataKey="score"
          stroke={color('chart.own')}
          strokeWidth={2}
          dot={{ r: 4, fill: color('chart.own'), strokeWidth: 0 }}
          isAnimationActive={false}
        >
          <ErrorBar dataKey="reach" direction="y" width={6} strokeWidth={1.5} stroke={color('chart.compare')} isAnimationActive={false} />
        </Line>
      </LineChart>
    </Chart.Root>
  );
};

/** The drawing alone: whoever shows it gives it its size and its words. */
export const ScoreLines = memo(Drawing);
