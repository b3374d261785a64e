import { chakra } from '@chakra-ui/react';
import { calendarEventQueries } from '@esteto/api-client/calendar-event';
import {
  groupShifts,
  REPORT_GROUPS,
  type ReportGroup,
  type ReportRow,
  type ReportSum,
  reportGroupLabel,
  sumOfShifts,
} from '@esteto/domain/calendar-event/shift-report';
import { type ChartSpan, formatSpan } from '@esteto/domain/chart/chart-period';
import { formatDuration } from '@esteto/domain/shared/date/time';
import { formatMoney } from '@esteto/domain/shared/money/money';
import { Card } from '@esteto/ui/components/card/card.tsx';
import { Facts } from '@esteto/ui/components/card/facts.tsx';
import { ROW } from '@esteto/ui/components/chart/row-size';
import { useView, ViewLinks } from '@esteto/ui/components/menu/view-links.tsx';
import { ChartBlock } from '@esteto/ui/patterns/chart/chart-block.tsx';
import { type ChartData, moneyCell, numberCell, textCell } from '@esteto/ui/patterns/chart/chart-data';
import { QueryCard } from '@esteto/ui/patterns/query/query-card.tsx';
import { lazyComponent } from '@esteto/ui/system/query/lazy-component';
import { Suspense } from 'react';
import { useCompanyScope } from '../../../features/empresa/use-company-scope.ts';

const ShareBars = lazyComponent(() => import('@esteto/ui/components/chart/share-bars.tsx').then(({ ShareBars }) => ShareBars));

type ReportSumsProps = { days: { from: string; to: string }; span: ChartSpan };

/** The sums of the period, and what an hour is worth in each group: a comparison that a doctor sees nowhere else. */
export const ReportSums = ({ days, span }: ReportSumsProps) => {
  const scope = useCompanyScope();
  const group = useView('group', reportGroupLabel);
  return (
    <QueryCard query={calendarEventQueries.report({ ...scope, ...days })} title="Resumo">
      {(shifts) => (
        <>
          <Card title="Resumo">
            <Totals sums={sumOfShifts(shifts)} />
          </Card>
          {shifts.length > 0 && <HourValue rows={groupShifts(shifts, group)} group={group} span={span} />}
        </>
      )}
    </QueryCard>
  );
};

const Totals = ({ sums }: { sums: ReportSum }) => (
  <chakra.div display="grid" gap="4">
    <Facts
      facts={[
        {
          label: 'Horas trabalhadas',
          value: `${formatDuration(sums.hours.total)} em ${sums.count} ${sums.count === 1 ? 'plantão' : 'plantões'}`,
        },
        { label: 'De dia', value: formatDuration(sums.hours.day) },
        { label: 'À noite', value: formatDuration(sums.hours.night), help: 'Das 22 h às 6 h.' },
        { label: 'Em fim de semana', value: formatDuration(sums.hours.weekend), help: 'Sábado e domingo, de dia e à noite.' },
        {
          label: 'Em feriado',
          value: formatDuration(sums.hours.holiday),
          help: 'Do país, e os cadastrados do estado e do município da empresa.',
        },
        { label: 'Por hora', value: sums.per_hour === null ? null : formatMoney(sums.per_hour) },
      ]}
    />
    <Facts
      facts={[
        { label: 'Sem nota', value: formatMoney(sums.to_invoice), help: 'Já foi trabalhado, e nenhuma nota foi pedida.' },
        { label: 'Trabalhado', value: formatMoney(sums.worked) },
        { label: 'Com nota', value: formatMoney(sums.invoiced) },
        { label: 'Atrasado', value: formatMoney(sums.late) },
        { label: 'Recebido', value: formatMoney(sums.received) },
        { label: 'Por fazer', value: formatMoney(sums.ahead) },
      ]}
    />
  </chakra.div>
);

const HourValue = ({ rows, group, span }: { rows: ReportRow[]; group: ReportGroup; span: ChartSpan }) => {
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
      more={<ViewLinks label="Agrupar" name="group" views={GROUPS} />}
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
const GROUPS = Object.fromEntries(REPORT_GROUPS.map((group) => [group, reportGroupLabel[group]])) as Record<ReportGroup, string>;

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
