import type { InferType } from 'yup';
import { addCompetence, competenceOf } from '../../shared/date/competence.ts';
import { isIsoDate } from '../../shared/date/date.ts';
import {
  besides,
  cents,
  cnpj,
  competence,
  cpf,
  flag,
  id,
  integer,
  longText,
  object,
  oneOf,
  pastDate,
  text,
} from '../../shared/schema/fields.ts';
import { columnsField } from '../../shared/sheet/columns.ts';
import { cashBookCodes, findCashBookCode } from './cash-book-codes.ts';
import {
  CASH_BOOK_KINDS,
  CASH_BOOK_MONTH_STATUSES,
  type CashBookKind,
  cashBookKindLabel,
  cashBookMonthStatusLabel,
} from './cash-book-life.ts';
import { ENTRY_COLUMNS } from './entry-columns.ts';
import { RECEIPT_STANDINGS, receiptStandingLabel } from './receipt.ts';

export const RECEIVED_FROM = ['PF', 'PJ', 'EX'] as const;
export type ReceivedFrom = (typeof RECEIVED_FROM)[number];
export const receivedFromLabel: Record<ReceivedFrom, string> = { PF: 'Pessoa física', PJ: 'Empresa', EX: 'Exterior' };

/** The first year whose table of the monthly tax we have. */
export const FIRST_CASH_BOOK_YEAR = 2025;
const BEGINS = `\${path}: o livro-caixa começa em ${FIRST_CASH_BOOK_YEAR}.`;
const isKnownYear = (day: string): boolean => Number(day.slice(0, 4)) >= FIRST_CASH_BOOK_YEAR;

type Entry = { kind?: unknown; entry_date?: unknown; amount?: unknown; beneficiary_cpf?: unknown; receipt_issued_on?: unknown };

/** Months of contribution that may still be paid: what is owed of it falls after five years (CTN, art. 173 and 174). */
const OLDEST_CONTRIBUTION = 60;

const isNoMoreThanAmount = (part: number | null | undefined, { parent }: { parent: unknown }): boolean => {
  const { amount } = parent as Entry;
  return !part || typeof amount !== 'number' || part <= amount;
};

/** A line of the cash book. Amounts in cents. */
export const cashBookEntryForm = object({
  kind: oneOf('Tipo', CASH_BOOK_KINDS, cashBookKindLabel).required(),
  entry_date: pastDate('Data')
    .required()
    .test('year', BEGINS, (value) => !value || isKnownYear(value)),
  code: text('Conta')
    .max(20)
    .required()
    .test('known', 'Escolha uma conta desta lista.', (value, { parent }) => {
      const { kind } = parent as Entry;
      return (kind !== 'income' && kind !== 'payment') || cashBookCodes(kind as CashBookKind).some(({ code }) => code === value);
    })
    .test('until', 'Esta conta não existe mais neste ano: escolha outra.', (value, { parent }) => {
      const { entry_date } = parent as Entry;
      const until = findCashBookCode(value ?? '')?.until;
      return until === undefined || typeof entry_date !== 'string' || entry_date.slice(0, 4) <= String(until);
    }),
  amount: cents('Valor').required().min(1, '${path}: escreva mais que zero.'),
  history: text('Histórico')
    .max(255)
    .required()
    .matches(/^[^;]*$/, { message: '${path}: não use ponto e vírgula.', excludeEmptyString: true }),
  received_from: oneOf('Recebido de', RECEIVED_FROM, receivedFromLabel).when('kind', ([kind], field) =>
    kind === 'income' ? field.required() : field,
  ),
  payer_cpf: cpf('CPF de quem pagou').when(['kind', 'received_from'], ([kind, from], field) =>
    kind === 'income' && from === 'PF' ? field.required() : field,
  ),
  beneficiary_cpf: cpf('CPF do paciente'),
  beneficiary_cpf_missing: flag('Paciente sem CPF').test(
    'alone',
    'O CPF do paciente está escrito. Apague-o, ou desmarque “Paciente sem CPF”.',
    (missing, { parent }) => !missing || !(parent as Entry).beneficiary_cpf,
  ),
  payer_cnpj: cnpj('CNPJ de quem pagou').when(['kind', 'received_from'], ([kind, from], field) =>
    kind === 'income' && from === 'PJ' ? field.required() : field,
  ),
  irrf_amount: cents('IR retido na fonte').test('part', '${path}: não passa do valor recebido.', isNoMoreThanAmount),
  deduction: cents('Despesas do aluguel').test('part', '${path}: não passam do valor recebido.', isNoMoreThanAmount),
  competence: competence('Competência')
    .when('code', ([code], field) => (typeof code === 'string' && findCashBookCode(code)?.has_competence ? field.required() : field))
    .test('near', '${path}: é o mês de que se paga, até o do pagamento e no máximo cinco anos antes.', (month, { parent }) => {
      const { entry_date } = parent as Entry;
      if (!month || typeof entry_date !== 'string' || !isIsoDate(entry_date)) return true;
      const paid = competenceOf(entry_date);
      return month <= paid && month >= addCompetence(paid, -OLDEST_CONTRIBUTION);
    }),
  fine: cents('Multa'),
  interest: cents('Juros'),
  is_home_office: flag('Gasto da casa onde também atende'),
  receipt_number: text('Número do recibo da Receita Saúde')
    .max(60)
    .when(['receipt_issued_on', 'receipt_cancelled_on'], ([issued, cancelled], field) => (issued || cancelled ? field.required() : field)),
  receipt_issued_on: pastDate('Recibo emitido em'),
  receipt_cancelled_on: pastDate('Recibo cancelado em').test(
    'after',
    '${path}: é depois da emissão.',
    (day, { parent }) => !day || day >= (besides(parent, 'receipt_issued_on') ?? ''),
  ),
});
export type CashBookEntryForm = InferType<typeof cashBookEntryForm>;

