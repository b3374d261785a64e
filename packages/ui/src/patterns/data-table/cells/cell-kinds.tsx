import { formatCompetence, formatCompetenceNumeric } from '@esteto/domain/shared/date/competence';
import {
  formatDate,
  formatDateFull,
  formatDateNumeric,
  formatInstant,
  formatInstantFull,
  inSaoPaulo,
} from '@esteto/domain/shared/date/date';
import { shownDocument } from '@esteto/domain/shared/document/document';
import { formatPhone } from '@esteto/domain/shared/document/phone';
import { formatAmount, formatMoney } from '@esteto/domain/shared/money/money';
import { formatRate } from '@esteto/domain/shared/money/percent';
import { Money } from '../../../components/display/money.tsx';
import { today } from '../../../system/context/today.ts';
import { type Cell, widthOf } from './cell.ts';

/** A cell whose text is the same on the page, in a file and for a screen reader. */
const words = <Value,>(show: (value: Value) => string, letters?: number): Cell<Value> => ({
  render: show,
  text: show,
  width: letters === undefined ? undefined : widthOf(letters),
});

const number: Cell<number> = {
  ...words((value: number) => value.toLocaleString('pt-BR'), 9),
  alone: 'named',
  sheet: (value) => ({ value }),
  align: 'end',
};

/** Integer cents. Exported without 'R$' and with a plain minus, so that a spreadsheet reads a number. */
const money: Cell<number> = {
  // Plain text unless negative: a long list has thousands, and a component for each would slow its scrolling.
  render: (cents) => (cents < 0 ? <Money cents={cents} tone="sign" /> : formatMoney(cents)),
  text: (cents) => formatAmount(cents).replace('\u2212', '-').replaceAll('.', ''),
  sheet: (cents) => ({ value: cents / 100, format: '#,##0.00' }),
  align: 'end',
  alone: 'named',
  width: widthOf(15),
};

/** A fraction in text: '0.015' is shown '1,50 %'. */
const rate: Cell<string> = {
  ...words((value: string) => formatRate(value), 8),
  sheet: (value) => ({ value: Number(value), format: '0.00%' }),
  alone: 'named',
  align: 'end',
};

/** 'hoje', 'amanhã', '20 nov'; in full on hover. */
const date: Cell<string> = {
  render: (value) => (
    <time dateTime={value} title={formatDateFull(value)}>
      {formatDate(value, today())}
    </time>
  ),
  text: formatDateNumeric,
  alone: 'named',
  sheet: (value) => ({ value: new Date(`${value}T00:00:00Z`), format: 'dd/mm/yyyy' }),
  width: widthOf(11),
};

/** An instant in São Paulo: '20 nov, 10:45'. */
const instant: Cell<string> = {
  render: (value) => (
    <time dateTime={value} title={formatInstantFull(value)}>
      {formatInstant(value, today())}
    </time>
  ),
  alone: 'named',
  text: (value) => {
    const local = inSaoPaulo(value);
    return `${formatDateNumeric(local.date)} ${local.time}`;
  },
  // Spreadsheets know no time zone: the wall clock of São Paulo, written as if it were UTC.
  sheet: (value) => {
    const local = inSaoPaulo(value);
    return { value: new Date(`${local.date}T${local.time}Z`), format: 'dd/mm/yyyy hh:mm' };
  },
  // An instant of this year shows its time; of other years the day is enough.
  width: widthOf(13),
};

/** 'nov/2026'. */
const month: Cell<string> = {
  render: formatCompetence,
  text: formatCompetenceNumeric,
  sheet: (value) => ({ value: new Date(`${value}-01T00:00:00Z`), format: 'mm/yyyy' }),
  width: widthOf(8),
};

/** The cells that a column may name. */
export const cellKinds = {
  text: words((value: string | number) => String(value)),
  number,
  money,
  rate,
  date,
  instant,
  month,
  /** A CPF or CNPJ with its mask; a foreign number as it is. */
  document: words((bare: string) => shownDocument(bare), 20),
  phone: { render: formatPhone, text: String, width: widthOf(15) } satisfies Cell<string>,
  flag: { ...words((value: boolean) => (value ? 'Sim' : 'Não'), 3), alone: 'named' } satisfies Cell<boolean>,
} satisfies Record<string, Cell<never>>;

export type CellKind = keyof typeof cellKinds;
