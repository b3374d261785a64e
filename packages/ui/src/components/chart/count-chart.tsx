import { chakra } from '@chakra-ui/react';
import { ChartColumn, Table as TableIcon } from 'lucide-react';
import { Suspense, useState } from 'react';
import { lazyComponent } from '../../system/query/lazy-component.ts';
import { Button } from '../button/button.tsx';
import { ChartSkeleton } from './chart-skeleton.tsx';
import { Scroller, Table } from './chart-table.tsx';
import type { Count } from './count.ts';
import { Figure, Head } from './figure.tsx';

type CountChartProps = {
  /** What is counted, above the picture and as its name: 'Certificados que vencem em cada mês'. */
  title: string;
  /** In the order shown; undefined while they are asked for. */
  counts: readonly Count[] | undefined;
};

const CountBars = lazyComponent(() => import('./count-bars.tsx').then(({ CountBars }) => CountBars));

const HEIGHT = 180;

/** How many of each, as bars, with the numbers in a table behind. */
export const CountChart = ({ title, counts }: CountChartProps) => {
  const [isTable, setTable] = useState(false);
  if (!counts) return <ChartSkeleton height={HEIGHT} />;
  return (
    <Figure>
      <Head>
        <chakra.span flex="1 1 12rem" fontSize="sm" fontWeight="medium">
          {title}
        </chakra.span>
        <Button size="sm" variant="ghost" icon={isTable ? ChartColumn : TableIcon} onClick={() => setTable(!isTable)}>
          {isTable ? 'Ver gráfico' : 'Ver tabela'}
        </Button>
      </Head>
      {isTable ? (
        <CountTable title={title} counts={counts} />
      ) : (
        <chakra.div role="img" aria-label={`${title}: ${inWords(counts)}`} style={{ height: HEIGHT }}>
          <Suspense fallback={<ChartSkeleton height={HEIGHT} />}>
            <CountBars counts={counts} />
          </Suspense>
        </chakra.div>
      )}
    </Figure>
  );
};

const CountTable = ({ title, counts }: { title: string; counts: readonly Count[] }) => (
  <Scroller role="region" aria-label={title} tabIndex={0}>
    <Table>
      <tbody>
        {counts.map(({ label, count }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{count.toLocaleString('pt-BR')}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  </Scroller>
);

const inWords = (counts: readonly Count[]): string => counts.map(({ label, count }) => `${label} ${count}`).join(', ');
