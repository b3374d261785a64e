import { formatCompetenceNumeric } from '../../shared/date/competence.ts';
import { formatDateNumeric } from '../../shared/date/date.ts';
import { formatAmount } from '../../shared/money/money.ts';
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
