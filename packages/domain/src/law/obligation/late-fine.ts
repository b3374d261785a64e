import { nextBusinessDay } from '../../shared/date/business-day.ts';
import { competenceOf, monthsBetween } from '../../shared/date/competence.ts';
import { addDays, daysBetween } from '../../shared/date/date.ts';
import { inForce } from '../../shared/date/validity.ts';
import { formatMoney, roundHalfUpCents } from '../../shared/money/money.ts';
import { formatTaxRate, rateFromScaled, scaledRate } from '../../shared/money/percent.ts';
import { DomainError } from '../../shared/result/domain-error.ts';
import { demandCents, demandDate, demandRate } from '../../shared/schema/demand.ts';
import { moneyStep, type Step, textStep } from '../tax/step.ts';
import { LATE_DECLARATION, LATE_PAYMENT, type LateDeclaration } from './fines.ts';

/**
 * What a federal tax costs when it is paid late (DAS, DARF; not FGTS nor ISS): 0,33 % a day from the first business day after the due date to the
 * day of payment, both counted (Boletim Central 16/1997), at most 20 %, and interest of the Selic plus 1 % from the month after the due date on. `due_date` is the legal date, shift counted. `selic` is the sum of the monthly Selic rates
 * from the month after the due date to the month before payment, a fraction: it is published month by month, so it is a parameter. Cents, fine and
 * interest each rounded half up. Paid in time costs nothing. Throws DomainError (Portuguese message).
 */
export const latePayment = (input: {
  amount: number;
  due_date: string;
  paid_date: string;
  selic: string;
}): { days: number; fine: number; fine_rate: string; interest: number; interest_rate: string; total: number; steps: Step[] } => {
  const amount = demandCents('Valor do tributo', input.amount);
  const due = demandDate('Vencimento', input.due_date);
  const paid = demandDate('Pagamento', input.paid_date);
  const selic = demandRate('Selic acumulada', input.selic);
  const { per_day, cap, month_of_payment, source } = inForce('Multa de mora', LATE_PAYMENT, competenceOf(due));
  const days = Math.max(0, daysBetween(nextBusinessDay(due), paid) + 1);
  const fineRate = atMost(scaledRate(per_day) * BigInt(days), cap);
  const isNextMonth = monthsBetween(competenceOf(due), competenceOf(paid)) > 0;
  const interestRate = isNextMonth ? rateFromScaled(scaledRate(selic) + scaledRate(month_of_payment)) : '0';
  const fine = roundHalfUpCents(amount, fineRate);
  const interest = roundHalfUpCents(amount, interestRate);
  const total = amount + fine + interest;
  const steps = [
    moneyStep('Valor do tributo', amount),
    textStep('Dias de atraso', String(days), { formula: 'Do primeiro dia útil depois do vencimento ao dia do pagamento', source }),
    moneyStep('Multa de mora', fine, {
      formula: `${days} × ${formatTaxRate(per_day)}, no máximo ${formatTaxRate(cap)}: ${formatTaxRate(fineRate)}`,
      source,
    }),
    moneyStep('Juros de mora', interest, {
      formula: isNextMonth
        ? `Selic de ${formatTaxRate(selic)} + ${formatTaxRate(month_of_payment)} do mês do pagamento`
        : 'Não há juros no mês do vencimento',
      source,
    }),
    moneyStep('Total a pagar', total, { formula: `${formatMoney(amount)} + ${formatMoney(fine)} + ${formatMoney(interest)}` }),
  ];
  return { days, fine, fine_rate: fineRate, interest, interest_rate: interestRate, total, steps };
};

/**
 * The fine of a declaration delivered late: a percentage of the tax declared for each calendar month or part of one, counted from the day after the
 * deadline, at most 20 %, at least the minimum of the declaration. Cents, rounded half up; the reductions for paying soon are not taken off.
 * Throws DomainError (Portuguese message).
 */
export const lateDeclarationFine = (input: {
  declaration: LateDeclaration;
  /** The tax declared, cents. */
  tax: number;
  due_date: string;
  delivered_date: string;
}): { months: number; rate: string; minimum: number; fine: number; steps: Step[] } => {
  if (!Object.hasOwn(LATE_DECLARATION, input.declaration)) throw new DomainError('invalid_input', 'Declaração: não há multa cadastrada.');
  const { name, per_month, cap, minimum, source } = LATE_DECLARATION[input.declaration];
  const tax = demandCents('Imposto declarado', input.tax);
  const due = demandDate('Prazo', input.due_date);
  const delivered = demandDate('Entrega', input.delivered_date);
  if (delivered <= due) return { months: 0, rate: '0', minimum: 0, fine: 0, steps: [textStep(name, 'Entregue no prazo', { source })] };
  const months = monthsBetween(competenceOf(addDays(due, 1)), competenceOf(delivered)) + 1;
  const rate = atMost(scaledRate(per_month) * BigInt(months), cap);
  const fine = Math.max(minimum, roundHalfUpCents(tax, rate));
  const steps = [
    textStep(`Meses de atraso da ${name}`, String(months), { formula: 'Mês ou fração, a partir do dia seguinte ao prazo', source }),
    moneyStep('Multa por atraso', fine, {
      formula: `${formatMoney(tax)} × ${formatTaxRate(rate)}, no mínimo ${formatMoney(minimum)}`,
      source,
    }),
  ];
  return { months, rate, minimum, fine, steps };
};

const atMost = (scaled: bigint, cap: string): string => (scaled < scaledRate(cap) ? rateFromScaled(scaled) : cap);
