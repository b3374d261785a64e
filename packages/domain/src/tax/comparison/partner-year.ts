import { dividendTax } from '../dividends.ts';
import { proLabore } from '../payroll.ts';
import { moneyStep, type Step } from '../step.ts';
import type { ComparisonInput } from './comparison-input.ts';

export type PartnerYear = { tax: number; net: number; steps: Step[] };

/**
 * What the one partner of a company pays and keeps: `profit` cents are left for a month after everything but the pró-labore's own withholdings. A loss
 * is borne, a profit distributed in the month.
 */
export const partnerYear = ({ competence, dependents }: ComparisonInput, pro_labore: number, profit: number): PartnerYear => {
  const pay = proLabore({ gross: pro_labore, dependents, competence });
  const dividends = dividendTax({ competence, payments: [Math.max(0, profit)] });
  return {
    tax: (pay.inss + pay.irrf + dividends.tax) * 12,
    net: (pay.net + profit - dividends.tax) * 12,
    steps: [
      moneyStep('Pró-labore por mês', pro_labore),
      moneyStep('INSS do pró-labore', pay.inss * 12, { formula: '12 meses' }),
      moneyStep('Imposto de renda do pró-labore', pay.irrf * 12, { formula: '12 meses' }),
      moneyStep('Imposto sobre lucros distribuídos', dividends.tax * 12, {
        formula: '12 meses',
        source: dividends.steps[1]?.source ?? null,
      }),
    ],
  };
};
