import {
  formatDate,
  formatDateFull,
  formatDateNumeric,
  formatInstant,
  formatInstantFull,
  inSaoPaulo,
} from '@esteto/domain/shared/date/date';
import { today } from '../../../system/context/today.ts';
import { type Cell, widthOf } from './cell.ts';

/** 'hoje', 'amanhã', '20 nov'; in full on hover. */
export const dateCell: Cell<string> = {
  render: (date) => (
    <time dateTime={date} title={formatDateFull(date)}>
      {formatDate(date, today())}
    </time>
  ),
  text: formatDateNumeric,
  sheet: (date) => ({ value: new Date(`${date}T00:00:00Z`), format: 'dd/mm/yyyy' }),
  width: widthOf(11),
};

/** An instant in São Paulo: '20 nov, 10:45'. */
export const instantCell: Cell<string> = {
  render: (instant) => (
    <time dateTime={instant} title={formatInstantFull(instant)}>
      {formatInstant(instant, today())}
    </time>
  ),
  text: (instant) => {
    const { date, time } = inSaoPaulo(instant);
    return `${formatDateNumeric(date)} ${time}`;
  },
  // Spreadsheets know no time zone: the wall clock of São Paulo, written as if it were UTC.
  sheet: (instant) => {
    const { date, time } = inSaoPaulo(instant);
    return { value: new Date(`${date}T${time}Z`), format: 'dd/mm/yyyy hh:mm' };
  },
  // Of this year: of others, the day is enough at first sight.
  width: widthOf(13),
};
