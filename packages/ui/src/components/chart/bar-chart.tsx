import { Chart, useChart } from '@chakra-ui/charts';
import type { MonthSummary } from '@esteto/domain/cash-flow/monthly-summary';
import { formatCompetence } from '@esteto/domain/shared/date/competence';
import { formatMoneyShort } from '@esteto/domain/shared/money/money';
import { memo } from 'react';
import { Bar, CartesianGrid, ComposedChart, LabelList, Line, ReferenceLine, XAxis, YAxis } from 'recharts';
import { PLOT } from './plot.ts';

/** A settled part and what is still expected above it; money in, money out, and the balance. Cents. */
type Point = {
  month: string;
  received: number;
  toReceive: number;
  paid: number;
  toPay: number;
  balance: number;
  /** 'Saldo' where the line ends. */
  lineName: string;
};

const Drawing = ({ months }: { months: readonly MonthSummary[] }) => {
  const chart = useChart({ data: months.map((month, index) => pointOf(month, index === months.length - 1)) });
  const [own, compare, line, grid] = ['chart.own', 'chart.compare', 'chart.line', 'chart.grid'].map(chart.color) as string[];
  const label = { fill: chart.color('fg.default') as string, fontSize: 12, fontWeight: 500 };
  const bar = { isAnimationActive: false, maxBarSize: 28 };
  return (
    <Chart.Root chart={chart} height="full" aspectRatio="auto" fontSize="xs">
      <ComposedChart
        data={chart.data}
        responsive
        style={{ width: '100%', height: '100%' }}
        accessibilityLayer={false}
        margin={{ top: PLOT.top, right: PLOT.right, bottom: 0, left: 0 }}
        barGap={1}
        barCategoryGap="20%"
      >
        <CartesianGrid vertical={false} stroke={grid} />
        <XAxis
          dataKey="month"
          height={PLOT.bottom}
          tickFormatter={formatCompetence}
          axisLine={false}
          tickLine={false}
          tickMargin={8}
          interval="equidistantPreserveStart"
          minTickGap={12}
        />
        <YAxis width={PLOT.left} tickFormatter={formatMoneyShort} axisLine={false} tickLine={false} tickCount={5} />
        <ReferenceLine y={0} stroke={chart.color('border.strong') as string} />
        <Bar {...bar} dataKey="received" stackId="in" fill={own} />
        <Bar {...bar} dataKey="toReceive" stackId="in" fill={own} fillOpacity={EXPECTED} />
        <Bar {...bar} dataKey="paid" stackId="out" fill={compare} />
        <Bar {...bar} dataKey="toPay" stackId="out" fill={compare} fillOpacity={EXPECTED} />
        <Line dataKey="balance" stroke={line} strokeWidth={2} dot={{ r: 2.5, fill: line, strokeWidth: 0 }} isAnimationActive={false}>
          <LabelList dataKey="lineName" position="right" offset={10} {...label} />
        </Line>
      </ComposedChart>
    </Chart.Root>
  );
};

/** The drawing alone, for those months once: whoever shows it gives it its size, a name and a way in for keyboard and pointer. */
export const BarChart = memo(Drawing);

/** What is only expected is paler than what is settled. */
const EXPECTED = 0.4;

const pointOf = ({ month, in: inflow, out, balance }: MonthSummary, isLast: boolean): Point => ({
  month,
  received: inflow.received,
  toReceive: Math.max(0, inflow.expected - inflow.received),
  paid: out.paid,
  toPay: Math.max(0, out.expected - out.paid),
  balance,
  lineName: isLast ? 'Saldo' : '',
});
