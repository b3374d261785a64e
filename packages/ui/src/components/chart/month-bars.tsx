import { Chart, useChart } from '@chakra-ui/charts';
import { formatMoneyShort } from '@esteto/domain/shared/money/money';
import { memo } from 'react';
import { Bar, BarChart, CartesianGrid, ReferenceLine, XAxis, YAxis } from 'recharts';
import type { LegendItem } from './chart-legend.tsx';
import { AXIS, EXPECTED, FRAME, MONTHS, PLOT, WHOLE } from './plot.ts';

/** A month ('YYYY-MM') with one number for each series, in its order; null where there is none. */
export type MonthPoint = { month: string; values: readonly (number | null)[] };

type MonthBarsProps = {
  points: readonly MonthPoint[];
  series: readonly LegendItem[];
  /** Cents, or fractions of a whole. */
  unit: 'cents' | 'rate';
};

const Plain = ({ points, series, unit }: MonthBarsProps) => {
  const chart = useChart({
    data: points.map(({ month, values }) => ({ month, ...Object.fromEntries(values.map((value, at) => [`s${at}`, value])) })),
  });
  const color = (token: string) => chart.color(token) as string;
  return (
    <Chart.Root chart={chart} {...FRAME}>
      <BarChart
        data={chart.data}
        {...WHOLE}
        margin={{ top: PLOT.top, right: PLOT.right, bottom: 0, left: 0 }}
        barGap={1}
        barCategoryGap="20%"
      >
        <CartesianGrid vertical={false} stroke={color('chart.grid')} />
        <XAxis dataKey="month" {...MONTHS} />
        <YAxis width={PLOT.left} tickFormatter={unit === 'cents' ? formatMoneyShort : hundredths} {...AXIS} tickCount={5} />
        <ReferenceLine y={0} stroke={color('border.strong')} />
        {series.map((one, at) => (
          <Bar
            key={one.label}
            dataKey={`s${at}`}
            fill={color(one.color)}
            fillOpacity={one.pale ? EXPECTED : 1}
            isAnimationActive={false}
            maxBarSize={36}
          />
        ))}
      </BarChart>
    </Chart.Root>
  );
};

const hundredths = (rate: number): string => `${(rate * 100).toLocaleString('pt-BR', { maximumFractionDigits: 1 })}\u00a0%`;

/** The drawing alone: whoever shows it gives it its size and its words. */
export const MonthBars = memo(Plain);
