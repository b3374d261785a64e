import { chakra } from '@chakra-ui/react';
import { calendarEventQueries } from '@esteto/api-client/agenda/calendar-event';
import { type ReportSum, reportGroupLabel, sumOfShifts } from '@esteto/domain/agenda/calendar-event/shift-report';
import type { ChartSpan } from '@esteto/domain/money/chart/chart-period';
import { formatDuration } from '@esteto/domain/shared/date/time';
import { formatMoney } from '@esteto/domain/shared/money/money';
import { Card } from '@esteto/ui/components/card/card.tsx';
import { Facts } from '@esteto/ui/components/card/facts.tsx';
import { useView, ViewLinks } from '@esteto/ui/components/menu/view-links.tsx';
import { QueryCard } from '@esteto/ui/patterns/query/query-card.tsx';
import { useCompanyScope } from '../../../features/empresa/use-company-scope.ts';
import { HourValue } from '../../../features/grafico/hour-value.tsx';

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
          {shifts.length > 0 && (
            <HourValue
              shifts={shifts}
              group={group}
              span={span}
              more={<ViewLinks label="Agrupar" name="group" views={reportGroupLabel} />}
            />
          )}
        </>
      )}
    </QueryCard>
  );
};

const Totals = ({ sums }: { sums: ReportSum }) => (
  <chakra.div display="grid" gap="4">
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
  </chakra.div>
);
