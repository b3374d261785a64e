import type { SelicRates } from '../../law/obligation/late-tax.ts';
import { type IrpfAnnual, irpfAnnual } from '../../law/tax/irpf-annual.ts';
import { type IrpfSpending, irpfDeductions } from '../../law/tax/irpf-deductions.ts';
import { type MinimumTaxResult, minimumTax } from '../../law/tax/minimum-tax.ts';
import type { Step } from '../../law/tax/step.ts';
import type { LawTables } from '../../law/tax/tables/law-tables.ts';
import { sumCents } from '../../shared/money/money.ts';
import { demandCents } from '../../shared/schema/demand.ts';
import { type IrpfQuota, irpfQuotas, mostQuotas } from './irpf-quotas.ts';
import type { YearFigures } from './year-figures.ts';

/** The income and the taxes of a person in a calendar year, cents. */
export type IncomeTaxYear = {
  year: number;
  taxable_income: number;
  spending: IrpfSpending;
  /** Withheld by companies on taxable income, the carnê-leão, and on profits above R$ 50.000,00 a month. */
  paid: { withheld: number; carne_leao: number; dividends: number };
  /** Taxed at the source for good (the thirteenth salary, investments). */
  exclusive: { income: number; tax: number };
  exempt_income: number;
  /** The part of the exclusive and the exempt income that the minimum tax leaves out. */
  left_out: number;
  company_reducer: number;
  /** The last day to deliver, as `irpfDeadline` says it. */
  deadline: string;
  rates: SelicRates;
  tables: LawTables;
};

/** `figures`: the tax with the minimum one, before what was paid. `balance`: with what the minimum tax adds, below zero a refund. */
export type IncomeTaxResultOfYear = {
  figures: Pick<YearFigures, 'taxable_income' | 'exempt_income' | 'exclusive_income' | 'year_tax'>;
  deductions: { total: number; steps: Step[] };
  annual: IrpfAnnual;
  minimum: MinimumTaxResult;
  balance: number;
  deadline: string;
  quotas: IrpfQuota[];
};

/**
 * What a year comes to: the better of the two ways, what the minimum tax adds to it, and the balance in as many quotas as it may have. The tax withheld
 * on profits counts once, against the minimum tax. Throws DomainError (Portuguese message).
 */
export const incomeTaxOfYear = (input: IncomeTaxYear): IncomeTaxResultOfYear => {
  const { year, taxable_income, paid, exclusive, deadline, tables } = input;
  const deductions = irpfDeductions({ year, income: taxable_income, spending: input.spending, tables });
  const tax_paid = sumCents([demandCents('Imposto retido', paid.withheld), demandCents('Carnê-leão', paid.carne_leao)]);
  const annual = irpfAnnual({ year, income: taxable_income, deductions: deductions.total, tax_paid, tables });
  const minimum = minimumTax({
    year,
    taxable: taxable_income,
    exclusive: exclusive.income,
    exempt: input.exempt_income,
    left_out: input.left_out,
    ordinary_tax: annual.tax,
    exclusive_tax: exclusive.tax,
    company_reducer: input.company_reducer,
    dividend_tax: paid.dividends,
  });
  const balance = annual.balance + minimum.balance;
  const toPay = Math.max(0, balance);
  const quotas = irpfQuotas({ deadline, balance: toPay, count: mostQuotas(toPay), rates: input.rates });
  const figures = {
    taxable_income,
    exempt_income: input.exempt_income,
    exclusive_income: exclusive.income,
    year_tax: annual.tax + minimum.due,
  };
  return { figures, deductions, annual, minimum, balance, deadline, quotas };
};

/** What a return says of that result; in how many quotas is for its person to choose. */
export const declaredResult = ({ balance, used_simplified }: { balance: number; used_simplified: boolean }) => ({
  uses_simplified: used_simplified,
  ...(balance > 0 && { result: 'to_pay' as const, tax_due: balance }),
  ...(balance < 0 && { result: 'to_refund' as const, refund_amount: -balance }),
  ...(balance === 0 && { result: 'zero' as const }),
});
