import { Chart, useChart } from '@chakra-ui/charts';
import { memo } from 'react';
import { Label, Pie, PieChart } from 'recharts';
import type { LegendItem } from './chart-legend.tsx';
import { EXPECTED, FRAME, WHOLE } from './plot.ts';

type PartsDonutProps = {
  /** Two or three: more are bars. */
  parts: readonly (LegendItem & { value: number })[];
  /** The number that the picture is about. */
  middle: string;
};

const Plain = ({ parts, middle }: PartsDonutProps) => {
  const chart = useChart({ data: parts.map(({ label, value }) => ({ label, value })) });
  const color = (token: string) => chart.color(token) as string;
  return (
    <Chart.Root chart={chart} {...FRAME}>
      <PieChart {...WHOLE}>
        <Pie
          data={parts.map(({ label, value, color: token, pale }) => ({
            label,
            value,
            fill: color(token),
            fillOpacity: pale ? EXPECTED : 1,
          }))}
          dataKey="value"
          nameKey="label"
          innerRadius="62%"
          outerRadius="96%"
          startAngle={90}
          endAngle={-270}
          stroke={color('bg.surface')}
          strokeWidth={2}
          isAnimationActive={false}
        >
          <Label value={middle} position="center" fill={color('fg.default')} style={{ fontSize: 20, fontWeight: 600 }} />
        </Pie>
      </PieChart>
    </Chart.Root>
  );
};

/** The drawing alone: whoever shows it gives it its size and its words. */
export const PartsDonut = memo(Plain);
