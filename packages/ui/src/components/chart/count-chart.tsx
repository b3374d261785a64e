import { lazyComponent } from '../../system/query/lazy-component.ts';
import { ChartSkeleton } from './chart-skeleton.tsx';
import type { Count } from './count.ts';
import { PictureOrTable } from './picture-or-table.tsx';

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
  if (!counts) return <ChartSkeleton height={HEIGHT} />;
  return (
    <PictureOrTable title={title} words={inWords(counts)} height={HEIGHT} table={<Rows counts={counts} />}>
      <CountBars counts={counts} />
    </PictureOrTable>
  );
};

const Rows = ({ counts }: { counts: readonly Count[] }) => (
  <tbody>
    {counts.map(({ label, count }) => (
      <tr key={label}>
        <th scope="row">{label}</th>
        <td>{count.toLocaleString('pt-BR')}</td>
      </tr>
    ))}
  </tbody>
);

const inWords = (counts: readonly Count[]): string => counts.map(({ label, count }) => `${label} ${count}`).join(', ');
