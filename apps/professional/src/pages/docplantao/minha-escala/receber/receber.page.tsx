import { shiftMoneyQueries } from '@esteto/api-client/duty/shift-money';
import { useCan } from '@esteto/auth/can/can.tsx';
import { dutyPartner, invoices } from '@esteto/contract/access';
import type { MoneyShift } from '@esteto/contract/duty/shift-money';
import { noteOfShifts, SHIFT_MONEY, type ShiftMoney, shiftMoneyLabel, shiftMoneyTone } from '@esteto/domain/duty/duty-shift/shift-money';
import { formatDateNumeric } from '@esteto/domain/shared/date/date';
import { formatTime } from '@esteto/domain/shared/date/time';
import { statusCell } from '@esteto/ui/patterns/data-table/cells/code-cells.tsx';
import { hoursCell } from '@esteto/ui/patterns/data-table/cells/hours-cell';
import { columnsFor } from '@esteto/ui/patterns/data-table/columns';
import type { FilterField } from '@esteto/ui/patterns/list-page/filter-field';
import { ListPage } from '@esteto/ui/patterns/list-page/list-page.tsx';
import { localList } from '@esteto/ui/patterns/list-page/local-list';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { ReceiptText } from 'lucide-react';
import { useMemo } from 'react';
import { Outlet } from 'react-router';
import { useCompanyScope } from '../../../../features/empresa/use-company-scope.ts';
import { PeriodChoice } from '../../../../features/grafico/period-choice.tsx';
import { useChartPeriod } from '../../../../features/grafico/use-chart-period.ts';
import { useAskNote } from '../../../../features/plantao/use-ask-note.ts';
import { MoneySums } from './money-sums.tsx';

/** What the doctor's duty shifts are worth and how far each is paid: what has no note yet stands first, and is asked for from here. */
export default function ReceivePage() {
  const { period, span, choose } = useChartPeriod();
  const mayAsk = useCan(dutyPartner.edit);
  const maySee = useCan(invoices.view);
  const ask = useAskNote(useAskedShifts(span));
  const { from, to } = span;
  const query = useMemo(
    () =>
      localList<MoneyShift>(({ company_id }) => {
        const own = shiftMoneyQueries.own({ company_id: company_id ?? 0, from, to });
        return {
          queryKey: [...own.queryKey, 'shifts'],
          queryFn: async ({ client }: { client: QueryClient }) => toInvoiceFirst((await client.query(own)).shifts),
        };
      }),
    [from, to],
  );
  return (
    <ListPage
      title="Receber"
      subtitle="Dos seus plantões nas escalas dos grupos."
      query={query}
      columns={moneyColumns}
      filters={filters}
      rowName={moneyShiftName}
      actions={maySee ? noteActions : undefined}
      bulk={mayAsk ? ask : undefined}
      above={
        <>
          <PeriodChoice period={period} span={span} onChoose={choose} />
          <MoneySums span={span} />
        </>
      }
      empty="Nenhum plantão seu neste período."
    >
      <Outlet />
    </ListPage>
  );
}

/** Shifts that one note can hold, if their group pays this company. */
const useAskedShifts = (span: { from: string; to: string }) => {
  const { data } = useQuery(shiftMoneyQueries.own({ ...useCompanyScope(), ...span }));
  return {
    param: 'plantoes',
    textOf: ({ id }: MoneyShift): string => String(id),
    problemOf: (rows: readonly MoneyShift[]): string | null => {
      const note = noteOfShifts(rows.map((shift) => ({ ...shift, place: shift.unit_name, value: shift.worth })));
      if (!note.ok) return note.message;
      return data?.groups.find(({ id }) => id === rows[0]?.group_id)?.problem ?? null;
    },
  };
};

const noteActions = [
  {
    label: 'Ver nota',
    icon: ReceiptText,
    to: ({ invoice_id }: MoneyShift) => `nota-fiscal/${invoice_id}`,
    allowed: ({ invoice_id }: MoneyShift) => invoice_id !== null,
  },
];

const filters: FilterField[] = [
  { kind: 'search', name: 'search', placeholder: 'Hospital ou grupo' },
  {
    kind: 'option',
    name: 'money',
    label: 'Situação',
    options: Object.fromEntries(SHIFT_MONEY.map((money) => [money, shiftMoneyLabel[money]])),
  },
];

/** What is still to invoice first, then what is late; then in order of time, the latest first. */
const toInvoiceFirst = (shifts: readonly MoneyShift[]): MoneyShift[] =>
  shifts.toSorted((one, other) => orderOf(one) - orderOf(other) || (one.starts_on < other.starts_on ? 1 : -1));

const FIRST: readonly ShiftMoney[] = ['to_invoice', 'late', 'invoiced', 'expected', 'received'];

const orderOf = ({ money }: MoneyShift): number => FIRST.indexOf(money);

const moneyShiftName = ({ unit_name, starts_on }: MoneyShift): string => `${unit_name}, ${formatDateNumeric(starts_on)}`;

const moneyColumns = columnsFor<MoneyShift>()([
  { key: 'unit_name', header: 'Hospital' },
  { key: 'starts_on', header: 'Data', cell: 'date', sort: true },
  { key: 'time', header: 'Horário', value: ({ starts_at, ends_at }) => `${formatTime(starts_at)} às ${formatTime(ends_at)}`, width: 9 },
  { key: 'group_name', header: 'Grupo', hideOnPhone: true },
  { key: 'sector_name', header: 'Setor', hidden: true },
  { key: 'minutes', header: 'Horas', cell: hoursCell, hideOnPhone: true },
  { key: 'money', header: 'Situação', cell: statusCell(shiftMoneyLabel, shiftMoneyTone) },
  { key: 'invoice_number', header: 'Nota', width: 7, hidden: true },
  { key: 'due_date', header: 'Vencimento', cell: 'date', hidden: true },
  { key: 'worth', header: 'Valor', cell: 'money', sort: true },
]);
