import type { ReportShift } from '@esteto/contract/agenda/calendar-event';
import {
  groupShifts,
  type ReportGroup,
  type ReportSum,
  reportGroupLabel,
  sumOfShifts,
} from '@esteto/domain/agenda/calendar-event/shift-report';
import { formatDateFull, formatDateNumeric } from '@esteto/domain/shared/date/date';
import { formatDuration } from '@esteto/domain/shared/date/time';
import { formatMoney } from '@esteto/domain/shared/money/money';
import type { FileBytes } from '../../../platform/http/bind.ts';
import { createSheet } from '../../../platform/pdf/sheet.ts';

type Asked = { from: string; to: string; group: ReportGroup; now: Date };

/** The report as a page to hand on: the sums, and each group of them. */
export const shiftReportPdf = async (shifts: readonly ReportShift[], { from, to, group, now }: Asked): Promise<FileBytes> => {
  const sheet = createSheet({ title: TITLE, date: now });
  sheet.heading(TITLE, `De ${formatDateFull(from)} a ${formatDateFull(to)}`);
  const sums = sumOfShifts(shifts);
  sheet.facts(hoursIn(sums));
  sheet.amounts('Valores', amountsOf(sums));
  for (const row of groupShifts(shifts, group))
    sheet.amounts(`${reportGroupLabel[group]}: ${row.label}`, [
      {
        label: `${row.count} ${row.count === 1 ? 'plantão' : 'plantões'}, ${formatDuration(row.hours.total)} h`,
        value: formatMoney(row.worked),
      },
      { label: 'Por hora', value: row.per_hour === null ? 'não se aplica' : formatMoney(row.per_hour) },
      { label: 'Sem nota', value: formatMoney(row.to_invoice) },
    ]);
  return {
    bytes: await sheet.finish(FOOT),
    mime: 'application/pdf',
    name: `plantoes-${formatDateNumeric(from)}-${formatDateNumeric(to)}.pdf`.replaceAll('/', '-'),
  };
};

const TITLE = 'Relatório de plantões';
const FOOT = 'Esteto · Horas e valores como estavam no calendário quando este relatório foi pedido.';

const hoursIn = ({ count, hours }: ReportSum) => [
  { label: 'Plantões', value: String(count) },
  { label: 'Horas', value: formatDuration(hours.total) },
  { label: 'De dia', value: formatDuration(hours.day) },
  { label: 'À noite', value: formatDuration(hours.night) },
  { label: 'Fim de semana', value: formatDuration(hours.weekend) },
  { label: 'Feriado', value: formatDuration(hours.holiday) },
];

const amountsOf = (sums: ReportSum) => [
  { label: 'Trabalhado', value: formatMoney(sums.worked), strong: true },
  { label: 'Sem nota', value: formatMoney(sums.to_invoice) },
  { label: 'Com nota', value: formatMoney(sums.invoiced) },
  { label: 'Atrasado', value: formatMoney(sums.late) },
  { label: 'Recebido', value: formatMoney(sums.received) },
  { label: 'Por fazer', value: formatMoney(sums.ahead) },
];
