import { Chart, useChart } from '@chakra-ui/charts';
import type { MonthSummary } from '@esteto/domain/money/cash-flow/monthly-summary';
import { formatMoneyShort } from '@esteto/domain/shared/money/money';
import { memo } from 'react';
import { Bar, CartesianGrid, ComposedChart, Line, ReferenceLine, XAxis, YAxis } from 'recharts';
import { AXIS, EXPECTED, FRAME, MONTHS, PLOT, WHOLE } from './plot.ts';

/** What came in beside what the month's notes bring; what was paid and, above it, what is still to pay; and the mean. Cents. */
type Point = { month: string; received: number; expected: number; paid: number; toPay: number; mean: number | null };

const Drawing = ({ months }: { months: readonly MonthSummary[] }) => {
  const chart = useChart({ data: months.map(pointOf) });
  const [own, compare, line, grid] = ['chart.own', 'chart.compare', 'chart.line', 'chart.grid'].map(chart.color) as string[];
  const bar = { isAnimationActive: false, maxBarSize: 28 };
  return (
    <Chart.Root chart={chart} {...FRAME}>
      <ComposedChart
        data={chart.data}
        {...WHOLE}
        margin={{ top: PLOT.top, right: PLOT.right, bottom: 0, left: 0 }}
        barGap={1}
        barCategoryGap="20%"
      >
        <CartesianGrid vertical={false} stroke={grid} />
        <XAxis dataKey="month" {...MONTHS} />
        <YAxis width={PLOT.left} tickFormatter={formatMoneyShort} {...AXIS} tickCount={5} />
        <ReferenceLine y={0} stroke={chart.color('border.strong') as string} />
        <Bar {...bar} dataKey="received" fill={own} />
        <Bar {...bar} dataKey="expected" fill={own} fillOpacity={EXPECTED} />
        <Bar {...bar} dataKey="paid" stackId="out" fill={compare} />
        <Bar {...bar} dataKey="toPay" stackId="out" fill={compare} fillOpacity={EXPECTED} />
        <Line dataKey="mean" stroke={line} strokeWidth={2} dot={{ r: 2.5, fill: line, strokeWidth: 0 }} isAnimationActive={false} />
      </ComposedChart>
    </Chart.Root>
  );
};

/** The drawing alone, for those months once: whoever shows it gives it its size, a name and a way in for keyboard and pointer. */
export const BarChart = memo(Drawing);

const pointOf = ({ month, in: inflow, out, mean }: MonthSummary): Point => ({
  month,
  received: inflow.received,
  expected: inflow.expected,
  paid: out.paid,
  toPay: Math.max(0, out.expected - out.paid),
  mean,
});
