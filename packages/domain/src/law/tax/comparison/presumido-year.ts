import { divideHalfUp, roundHalfUpCents, sumCents } from '../../../shared/money/money.ts';
import { formatTaxRate } from '../../../shared/money/percent.ts';
import { socialSecurity } from '../payroll.ts';
import { presumido } from '../presumido.ts';
import { moneyStep } from '../step.ts';
import type { ComparisonInput, RegimeYear } from './comparison-input.ts';
import { partnerYear } from './partner-year.ts';

/** A company of the Lucro Presumido: four equal quarters, ISS of the municipality, and the company's own INSS on pró-labore and wages. */
export const presumidoYear = (input: ComparisonInput): RegimeYear => {
  const { competence, revenue, costs, payroll, pro_labore, iss_rate, activity, tables } = input;
  const year = competence.slice(0, 4);
  const quarters = [1, 2, 3, 4].map((number) =>
    presumido({
      quarter: `${year}-Q${number}`,
      revenue: revenue * 3,
      earlier_quarters: Array<number>(number - 1).fill(revenue * 3),
      activity,
    }),
  );
  const of = (tax: 'irpj' | 'irpj_additional' | 'csll' | 'pis' | 'cofins'): number => sumCents(quarters.map((quarter) => quarter[tax]));
  const { employer_rate, source } = socialSecurity(competence, tables);
  const iss = roundHalfUpCents(revenue, iss_rate) * 12;
  const employer = roundHalfUpCents(pro_labore + payroll, employer_rate) * 12;
  const federal = { irpj: of('irpj') + of('irpj_additional'), csll: of('csll'), pis: of('pis'), cofins: of('cofins') };
  const company = sumCents(Object.values(federal)) + iss + employer;
  const left = (revenue - costs - payroll - pro_labore) * 12 - company;
  // Profit of a mean month, for the tax on dividends; the cents that twelve months do not divide stay in the company's year.
  const month = divideHalfUp(BigInt(left), 12n);
  const partner = partnerYear(input, pro_labore, month);
  const tax = company + partner.tax;
  const net = partner.net + left - month * 12;
  return {
    regime: 'presumido',
    pro_labore,
    tax,
    parts: {
      ...partner.parts,
      income: federal.irpj + partner.parts.income,
      csll: federal.csll,
      revenue: federal.pis + federal.cofins,
      iss,
      inss: employer + partner.parts.inss,
    },
    net,
    dividends: partner.dividends,
    note: year >= '2027' ? 'A CBS, que substitui PIS e Cofins desde 2027, não está no cálculo.' : null,
    steps: [
      moneyStep('Receita do ano', revenue * 12),
      moneyStep('IRPJ com adicional', federal.irpj, { formula: '4 trimestres', source: 'Lei 9.249/1995, arts. 3º e 15' }),
      moneyStep('CSLL', federal.csll, { formula: '4 trimestres', source: 'Lei 9.249/1995, art. 20' }),
      moneyStep('PIS', federal.pis, { source: 'Lei 9.718/1998' }),
      moneyStep('Cofins', federal.cofins, { source: 'Lei 9.718/1998' }),
      moneyStep('ISS', iss, { formula: `${formatTaxRate(iss_rate)}, 12 meses`, source: 'LC 116/2003' }),
      moneyStep('INSS da empresa', employer, { formula: `${formatTaxRate(employer_rate)} de pró-labore e salários, 12 meses`, source }),
      ...partner.steps,
      moneyStep('Total de tributos', tax),
      moneyStep('Fica com o médico', net, { formula: 'Receita − custos − salários − tributos' }),
    ],
  };
};
