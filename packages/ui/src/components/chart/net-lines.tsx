import { Chart, useChart } from '@chakra-ui/charts';
import { COMPARED_REGIMES } from '@esteto/domain/law/tax/comparison/comparison-input';
import type { NetPoint } from '@esteto/domain/opening/simulation/net-curve';
import { formatMoneyShort } from '@esteto/domain/shared/money/money';
import { memo } from 'react';
import { CartesianGrid, Line, LineChart, ReferenceLine, XAxis, YAxis } from 'recharts';
import { AXIS, FRAME, PLOT, WHOLE } from './plot.ts';
import { regimeStyle } from './regime-style.ts';

type NetLinesProps = { curve: readonly NetPoint[]; breaks: readonly number[]; revenue: number };

const Drawing = ({ curve, breaks, revenue }: NetLinesProps) => {
  const chart = useChart({ data: curve.map(({ revenue: at, net }) => ({ at, ...net })) });
  const color = (token: string) => chart.color(token) as string;
  return (
    <Chart.Root chart={chart} {...FRAME}>
      <LineChart data={chart.data} {...WHOLE} margin={{ top: PLOT.top, right: PLOT.right + 12, bottom: 0, left: 0 }}>
        <CartesianGrid vertical={false} stroke={color('chart.grid')} />
        <XAxis
          dataKey="at"
          type="number"
          domain={['dataMin', 'dataMax']}
          height={PLOT.bottom}
          tickFormatter={formatMoneyShort}
          {...AXIS}
          tickMargin={8}
          tickCount={5}
          minTickGap={24}
        />
        <YAxis
          width={PLOT.left}
          domain={[isHardlyNegative(curve) ? 0 : 'auto', 'auto']}
          allowDataOverflow
          tickFormatter={formatMoneyShort}
          {...AXIS}
          tickCount={5}
        />
        {breaks.map((at) => (
          <ReferenceLine key={at} x={at} stroke={color('border.strong')} strokeDasharray="3 3" />
        ))}
        <ReferenceLine x={revenue} stroke={color('chart.limit')} strokeWidth={1.5} />
        {COMPARED_REGIMES.map((regime) => (
          <Line
            key={regime}
            dataKey={regime}
            stroke={color(regimeStyle[regime].color)}
            strokeDasharray={regimeStyle[regime].dash}
            strokeWidth={2}
            dot={false}
            isAnimationActive={false}
          />
        ))}
      </LineChart>
    </Chart.Root>
  );
};

/** A pró-labore without revenue is a loss of a few hundred reais: no reason to give half the picture to it. */
const isHardlyNegative = (curve: readonly NetPoint[]): boolean => {
  const nets = curve.flatMap(({ net }) => Object.values(net).filter((cents) => cents !== null));
  return Math.min(...nets) > -Math.max(...nets) / 10;
};

/** The drawing alone: whoever shows it gives it its size and its words. */
export const NetLines = memo(Drawing);
