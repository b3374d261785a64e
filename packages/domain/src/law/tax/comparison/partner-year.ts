import { formatMoney } from '../../../shared/money/money.ts';
import { annualMinimumTax, dividendTax } from '../dividends.ts';
import { irrfTable } from '../irrf.ts';
import { proLabore, socialSecurity } from '../payroll.ts';
import { moneyStep, type Step } from '../step.ts';
import { type ComparisonInput, NO_TAX, type TaxParts } from './comparison-input.ts';

export type PartnerYear = { tax: number; parts: TaxParts; net: number; dividends: number; steps: Step[] };

/**
 * What the one partner of a company pays and keeps: `profit` cents are left for a month after everything but the pró-labore's own withholdings. A loss
 * is borne, a profit distributed in the month. What was withheld in the months counts against the least tax of the year, and is not given back here.
 */
export const partnerYear = ({ competence, dependents, tables }: ComparisonInput, pro_labore: number, profit: number): PartnerYear => {
  const pay = proLabore({ gross: pro_labore, dependents, competence, tables });
  const distributed = Math.max(0, profit);
  const dividends = dividendTax({ competence, payments: [distributed] });
  const minimum = annualMinimumTax({
    year: Number(competence.slice(0, 4)),
    income: (pro_labore + distributed) * 12,
    tax_paid: (pay.irrf + dividends.tax) * 12,
  });
  return {
    tax: (pay.inss + pay.irrf + dividends.tax) * 12 + minimum.due,
    parts: { ...NO_TAX, income: pay.irrf * 12, inss: pay.inss * 12, dividends: dividends.tax * 12, minimum: minimum.due },
    dividends: distributed,
    net: (pay.net + profit - dividends.tax) * 12 - minimum.due,
    steps: [
      moneyStep('Pró-labore por mês', pro_labore, { source: 'Lei 8.212/1991, art. 12, V, f' }),
      moneyStep('INSS do pró-labore', pay.inss * 12, {
        formula: `12 × ${pay.steps[1]?.formula ?? ''}`,
        source: socialSecurity(competence, tables).source,
      }),
      moneyStep('Imposto de renda do pró-labore', pay.irrf * 12, {
        formula: `12 × ${formatMoney(pay.irrf)}`,
        source: irrfTable(competence, tables).source,
      }),
      moneyStep('Lucro distribuído por mês', distributed, { source: dividends.steps[1]?.source ?? null }),
      moneyStep('Imposto sobre lucros distribuídos', dividends.tax * 12, {
        formula: `${dividends.steps[1]?.formula ?? ''}; 12 meses`,
        source: dividends.steps[1]?.source ?? null,
      }),
      ...(minimum.due > 0
        ? [
            moneyStep('Imposto mínimo do ano', minimum.due, {
              formula: `${formatMoney(minimum.minimum)} − o imposto já pago no ano`,
              source: minimum.steps[0]?.source ?? null,
            }),
          ]
        : []),
    ],
  };
};
