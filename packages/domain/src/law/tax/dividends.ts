import { inForce } from '../../shared/date/validity.ts';
import { formatMoney, roundHalfUpCents, sumCents } from '../../shared/money/money.ts';
import { formatTaxRate } from '../../shared/money/percent.ts';
import { centsOfRatio, type Ratio, rateOfRatio, ratioOfRate } from '../../shared/money/ratio.ts';
import { DomainError } from '../../shared/result/domain-error.ts';
import { demandCents, demandCompetence, demandCount } from '../../shared/schema/demand.ts';
import { moneyStep, rateStep, type Step, textStep } from './step.ts';
import { DIVIDEND_TABLES, MINIMUM_TAX } from './tables/dividend-table.ts';
import { PRESUMIDO_TABLES } from './tables/presumido-table.ts';

/**
 * Tax withheld on profits that one company pays to one person within a month: since 2026, 10 % of the whole when the payments of the month together
 * pass R$ 50.000,00. `payments` in order, cents; `withheld` tells what each must hold back, the one that passes the limit making up for those before
 * it (it may be more than that payment). Rounded half up on the sum. Throws DomainError (Portuguese message).
 */
export const dividendTax = (input: {
  competence: string;
  payments: readonly number[];
}): { total: number; tax: number; net: number; withheld: number[]; steps: Step[] } => {
  const payments = input.payments.map((payment) => demandCents('Lucro distribuído', payment));
  const table = inForce('Lucros distribuídos', DIVIDEND_TABLES, demandCompetence('Competência', input.competence));
  const taxOf = (amount: number): number => (table.above !== null && amount > table.above ? roundHalfUpCents(amount, table.rate) : 0);
  const total = sumCents(payments);
  const tax = taxOf(total);
  const withheld = payments.map((payment, index) => {
    const before = sumCents(payments.slice(0, index));
    return taxOf(before + payment) - taxOf(before);
  });
  const steps = [
    moneyStep('Lucros pagos no mês', total, { source: table.source }),
    moneyStep('Imposto retido', tax, { formula: dividendFormula(table.above, table.rate, total, tax), source: table.source }),
    moneyStep('Líquido', total - tax, { formula: `${formatMoney(total)} − ${formatMoney(tax)}` }),
  ];
  return { total, tax, net: total - tax, withheld, steps };
};

/**
 * The most a company of the Simples may distribute free of tax in a period: the accounting profit when it keeps books, else 32 % of the revenue less
 * the IRPJ inside the DAS (LC 123/2006, art. 14; Res. CGSN 140/2018, art. 145). Cents; never below zero. Throws DomainError.
 */
export const taxFreeProfit = (input: {
  competence: string;
  revenue: number;
  irpj_in_das: number;
  accounting_profit: number | null;
}): { limit: number; steps: Step[] } => {
  const source = 'LC 123/2006, art. 14; Res. CGSN 140/2018, art. 145';
  const competence = demandCompetence('Competência', input.competence);
  const revenue = demandCents('Receita', input.revenue);
  const irpj = demandCents('IRPJ no DAS', input.irpj_in_das);
  const { accounting_profit } = input;
  if (accounting_profit !== null) {
    if (!Number.isSafeInteger(accounting_profit)) throw new DomainError('invalid_input', 'Lucro contábil: informe um valor em centavos.');
    const limit = Math.max(0, accounting_profit);
    return { limit, steps: [moneyStep('Lucro que pode ser distribuído', limit, { formula: 'Lucro contábil do período', source })] };
  }
  const { irpj: rate } = inForce('Lucro Presumido', PRESUMIDO_TABLES, competence).presumption.consultations;
  const limit = Math.max(0, roundHalfUpCents(revenue, rate) - irpj);
  const formula = `${formatMoney(revenue)} × ${formatTaxRate(rate)} − ${formatMoney(irpj)} de IRPJ no DAS`;
  return { limit, steps: [moneyStep('Lucro que pode ser distribuído', limit, { formula, source })] };
};

/**
 * Least income tax of a person on all income of a year, dividends included, since 2026: nothing up to R$ 600.000,00, then income ÷ 60.000 − 10 per
 * cent, 10 % from R$ 1.200.000,00 on. `due` is what is missing after the tax already paid. Cents, half up. Throws DomainError.
 */
export const annualMinimumTax = (input: {
  year: number;
  income: number;
  tax_paid: number;
}): { rate: string; minimum: number; due: number; steps: Step[] } => {
  const { from, above, full_from, rate: fullRate, source } = MINIMUM_TAX;
  const year = demandCount('Ano', input.year, 1900, 2199);
  const income = demandCents('Rendimentos do ano', input.income);
  const paid = demandCents('Imposto já pago', input.tax_paid);
  if (year < from || income <= above)
    return {
      rate: '0',
      minimum: 0,
      due: 0,
      steps: [textStep('Imposto mínimo', 'Não se aplica', { formula: `Só acima de ${formatMoney(above)} no ano, desde ${from}`, source })],
    };
  const ratio = income >= full_from ? ratioOfRate(fullRate) : partOf(fullRate, income - above, full_from - above);
  const rate = rateOfRatio(ratio);
  const minimum = centsOfRatio(income, ratio);
  const due = Math.max(0, minimum - paid);
  const steps = [
    moneyStep('Rendimentos do ano', income, { source }),
    rateStep('Alíquota mínima', rate, { formula: 'Rendimentos ÷ 60.000 − 10, até 10 %', source }),
    moneyStep('Imposto mínimo', minimum, { formula: `${formatMoney(income)} × ${formatTaxRate(rate)}`, source }),
    moneyStep('A pagar', due, { formula: `${formatMoney(minimum)} − ${formatMoney(paid)} já pagos` }),
  ];
  return { rate, minimum, due, steps };
};

const partOf = (rate: string, part: number, whole: number): Ratio => {
  const { numerator, denominator } = ratioOfRate(rate);
  return { numerator: numerator * BigInt(part), denominator: denominator * BigInt(whole) };
};

const dividendFormula = (above: number | null, rate: string, total: number, tax: number): string => {
  if (above === null) return 'Lucros pagos até 2025 não têm imposto';
  return tax > 0
    ? `Passa de ${formatMoney(above)} no mês: ${formatMoney(total)} × ${formatTaxRate(rate)}`
    : `Não passa de ${formatMoney(above)} no mês`;
};