/** Facts of the person that count for the tax. */
export const cashBookSettingsForm = object({
  dependents: integer('Dependentes').min(0).max(20).required(),
  works_at_home: flag('Atendo também na casa onde moro'),
});
export type CashBookSettingsForm = InferType<typeof cashBookSettingsForm>;

/** How the entries may be narrowed. */
export const cashBookFilters = object({
  search: text('Busca').max(100),
  kind: oneOf('Tipo', CASH_BOOK_KINDS, cashBookKindLabel),
  month: competence('Mês'),
  receipt: oneOf('Recibo', RECEIPT_STANDINGS, receiptStandingLabel),
});
export type CashBookFilters = InferType<typeof cashBookFilters>;

export const cashBookYearQuery = object({ year: integer('Ano').min(FIRST_CASH_BOOK_YEAR).max(2199).required() });

/** Which half of the book a file for the Carnê-Leão Web holds: they are imported apart. */
export const cashBookFileQuery = cashBookYearQuery.shape({ kind: oneOf('Tipo', CASH_BOOK_KINDS, cashBookKindLabel).required() });

/** A month that staff close, or open again with a reason. */
export const closeMonthForm = object({
  month: competence('Mês')
    .required()
    .test('year', BEGINS, (value) => !value || isKnownYear(value)),
});
export type CloseMonthForm = InferType<typeof closeMonthForm>;
export const reopenMonthForm = closeMonthForm.shape({ reason: longText('Motivo').max(500).required() });

export type ReopenMonthForm = InferType<typeof reopenMonthForm>;

/** How the closings of a month may be narrowed; the month before this one where none is told. */
export const cashBookClosingFilters = object({
  search: text('Busca').max(100),
  month: competence('Mês'),
  month_status: oneOf('Situação', CASH_BOOK_MONTH_STATUSES, cashBookMonthStatusLabel),
  analyst_id: id('Analista'),
});
export type CashBookClosingFilters = InferType<typeof cashBookClosingFilters>;

export const cashBookListFilters = object({ search: text('Busca').max(100) });

/** A file of entries; `columns`: what each of its columns is ('date,amount,,history'), where the person has said it (entry-columns.ts). */
export const entryFileForm = object({ columns: columnsField(ENTRY_COLUMNS) });
