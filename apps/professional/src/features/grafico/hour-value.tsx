import { groupShifts, type ReportGroup, type ReportRow, type ReportShift } from '@esteto/domain/agenda/calendar-event/shift-report';
import { type ChartSpan, formatSpan } from '@esteto/domain/money/chart/chart-period';
import { formatDuration } from '@esteto/domain/shared/date/time';
import { formatMoney } from '@esteto/domain/shared/money/money';
import { ROW } from '@esteto/ui/components/chart/row-size';
import { ChartBlock } from '@esteto/ui/patterns/chart/chart-block.tsx';
import { type ChartData, moneyCell, numberCell, textCell } from '@esteto/ui/patterns/chart/chart-data';
import { lazyComponent } from '@esteto/ui/system/query/lazy-component';
import { type ReactNode, Suspense } from 'react';

const ShareBars = lazyComponent(() => import('@esteto/ui/components/chart/share-bars.tsx').then(({ ShareBars }) => ShareBars));

type HourValueProps = { shifts: readonly ReportShift[]; group: ReportGroup; span: ChartSpan; more?: ReactNode };

/** What an hour is worth in each group, compared, with the sums behind it in the table. */
export const HourValue = ({ shifts, group, span, more }: HourValueProps) => {
  const rows = groupShifts(shifts, group);
  const valued = rows.filter(({ per_hour }) => per_hour !== null);
  const drawn = (group === 'month' ? valued : valued.toSorted((one, other) => (other.per_hour ?? 0) - (one.per_hour ?? 0))).slice(0, DRAWN);
  return (
    <ChartBlock
      title="Valor da hora"
      period={formatSpan(span)}
      sentence={sentenceOf(drawn)}
      notes={['Conta o que já foi trabalhado e tem valor.']}
      height={Math.max(1, drawn.length) * ROW}
      data={tableOf(rows, group)}
      more={more}
    >
      <Suspense>
        <ShareBars
          rows={drawn.map(({ key, label, per_hour }) => ({
            key,
            name: label,
            shown: `${formatMoney(per_hour ?? 0)} por hora`,
            value: per_hour ?? 0,
          }))}
        />
      </Suspense>
    </ChartBlock>
  );
};

const DRAWN = 10;

const sentenceOf = (rows: readonly ReportRow[]): string => {
  const ordered = rows.toSorted((one, other) => (other.per_hour ?? 0) - (one.per_hour ?? 0));
  const [best, worst] = [ordered[0], ordered.at(-1)];
  if (!best || !worst) return 'Ainda não há plantão feito com valor neste período.';
  if (best === worst) return `${best.label}: ${formatMoney(best.per_hour ?? 0)} por hora.`;
  return `A hora que mais vale é a de ${best.label} (${formatMoney(best.per_hour ?? 0)}); a que menos, a de ${worst.label} (${formatMoney(worst.per_hour ?? 0)}).`;
};

const tableOf = (rows: readonly ReportRow[], group: ReportGroup): ChartData => ({
  columns: [COLUMN[group], 'Plantões', 'Horas', 'Trabalhado', 'Sem nota', 'Com nota', 'Atrasado', 'Recebido', 'Por hora'],
  rows: rows.map((row) => ({
    key: row.key,
    cells: [
      textCell(row.label),
      numberCell(row.count),
      textCell(formatDuration(row.hours.total)),
      moneyCell(row.worked),
      moneyCell(row.to_invoice),
      moneyCell(row.invoiced),
      moneyCell(row.late),
      moneyCell(row.received),
      moneyCell(row.per_hour),
    ],
  })),
});

const COLUMN: Record<ReportGroup, string> = { place: 'Local', client: 'Tomador', month: 'Mês' };
