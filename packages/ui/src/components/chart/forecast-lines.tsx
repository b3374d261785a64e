import { Chart, useChart } from '@chakra-ui/charts';
import type { ForecastWeek } from '@esteto/domain/money/cash-flow/forecast';
import { formatDate } from '@esteto/domain/shared/date/date';
import { formatMoneyShort } from '@esteto/domain/shared/money/money';
import { memo } from 'react';
import { Area, CartesianGrid, ComposedChart, Line, ReferenceLine, XAxis, YAxis } from 'recharts';
import { today } from '../../system/context/today.ts';
import { AXIS, FRAME, PLOT, WHOLE } from './plot.ts';

const Drawing = ({ weeks }: { weeks: readonly ForecastWeek[] }) => {
  const chart = useChart({
    data: weeks.map(({ from, balance, low, high }) => ({ day: formatDate(from, today()), balance, band: [low, high] })),
  });
  const color = (token: string) => chart.color(token) as string;
  return (
    <Chart.Root chart={chart} {...FRAME}>
      <ComposedChart data={chart.data} {...WHOLE} margin={{ top: PLOT.top, right: PLOT.right + 12, bottom: 0, left: 0 }}>
        <CartesianGrid vertical={false} stroke={color('chart.grid')} />
        <XAxis dataKey="day" height={PLOT.bottom} tickMargin={8} minTickGap={16} {...AXIS} />
        <YAxis width={PLOT.left} tickFormatter={formatMoneyShort} tickCount={5} {...AXIS} />
        <Area dataKey="band" fill={color('chart.own')} fillOpacity={0.18} stroke="none" isAnimationActive={false} />
        <ReferenceLine y={0} stroke={color('border.strong')} />
        <Line dataKey="balance" stroke={color('chart.own')} strokeWidth={2} dot={false} isAnimationActive={false} />
      </ComposedChart>
    </Chart.Root>
  );
};

/** The drawing alone: whoever shows it gives it its size and its words. */
export const ForecastLines = memo(Drawing);
