import type { OwnReturn } from '@esteto/contract/tax/income-tax-record';
import { resultWords } from '@esteto/domain/tax/income-tax/approval-text';
import { type YearResult, yearResults, yearResultsSentence } from '@esteto/domain/tax/income-tax/year-results';
import { ROW } from '@esteto/ui/components/chart/row-size';
import { ChartBlock } from '@esteto/ui/patterns/chart/chart-block.tsx';
import { moneyCell, textCell } from '@esteto/ui/patterns/chart/chart-data';
import { lazyComponent } from '@esteto/ui/system/query/lazy-component';

const ShareBars = lazyComponent(() => import('@esteto/ui/components/chart/share-bars.tsx').then(({ ShareBars }) => ShareBars));

/** What each year came to, side by side; nothing where there are not two of them. */
export const ResultsByYear = ({ returns }: { returns: readonly OwnReturn[] }) => {
  const years = yearResults(returns);
  const [newest, oldest] = [years[0], years.at(-1)];
  if (!newest || !oldest || newest === oldest) return null;
  return (
    <ChartBlock
      title="De um ano para o outro"
      period={`${oldest.exercise_year} a ${newest.exercise_year}`}
      sentence={yearResultsSentence(years)}
      notes={['De cada exercício conta a última declaração entregue.']}
      legend={LEGEND}
      height={years.length * ROW}
      data={{
        columns: ['Exercício', 'A pagar', 'A restituir'],
        rows: years.map(({ exercise_year, to_pay, to_refund }) => ({
          key: String(exercise_year),
          cells: [textCell(String(exercise_year)), moneyCell(to_pay), moneyCell(to_refund)],
        })),
      }}
    >
      <ShareBars rows={years.map(barOf)} />
    </ChartBlock>
  );
};

const LEGEND = [
  { label: 'A pagar', color: 'chart.own' },
  { label: 'A restituir', color: 'chart.compare' },
];

const barOf = ({ exercise_year, to_pay, to_refund, outcome }: YearResult) => ({
  key: String(exercise_year),
  name: String(exercise_year),
  shown: resultWords(outcome),
  value: to_pay + to_refund,
  others: to_refund > 0,
});
