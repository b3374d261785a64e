import { calendarEventQueries } from '@esteto/api-client/agenda/calendar-event';
import { call } from '@esteto/api-client/api';
import { useCan } from '@esteto/auth/can/can.tsx';
import { calendar, invoices } from '@esteto/contract/access';
import { calendarEvent } from '@esteto/contract/agenda/calendar-event';
import { eventDayText } from '@esteto/domain/agenda/calendar-event/event-day';
import { eventKindLabel, PAID_KINDS } from '@esteto/domain/agenda/calendar-event/event-kinds';
import { EVENT_MONEY, eventMoneyLabel } from '@esteto/domain/agenda/calendar-event/event-money';
import { reportGroupLabel } from '@esteto/domain/agenda/calendar-event/shift-report';
import { invoiceOfShifts } from '@esteto/domain/billing/invoice/shift-invoice';
import { firstDayOf, lastDayOf } from '@esteto/domain/shared/date/competence';
import { Button } from '@esteto/ui/components/button/button.tsx';
import { useView } from '@esteto/ui/components/menu/view-links.tsx';
import { useTellFailure } from '@esteto/ui/components/toast/use-tell-failure';
import { saveFile } from '@esteto/ui/patterns/file/save-file';
import type { FilterField } from '@esteto/ui/patterns/list-page/filter-field';
import { ListPage } from '@esteto/ui/patterns/list-page/list-page.tsx';
import { localList } from '@esteto/ui/patterns/list-page/local-list';
import type { QueryClient } from '@tanstack/react-query';
import { FileDown } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Outlet } from 'react-router';
import { useCompanyScope } from '../../../features/empresa/use-company-scope.ts';
import { PeriodChoice } from '../../../features/grafico/period-choice.tsx';
import { useChartPeriod } from '../../../features/grafico/use-chart-period.ts';
import { useAskNote } from '../../../features/plantao/use-ask-note.ts';
import { path } from '../../../path.ts';
import { ReportSums } from './report-sums.tsx';
import { type ShiftRow, shiftColumns, shiftName, shiftRows } from './shift-columns.ts';

/** What was worked and what came of it: what has no note yet stands first, and may be asked for from here. */
export default function ReportsPage() {
  const { period, span, choose } = useChartPeriod();
  const mayAsk = useCan(invoices.ask);
  const mayOpen = useCan(calendar.edit);
  const ask = useAskNote(askedShifts);
  const days = { from: firstDayOf(span.from), to: lastDayOf(span.to) };
  const { from, to } = days;
  const query = useMemo(
    () =>
      localList<ShiftRow>(({ company_id = 0 }) => {
        const report = calendarEventQueries.report({ company_id: company_id ?? 0, from, to });
        return {
          queryKey: [...report.queryKey, 'shifts'],
          queryFn: async ({ client }: { client: QueryClient }) => shiftRows(await client.query(report)),
        };
      }),
    [from, to],
  );
  return (
    <ListPage
      title="Relatórios"
      query={query}
      columns={shiftColumns}
      filters={filters}
      rowName={shiftName}
      rowHref={mayOpen ? rowHref : undefined}
      bulk={mayAsk ? ask : undefined}
      aside={<ReportFile {...days} />}
      above={
        <>
          <PeriodChoice period={period} span={span} onChoose={choose} />
          <ReportSums days={days} span={span} />
        </>
      }
      empty="Nenhum plantão neste período. Adicione os seus no calendário."
    >
      <Outlet />
    </ListPage>
  );
}

const askedShifts = {
  param: 'events',
  textOf: ({ event_id, occurrence_on }: ShiftRow): string => eventDayText({ id: event_id, occurrence_on }),
  problemOf: (rows: readonly ShiftRow[]): string | null => {
    const noted = rows.find(({ money }) => money !== 'to_invoice' && money !== 'ahead' && money !== null);
    if (noted) return `“${noted.title}” já tem nota ou já foi recebido. Tire este plantão da seleção.`;
    const duty = rows.find(({ is_duty }) => is_duty);
    if (duty) return `“${duty.title}” é do Doc Plantão: peça a nota em Doc Plantão, Receber.`;
    const note = invoiceOfShifts(rows);
    return note.ok ? null : note.message;
  },
};

const rowHref = ({ event_id, is_duty, occurrence_on, is_series }: ShiftRow): string =>
  is_duty
    ? path('/app/docplantao/minha-escala/receber')
    : `../calendario/editar/${event_id}${is_series ? `?occurrence=${occurrence_on}` : ''}`;

const filters: FilterField[] = [
  { kind: 'search', name: 'search', placeholder: 'Local, tomador ou título' },
  {
    kind: 'option',
    name: 'money',
    label: 'Pagamento',
    options: Object.fromEntries(EVENT_MONEY.map((money) => [money, eventMoneyLabel[money]])),
  },
  { kind: 'option', name: 'kind', label: 'Tipo', options: Object.fromEntries(PAID_KINDS.map((kind) => [kind, eventKindLabel[kind]])) },
];

/** The report of these days as a PDF, in the groups that are shown. */
const ReportFile = ({ from, to }: { from: string; to: string }) => {
  const scope = useCompanyScope();
  const group = useView('group', reportGroupLabel);
  const tellFailure = useTellFailure();
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      saveFile(`Relatório de plantões, ${from} a ${to}.pdf`, await call(calendarEvent.reportFile, { ...scope, from, to, group }));
    } catch (error) {
      tellFailure(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button icon={FileDown} busy={busy} onClick={() => void save()}>
      Baixar PDF
    </Button>
  );
};
