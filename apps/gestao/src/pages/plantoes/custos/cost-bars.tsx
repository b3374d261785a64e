import { shiftMoneyQueries } from '@esteto/api-client/duty/shift-money';
import type { UnitCosts } from '@esteto/contract/duty/shift-money';
import { budgetLeft } from '@esteto/domain/duty/duty-shift/shift-money';
import { formatCompetence } from '@esteto/domain/shared/date/competence';
import { formatMoney } from '@esteto/domain/shared/money/money';
import { ROW } from '@esteto/ui/components/chart/row-size';
import { ChartBlock } from '@esteto/ui/patterns/chart/chart-block.tsx';
import { type ChartData, moneyCell, numberCell, textCell } from '@esteto/ui/patterns/chart/chart-data';
import { QueryCard } from '@esteto/ui/patterns/query/query-card.tsx';
import { lazyComponent } from '@esteto/ui/system/query/lazy-component';
import { Suspense } from 'react';
import { useGroupScope } from '../../../features/grupo/use-group-scope.ts';

const ShareBars = lazyComponent(() => import('@esteto/ui/components/chart/share-bars.tsx').then(({ ShareBars }) => ShareBars));

/** What the shifts of each unit cost in a month, those that cost most first, beside what it may spend. */
export const CostBars = ({ month }: { month: string }) => (
  <QueryCard key={month} query={shiftMoneyQueries.costs({ ...useGroupScope(), month })} title="Custo por unidade">
    {(units) => <Bars units={units.filter(({ shifts, budget }) => shifts > 0 || budget !== null)} month={month} />}
  </QueryCard>
);

const Bars = ({ units, month }: { units: readonly UnitCosts[]; month: string }) => {
  const drawn = units.toSorted((one, other) => other.cost - one.cost).slice(0, DRAWN);
  return (
    <ChartBlock
      title="Custo por unidade"
      period={formatCompetence(month)}
      sentence={sentenceOf(units)}
      notes={['O custo é o que foi realizado, mais o que ainda está na escala do mês, com vagas e rascunhos. Faltas não custam.']}
      height={Math.max(1, drawn.length) * ROW}
      data={tableOf(units)}
    >
      <Suspense>
        <ShareBars
          rows={drawn.map((unit) => ({ key: String(unit.id), name: unit.name, shown: shownOf(unit), value: unit.cost }))}
          whole={Math.max(1, ...drawn.map(({ cost, budget }) => Math.max(cost, budget ?? 0)))}
        />
      </Suspense>
    </ChartBlock>
  );
};

const DRAWN = 10;

const shownOf = ({ cost, budget }: UnitCosts): string =>
  budget === null ? `${formatMoney(cost)}, sem orçamento` : `${formatMoney(cost)} de ${formatMoney(budget)}`;

const sentenceOf = (units: readonly UnitCosts[]): string => {
  if (units.length === 0) return 'Nenhum plantão e nenhum orçamento neste mês.';
  const sum = (some: readonly number[]) => some.reduce((total, one) => total + one, 0);
  const over = units.filter((unit) => (budgetLeft(unit) ?? 0) < 0);
  const exceeded = over.map((unit) => `${unit.name}, ${formatMoney(-(budgetLeft(unit) ?? 0))}`).join('; ');
  return [
    `Os plantões do mês custam ${formatMoney(sum(units.map(({ cost }) => cost)))}.`,
    over.length > 0 ? `Acima do orçamento: ${exceeded}.` : 'Nenhuma unidade passa do seu orçamento.',
  ].join(' ');
};

const tableOf = (units: readonly UnitCosts[]): ChartData => ({
  columns: ['Unidade', 'Plantões', 'Orçamento', 'Custo', 'Diferença', 'Planejado', 'Realizado', 'Com nota', 'Pago'],
  rows: units.map((unit) => ({
    key: String(unit.id),
    cells: [
      textCell(unit.name),
      numberCell(unit.shifts),
      moneyCell(unit.budget),
      moneyCell(unit.cost),
      moneyCell(budgetLeft(unit)),
      moneyCell(unit.planned),
      moneyCell(unit.done),
      moneyCell(unit.invoiced),
      moneyCell(unit.paid),
    ],
  })),
});
