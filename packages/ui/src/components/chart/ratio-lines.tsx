import { Chart, useChart } from '@chakra-ui/charts';
import { memo } from 'react';
import { CartesianGrid, Line, LineChart, ReferenceLine, XAxis, YAxis } from 'recharts';
import { AXIS, FRAME, MONTHS, PLOT, WHOLE } from './plot.ts';

/** By competence; null where there is none. `isLeast`: something that counts is not told, and it may be more. */
export type RatioPoint = { competence: string; ratio: string | null; isLeast: boolean };

type RatioLinesProps = { points: readonly RatioPoint[]; limit: string };

const Drawing = ({ points, limit }: RatioLinesProps) => {
  const chart = useChart({ data: points.map(({ competence, ratio, isLeast }) => ({ competence, ...drawn(ratio, isLeast) })) });
  const color = (token: string) => chart.color(token) as string;
  return (
    <Chart.Root chart={chart} {...FRAME}>
      <LineChart data={chart.data} {...WHOLE} margin={{ top: PLOT.top, right: PLOT.right + 12, bottom: 0, left: 0 }}>
        <CartesianGrid vertical={false} stroke={color('chart.grid')} />
        <XAxis dataKey="competence" {...MONTHS} />
        <YAxis
          width={PLOT.left}
          domain={[0, (highest: number) => Math.max(highest, Number(limit) * 1.4)]}
          tickFormatter={hundredths}
          {...AXIS}
          tickCount={5}
        />
        <ReferenceLine y={Number(limit)} stroke={color('chart.limit')} strokeWidth={1.5} strokeDasharray="6 3" />
        <Line
          dataKey="ratio"
          stroke={color('chart.own')}
          strokeWidth={2}
          dot={{ r: 3, fill: color('chart.own'), strokeWidth: 0 }}
          isAnimationActive={false}
        />
        <Line
          dataKey="least"
          stroke={color('chart.own')}
          strokeWidth={1}
          strokeDasharray="2 3"
          dot={{ r: 3, fill: color('bg.surface'), stroke: color('chart.own'), strokeWidth: 1.5, strokeDasharray: '0' }}
          isAnimationActive={false}
        />
      </LineChart>
    </Chart.Root>
  );
};

/** What is whole and what is only known to be so much are two lines; where nothing is known there is a gap, and no zero. */
const drawn = (ratio: string | null, isLeast: boolean): { ratio: number | null; least: number | null } => {
  const value = ratio === null ? null : Number(ratio);
  return isLeast ? { ratio: null, least: value } : { ratio: value, least: null };
};

const hundredths = (ratio: number): string => `${Math.round(ratio * 100)} %`;

/** The drawing alone: whoever shows it gives it its size and its words. */
export const RatioLines = memo(Drawing);
