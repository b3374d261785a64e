import { shiftMoneyQueries } from '@esteto/api-client/duty/shift-money';
import type { OwnMoney } from '@esteto/contract/duty/shift-money';
import { type HospitalMoney, moneyByHospital, SHIFT_MONEY, shiftMoneyLabel, sumMoney } from '@esteto/domain/duty/duty-shift/shift-money';
import { type ChartSpan, formatSpan } from '@esteto/domain/money/chart/chart-period';
import { formatMoney } from '@esteto/domain/shared/money/money';
import { Card } from '@esteto/ui/components/card/card.tsx';
import { Facts } from '@esteto/ui/components/card/facts.tsx';
import { ROW } from '@esteto/ui/components/chart/row-size';
import { Banner } from '@esteto/ui/components/states/banner.tsx';
import { ChartBlock } from '@esteto/ui/patterns/chart/chart-block.tsx';
import { type ChartData, moneyCell, numberCell, textCell } from '@esteto/ui/patterns/chart/chart-data';
import { QueryCard } from '@esteto/ui/patterns/query/query-card.tsx';
import { lazyComponent } from '@esteto/ui/system/query/lazy-component';
import { Suspense } from 'react';
import { useCompanyScope } from '../../../../features/empresa/use-company-scope.ts';

const ShareBars = lazyComponent(() => import('@esteto/ui/components/chart/share-bars.tsx').then(({ ShareBars }) => ShareBars));

/** What the shifts of these months come to, in all and by hospital, and which group asks for no note of this company. */
export const MoneySums = ({ span }: { span: ChartSpan }) => {
  const scope = useCompanyScope();
  return (
    <QueryCard query={shiftMoneyQueries.own({ ...scope, ...span })} title="Resumo">
      {(own) => (
        <>
          {unbilled(own).map(({ id, name, problem }) => (
            <Banner key={id} tone="running">{`${name}: ${problem}`}</Banner>
          ))}
          <Totals shifts={own.shifts} />
          {own.shifts.length > 0 && <Hospitals shifts={own.shifts} span={span} />}
        </>
      )}
    </QueryCard>
  );
};

/** Those with shifts that wait for a note which is not asked for here. */
const unbilled = ({ shifts, groups }: OwnMoney) =>
  groups.filter(({ id, problem }) => problem !== null && shifts.some(({ group_id, money }) => group_id === id && money === 'to_invoice'));

const HELP = {
  expected: 'Plantões seus que ainda não terminaram, pelo horário da escala.',
  to_invoice: 'Já foi trabalhado, e nenhuma nota foi pedida.',
  invoiced: 'A nota foi pedida ou emitida, e ainda não venceu.',
  late: 'O vencimento da nota passou, e falta pagamento.',
  received: 'A nota foi paga por inteiro.',
} as const;

const Totals = ({ shifts }: Pick<OwnMoney, 'shifts'>) => {
  const sums = sumMoney(shifts);
  return (
    <Card title="Resumo">
      <Facts facts={SHIFT_MONEY.map((money) => ({ label: shiftMoneyLabel[money], value: formatMoney(sums[money]), help: HELP[money] }))} />
    </Card>
  );
};

const Hospitals = ({ shifts, span }: Pick<OwnMoney, 'shifts'> & { span: ChartSpan }) => {
  const rows = moneyByHospital(shifts);
  const drawn = rows.slice(0, DRAWN);
  return (
    <ChartBlock
      title="Por hospital"
      period={formatSpan(span)}
      sentence={sentenceOf(rows)}
      notes={['A barra é o que já foi trabalhado: a faturar, faturado, em atraso e recebido.']}
      height={Math.max(1, drawn.length) * ROW}
      data={tableOf(rows)}
    >
      <Suspense>
        <ShareBars rows={drawn.map((row) => ({ key: String(row.id), name: row.unit_name, shown: shownOf(row), value: workedOf(row) }))} />
      </Suspense>
    </ChartBlock>
  );
};

const DRAWN = 10;

const workedOf = ({ to_invoice, invoiced, late, received }: HospitalMoney): number => to_invoice + invoiced + late + received;

const shownOf = (row: HospitalMoney): string =>
  row.to_invoice > 0 ? `${formatMoney(workedOf(row))}, ${formatMoney(row.to_invoice)} a faturar` : formatMoney(workedOf(row));

const sentenceOf = (rows: readonly HospitalMoney[]): string => {
  const late = rows.filter((row) => row.late > 0);
  const open = rows.filter((row) => row.to_invoice > 0);
  const named = (some: readonly HospitalMoney[], of: 'late' | 'to_invoice') =>
    some.map((row) => `${formatMoney(row[of])} de ${row.unit_name}`).join(', ');
  return [
    late.length > 0 && `Em atraso: ${named(late, 'late')}.`,
    open.length > 0 ? `A faturar: ${named(open, 'to_invoice')}.` : 'Nada a faturar neste período.',
  ]
    .filter(Boolean)
    .join(' ');
};

const tableOf = (rows: readonly HospitalMoney[]): ChartData => ({
  columns: ['Hospital', 'Grupo', 'Plantões', ...SHIFT_MONEY.map((money) => shiftMoneyLabel[money])],
  rows: rows.map((row) => ({
    key: String(row.id),
    cells: [textCell(row.unit_name), textCell(row.group_name), numberCell(row.count), ...SHIFT_MONEY.map((money) => moneyCell(row[money]))],
  })),
});
