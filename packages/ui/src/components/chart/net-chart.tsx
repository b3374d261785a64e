import { chakra } from '@chakra-ui/react';
import { COMPARED_REGIMES, comparedRegimeLabel } from '@esteto/domain/law/tax/comparison/comparison-input';
import type { NetPoint } from '@esteto/domain/opening/simulation/net-curve';
import { formatMoney } from '@esteto/domain/shared/money/money';
import { ChartLine, Table as TableIcon } from 'lucide-react';
import { Suspense, useState } from 'react';
import { lazyComponent } from '../../system/query/lazy-component.ts';
import { Button } from '../button/button.tsx';
import { ChartSkeleton } from './chart-skeleton.tsx';
import { Scroller, Table } from './chart-table.tsx';
import { Figure, Head } from './figure.tsx';
import { DEFAULT_HEIGHT } from './plot.ts';
import { regimeStyle } from './regime-style.ts';

type NetChartProps = {
  /** By revenue, lowest first; undefined while it is reckoned. */
  curve: readonly NetPoint[] | undefined;
  /** Revenues from which on another regime leaves most. */
  breaks: readonly number[];
  /** Where the person is. */
  revenue: number;
};

const NetLines = lazyComponent(() => import('./net-lines.tsx').then(({ NetLines }) => NetLines));

/** What each regime leaves in a month by revenue, as lines, with where they cross and where the person is; all of it in a table behind. */
export const NetChart = ({ curve, breaks, revenue }: NetChartProps) => {
  const [isTable, setTable] = useState(false);
  if (!curve) return <ChartSkeleton height={DEFAULT_HEIGHT} />;
  return (
    <Figure>
      <Head>
        <chakra.ul display="flex" flexWrap="wrap" columnGap="5" rowGap="1" flex="1 1 12rem" fontSize="sm">
          {COMPARED_REGIMES.filter((regime) => curve.some(({ net }) => net[regime] !== null)).map((regime) => (
            <chakra.li key={regime} display="inline-flex" alignItems="center" gap="2">
              <chakra.svg width="6" height="2" viewBox="0 0 24 4" color={regimeStyle[regime].color} aria-hidden>
                <line x1="0" y1="2" x2="24" y2="2" stroke="currentColor" strokeWidth="3" strokeDasharray={regimeStyle[regime].dash} />
              </chakra.svg>
              {comparedRegimeLabel[regime]}
            </chakra.li>
          ))}
        </chakra.ul>
        <Button size="sm" variant="ghost" icon={isTable ? ChartLine : TableIcon} onClick={() => setTable(!isTable)}>
          {isTable ? 'Ver gráfico' : 'Ver tabela'}
        </Button>
      </Head>
      {isTable ? (
        <NetTable curve={curve} />
      ) : (
        <chakra.div role="img" aria-label={sentence(curve, breaks, revenue)} style={{ height: DEFAULT_HEIGHT }}>
          <Suspense fallback={<ChartSkeleton height={DEFAULT_HEIGHT} />}>
            <NetLines curve={curve} breaks={breaks} revenue={revenue} />
          </Suspense>
        </chakra.div>
      )}
    </Figure>
  );
};

const sentence = (curve: readonly NetPoint[], breaks: readonly number[], revenue: number): string => {
  const span = `Na mão por mês em cada regime, com receita de ${formatMoney(curve[0]?.revenue ?? 0)} a ${formatMoney(curve.at(-1)?.revenue ?? 0)}.`;
  const crossings = breaks.length === 0 ? '' : ` O melhor regime muda em ${breaks.map(formatMoney).join(', ')}.`;
  return `${span}${crossings} Você está em ${formatMoney(revenue)}.`;
};

/** The picture's numbers, one row in four: enough to read, and few enough. */
const NetTable = ({ curve }: { curve: readonly NetPoint[] }) => (
  <Scroller role="region" aria-label="Na mão por mês, por receita" tabIndex={0}>
    <Table>
      <thead>
        <tr>
          <th scope="col">Receita por mês</th>
          {COMPARED_REGIMES.map((regime) => (
            <th key={regime} scope="col">
              {comparedRegimeLabel[regime]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {curve
          .filter((_, index) => index % 4 === 0)
          .map(({ revenue, net }) => (
            <tr key={revenue}>
              <th scope="row">{formatMoney(revenue)}</th>
              {COMPARED_REGIMES.map((regime) => (
                <td key={regime} data-negative={(net[regime] ?? 0) < 0 || undefined}>
                  {net[regime] === null ? 'Não cabe' : formatMoney(net[regime])}
                </td>
              ))}
            </tr>
          ))}
      </tbody>
    </Table>
  </Scroller>
);
