import { chakra } from '@chakra-ui/react';
import type { ForecastWeek } from '@esteto/domain/money/cash-flow/forecast';
import { formatDate } from '@esteto/domain/shared/date/date';
import { formatMoney } from '@esteto/domain/shared/money/money';
import { ChartLine, Table as TableIcon } from 'lucide-react';
import { Suspense, useState } from 'react';
import { today } from '../../system/context/today.ts';
import { lazyComponent } from '../../system/query/lazy-component.ts';
import { Button } from '../button/button.tsx';
import { ChartSkeleton } from './chart-skeleton.tsx';
import { CARDS_ON_PHONE, Scroller, Table } from './chart-table.tsx';
import { Figure, Head } from './figure.tsx';
import { DEFAULT_HEIGHT } from './plot.ts';

const ForecastLines = lazyComponent(() => import('./forecast-lines.tsx').then(({ ForecastLines }) => ForecastLines));

/** The balance at the end of each week as a line, within what it is when everybody pays early or late; all of it in a table behind. */
export const ForecastChart = ({ weeks }: { weeks: readonly ForecastWeek[] }) => {
  const [isTable, setTable] = useState(false);
  return (
    <Figure>
      <Head>
        <chakra.span flex="1 1 12rem" color="fg.muted" fontSize="sm">
          A linha conta com cada um pagando como costuma; a faixa, com todos pagando mais cedo ou mais tarde.
        </chakra.span>
        <Button size="sm" variant="ghost" icon={isTable ? ChartLine : TableIcon} onClick={() => setTable(!isTable)}>
          {isTable ? 'Ver gráfico' : 'Ver tabela'}
        </Button>
      </Head>
      {isTable ? (
        <WeekTable weeks={weeks} />
      ) : (
        <chakra.div role="img" aria-label={sentence(weeks)} style={{ height: DEFAULT_HEIGHT }}>
          <Suspense fallback={<ChartSkeleton height={DEFAULT_HEIGHT} />}>
            <ForecastLines weeks={weeks} />
          </Suspense>
        </chakra.div>
      )}
    </Figure>
  );
};

const sentence = (weeks: readonly ForecastWeek[]): string => {
  const last = weeks.at(-1);
  return last
    ? `Saldo por semana: ${formatMoney(last.balance)} ao fim de ${weeks.length} semanas, entre ${formatMoney(last.low)} e ${formatMoney(last.high)}.`
    : '';
};

const WeekTable = ({ weeks }: { weeks: readonly ForecastWeek[] }) => (
  <Scroller role="region" aria-label="Saldo por semana" tabIndex={0}>
    <Table css={CARDS_ON_PHONE}>
      <thead>
        <tr>
          <th scope="col">Semana de</th>
          {COLUMNS.map(({ label }) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week.from}>
            <th scope="row">{formatDate(week.from, today())}</th>
            {COLUMNS.map(({ label, centsOf }) => (
              <td key={label} data-label={label} data-negative={centsOf(week) < 0 || undefined}>
                {formatMoney(centsOf(week))}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  </Scroller>
);

const COLUMNS: readonly { label: string; centsOf: (week: ForecastWeek) => number }[] = [
  { label: 'Entra', centsOf: (week) => week.in },
  { label: 'Sai', centsOf: (week) => week.out },
  { label: 'Tributos', centsOf: ({ taxes }) => taxes },
  { label: 'Saldo', centsOf: ({ balance }) => balance },
  { label: 'Se pagarem tarde', centsOf: ({ low }) => low },
  { label: 'Se pagarem cedo', centsOf: ({ high }) => high },
];
