import { formatCompetenceNumeric, parseCompetence } from '../../shared/date/competence.ts';
import { formatDateNumeric, parseDate } from '../../shared/date/date.ts';
import { formatAmount, parseMoney } from '../../shared/money/money.ts';
import { WORK_CODE } from './cash-book-codes.ts';
import type { CashBookEntryForm } from './cash-book-form.ts';

/** As many lines as the Carnê-Leão Web takes in one file. */
const MOST_LINES = 1000;

/** Código de ocupação of a doctor (Receita Federal, tabela de ocupações). */
const DOCTOR = '225';

/** The professional whose receipts they are: without a CPF and a registration the columns stay empty. */
export type Professional = { cpf: string | null; registration: string | null };

/**
 * The lines of a file for the Carnê-Leão Web (manual do Carnê-Leão, importação): no heading, fields apart by ';', days as DD/MM/AAAA, amounts as
 * '1234,56'. Income and payments are files of their own.
 */
export const carneLeaoLines = (entries: readonly CashBookEntryForm[], professional: Professional): string[] =>
  entries.map((entry) => (entry.kind === 'income' ? incomeLine(entry, professional) : paymentLine(entry)).join(';'));

/** Files of at most as many lines as are taken at once. */
export const carneLeaoFiles = (lines: readonly string[]): string[] =>
  Array.from({ length: Math.ceil(lines.length / MOST_LINES) }, (_, index) =>
    lines
      .slice(index * MOST_LINES, (index + 1) * MOST_LINES)
      .map((line) => `${line}\r\n`)
      .join(''),
  );

const incomeLine = (entry: CashBookEntryForm, { cpf, registration }: Professional): string[] => {
  const { entry_date, code, amount, deduction, history, received_from, payer_cpf, payer_cnpj, irrf_amount } = entry;
  const isWork = code === WORK_CODE;
  const isPerson = received_from === 'PF';
  const isCompany = received_from === 'PJ';
  return [
    formatDateNumeric(entry_date),
    code,
    isWork ? DOCTOR : '',
    plain(amount),
    deduction ? plain(deduction) : '',
    history,
    received_from ?? '',
    isPerson ? (payer_cpf ?? '') : '',
    isPerson && isWork ? patientOf(entry) : '',
    isPerson && isWork && entry.beneficiary_cpf_missing ? 'S' : '',
    isCompany ? (payer_cnpj ?? '') : '',
    isCompany ? (irrf_amount ? 'S' : 'N') : '',
    isCompany && irrf_amount ? plain(irrf_amount) : '',
    '',
    cpf ?? '',
    registration ?? '',
  ];
};

/** CPF of the patient: that of who paid where no other is told, nothing where the patient has none. */
const patientOf = ({ payer_cpf, beneficiary_cpf, beneficiary_cpf_missing }: CashBookEntryForm): string =>
  beneficiary_cpf_missing ? '' : (beneficiary_cpf ?? payer_cpf ?? '');

const paymentLine = ({ entry_date, code, amount, history, fine, interest, competence }: CashBookEntryForm): string[] => [
  formatDateNumeric(entry_date),
  code,
  plain(amount),
  history,
  fine ? plain(fine) : '',
  interest ? plain(interest) : '',
  competence ? formatCompetenceNumeric(competence) : '',
];

const plain = (cents: number): string => formatAmount(cents).replaceAll('.', '');

/** Whether a line is one of such a file: a day, then an account. */
export const isCarneLeaoLine = ([day = '', code = '']: readonly string[]): boolean =>
  /^\d{2}\/\d{2}\/\d{4}$/.test(day) && /^[RP]\d{2}\.\d/.test(code);

/** What a line of such a file says, for the form to judge: what cannot be read stays as it is written, so that the form says what is wrong with it. */
export const readCarneLeaoLine = (cells: readonly string[]): Record<string, unknown> => {
  const at = (index: number): string | null => cells[index] || null;
  const cents = (index: number): unknown => (cells[index] ? (parseMoney(cells[index]) ?? cells[index]) : null);
  const [day = '', code = ''] = cells;
  const entry_date = parseDate(day) ?? day;
  if (!code.startsWith('R')) {
    const month = at(6);
    const late = { fine: cents(4), interest: cents(5), competence: month && (parseCompetence(month) ?? month) };
    return { kind: 'payment', entry_date, code, amount: cents(2), history: at(3), ...late };
  }
  const [payer_cpf, patient] = [at(7), at(8)];
  return {
    kind: 'income',
    entry_date,
    code,
    amount: cents(3),
    deduction: cents(4),
    history: at(5),
    received_from: at(6),
    payer_cpf,
    beneficiary_cpf: patient === payer_cpf ? null : patient,
    beneficiary_cpf_missing: at(9) === 'S',
    payer_cnpj: at(10),
    irrf_amount: cents(12),
  };
};
