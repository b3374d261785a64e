import { chakra } from '@chakra-ui/react';
import type { MonthSummary } from '@esteto/domain/money/cash-flow/monthly-summary';
import { ChartColumn, Table } from 'lucide-react';
import { Suspense, useState } from 'react';
import { lazyComponent } from '../../system/query/lazy-component.ts';
import { Button } from '../button/button.tsx';
import { EmptyState } from '../states/empty-state.tsx';
import { CashReadout } from './cash-readout.tsx';
import { cashSentence, hasMovement, hasOut, monthSentence } from './cash-summary.ts';
import { CashTable } from './cash-table.tsx';
import { ChartSkeleton } from './chart-skeleton.tsx';
import { Drawing, Figure, Head, Picture } from './figure.tsx';
import { DEFAULT_HEIGHT } from './plot.ts';
import { PointButtons } from './point-buttons.tsx';

type CashChartProps = {
  /** Oldest first; undefined while they load. */
  months: readonly MonthSummary[] | undefined;
  /** The month told of at first ('YYYY-MM'); the last one unless said otherwise. */
  month?: string;
  /** Opens the rows behind a month ('YYYY-MM'). */
  onMonth?: (month: string) => void;
  /** Height of the picture, in px. */
  height?: number;
};

const BarChart = lazyComponent(() => import('./bar-chart.tsx').then(({ BarChart }) => BarChart));

/**
 * What came in and what the notes bring by month as bars, beside what went out, and the mean of twelve months as a line; the amounts of one month
 * above, all of them in a table behind.
 */
export const CashChart = ({ months, month, onMonth, height = DEFAULT_HEIGHT }: CashChartProps) => {
  const [view, setView] = useState<'chart' | 'table'>('chart');
  const [chosen, setChosen] = useState(month ?? null);
  const [hovered, setHovered] = useState<string | null>(null);

  if (!months) return <ChartSkeleton height={height} />;
  const find = (wanted: string | null) => months.find((candidate) => candidate.month === wanted);
  const active = find(hovered) ?? find(chosen) ?? months.at(-1);
  if (!active || !hasMovement(months)) return <EmptyState icon={ChartColumn} title="Nenhuma entrada ou saída neste período." />;

  const choose = (wanted: string) => {
    setChosen(wanted);
    onMonth?.(wanted);
  };
  const isTable = view === 'table';
  const withOut = hasOut(months);
  return (
    <Figure>
      <Head>
        {!isTable && <CashReadout month={active} withOut={withOut} />}
        <chakra.div order={{ base: '2', md: '3' }} ms="auto">
          <Button size="sm" variant="ghost" icon={isTable ? ChartColumn : Table} onClick={() => setView(isTable ? 'chart' : 'table')}>
            {isTable ? 'Ver gráfico' : 'Ver tabela'}
          </Button>
        </chakra.div>
      </Head>
      {isTable ? (
        <CashTable months={months} withOut={withOut} onMonth={onMonth} />
      ) : (
        <Picture style={{ height }} onPointerLeave={() => setHovered(null)}>
          <PointButtons
            label="Meses"
            points={months.map((one) => ({ key: one.month, sentence: monthSentence(one) }))}
            active={active.month}
            onHover={setHovered}
            onFocus={setChosen}
            onChoose={choose}
          />
          <Drawing role="img" aria-label={cashSentence(months)}>
            <Suspense fallback={<ChartSkeleton height={height} />}>
              <BarChart months={months} />
            </Suspense>
          </Drawing>
        </Picture>
      )}
    </Figure>
  );
};
