import { formatMoney } from '../../shared/money/money.ts';
import { demandCents } from '../../shared/schema/demand.ts';
import { annualMinimumTax } from './dividends.ts';
import { moneyStep, type Step } from './step.ts';
import { MINIMUM_TAX } from './tables/dividend-table.ts';

/** A year of a person, cents. */
export type MinimumTaxYear = {
  year: number;
  /** Taxable income of the annual return, before deductions. */
  taxable: number;
  /** Taxed only at the source or for good: thirteenth salary, investments, profit sharing. */
  exclusive: number;
  /** Exempt, profits and dividends of 2026 on included. */
  exempt: number;
  /** The part of the exclusive and the exempt income that the law leaves out: savings, inheritance, gains on capital outside the exchange, LCI, LCA and the like. */
  left_out: number;
  /** The tax of the annual return, before what was withheld. */
  ordinary_tax: number;
  /** Withheld or paid for good on income that counts here. */
  exclusive_tax: number;
  /** The reducer of art. 16-B, where the companies' own tax with this one would pass the nominal rates: an accountant's figure, not computed here. */
  company_reducer: number;
  /** Withheld on profits above R$ 50.000,00 a month (art. 6º-A): an advance. */
  dividend_tax: number;
};

/** `due` never below zero; `balance` is what it adds to the return's own: below zero, dividend tax that comes back. */
export type MinimumTaxResult = { income: number; rate: string; minimum: number; due: number; balance: number; steps: Step[] };

/**
 * The least tax of a year beside the ordinary one (Lei 9.250/1995, art. 16-A, with the Lei 15.270/2025). All income counts, exempt and exclusively taxed
 * too, less what the law leaves out; the rate is read off that income. From rate × income the ordinary tax of the return, what was taxed exclusively
 * and the reducer of art. 16-B are taken, never below zero; then the tax withheld on profits, which comes back where it is more, below R$ 600.000,00
 * too. Not confirmed: the order of the deductions and the refund rest on the law's text as it is commonly reported, no program of the Receita for
 * exercise 2027 is out; rounding half up is ours. Throws DomainError (Portuguese message).
 */
export const minimumTax = (input: MinimumTaxYear): MinimumTaxResult => {
  const { source } = MINIMUM_TAX;
  const taxable = demandCents('Rendimentos tributáveis', input.taxable);
  const exclusive = demandCents('Rendimentos de tributação exclusiva', input.exclusive);
  const exempt = demandCents('Rendimentos isentos', input.exempt);
  const left_out = Math.min(demandCents('Rendimentos fora do imposto mínimo', input.left_out), exclusive + exempt);
  const ordinary = demandCents('Imposto do ajuste anual', input.ordinary_tax);
  const exclusiveTax = demandCents('Imposto exclusivo na fonte', input.exclusive_tax);
  const reducer = demandCents('Redutor', input.company_reducer);
  const withheld = demandCents('Imposto retido sobre lucros', input.dividend_tax);
  const income = taxable + exclusive + exempt - left_out;
  const annual = annualMinimumTax({ year: input.year, income, tax_paid: ordinary + exclusiveTax + reducer });
  const { rate, minimum, due } = annual;
  const applies = minimum > 0;
  const balance = due - withheld;
  const steps = [
    moneyStep('Rendimentos tributáveis', taxable),
    moneyStep('Tributação exclusiva', exclusive),
    moneyStep('Isentos, com lucros e dividendos', exempt),
    moneyStep('Fora da conta, por lei', left_out, { formula: 'Poupança, herança, LCI, LCA e o mais que a lei deixa de fora', source }),
    ...(applies
      ? [
          ...annual.steps.slice(0, 3),
          moneyStep('Imposto do ajuste anual', ordinary, { formula: 'Diminui o imposto mínimo' }),
          moneyStep('Imposto exclusivo na fonte', exclusiveTax, { formula: 'Diminui o imposto mínimo' }),
          moneyStep('Redutor das empresas', reducer, { source: 'Lei 9.250/1995, art. 16-B, com a Lei 15.270/2025' }),
          moneyStep('Imposto mínimo devido', due, {
            formula: `${formatMoney(minimum)} − ${formatMoney(ordinary)} − ${formatMoney(exclusiveTax)} − ${formatMoney(reducer)}, nunca abaixo de zero`,
            source,
          }),
        ]
      : [moneyStep('Rendimentos do ano', income, { source }), ...annual.steps]),
    moneyStep('Retido sobre lucros', withheld, { formula: 'É antecipação', source: 'Lei 9.250/1995, art. 6º-A, com a Lei 15.270/2025' }),
    moneyStep(balance >= 0 ? 'Soma ao saldo da declaração' : 'Diminui o saldo da declaração', Math.abs(balance), {
      formula: `${formatMoney(due)} − ${formatMoney(withheld)}`,
    }),
  ];
  return { income, rate, minimum, due, balance, steps };
};
