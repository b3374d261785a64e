import { Chart, useChart } from '@chakra-ui/charts';
import { memo } from 'react';
import { CartesianGrid, LabelList, Line, LineChart as Lines, ReferenceLine, XAxis, YAxis } from 'recharts';
import type { FormatNumber, LineLimit, LinePoint, LineSeries } from './line-series.ts';
import { PLOT } from './plot.ts';

type LineDrawingProps = { points: readonly LinePoint[]; series: readonly LineSeries[]; format: FormatNumber; limit?: LineLimit };

const Drawing = ({ points, series, format, limit }: LineDrawingProps) => {
  const last = points.length - 1;
  // Names stand apart where lines end close to each other.
  const highest = series.toSorted((a, b) => (points[last]?.values[b.key] ?? 0) - (points[last]?.values[a.key] ?? 0))[0]?.key;
  const chart = useChart({
    data: points.map(({ label, values }, index) => ({
      label,
      ...values,
      // Each line bears its name where it ends.
      ...(index === last && Object.fromEntries(series.map((one) => [`${one.key} name`, one.label]))),
    })),
  });
  const color = (token: string) => chart.color(token) as string;
  const tone = { stroke: color('chart.limit'), strokeDasharray: '4 4' };
  return (
    <Chart.Root chart={chart} height="full" aspectRatio="auto" fontSize="xs">
      <Lines
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
          padding={{ left: 12, right: 12 }}
          axisLine={false}
          tickLine={false}
          tickMargin={8}
          interval="equidistantPreserveStart"
          minTickGap={12}
        />
        <YAxis width={PLOT.left} tickFormatter={format} axisLine={false} tickLine={false} tickCount={5} domain={['auto', 'auto']} />
        {limit && (
          <ReferenceLine
            y={limit.value}
            ifOverflow="extendDomain"
            {...tone}
            label={{ value: limit.label, position: 'insideTopLeft', fill: color('attention.fg') }}
          />
        )}
        {series.map(({ key, look }) => (
          <Line
            key={key}
            dataKey={key}
            stroke={color(`chart.${look}`)}
            strokeWidth={look === 'own' ? 2.5 : 2}
            dot={{ r: 2.5, fill: color(`chart.${look}`), strokeWidth: 0 }}
            isAnimationActive={false}
          >
            <LabelList
              dataKey={`${key} name`}
              position={key === highest ? 'top' : 'bottom'}
              offset={10}
              fill={color('fg.default')}
              fontSize={12}
              fontWeight={500}
            />
          </Line>
        ))}
      </Lines>
    </Chart.Root>
  );
};

/** The lines alone, as they are once: whoever shows them gives them their size, a name and a way in for keyboard and pointer. */
export const LineDrawing = memo(Drawing);
