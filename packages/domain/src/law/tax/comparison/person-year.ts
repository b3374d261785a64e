import { roundHalfUpCents, sumCents } from '../../../shared/money/money.ts';
import { formatTaxRate } from '../../../shared/money/percent.ts';
import { carneLeaoDetails } from '../carne-leao.ts';
import { socialSecurity } from '../payroll.ts';
import { moneyStep } from '../step.ts';
import { type ComparisonInput, NO_TAX, type RegimeYear } from './comparison-input.ts';

/**
 * The doctor without a company, paid by patients: carnê-leão after the livro-caixa, own INSS up to the ceiling, the employer's INSS on wages and the
 * fixed ISS. Costs, wages, their INSS and the ISS go through the livro-caixa. The annual adjustment is left out.
 */
export const personYear = (input: ComparisonInput): RegimeYear => {
  const { competence, revenue, costs, payroll, person_iss, dependents, tables } = input;
  const { own_rate, employer_rate, ceiling, source } = socialSecurity(competence, tables);
  const inss = roundHalfUpCents(Math.min(revenue, ceiling), own_rate);
  const employer = roundHalfUpCents(payroll, employer_rate);
  const cash_book = costs + payroll + employer + person_iss;
  const [month] = carneLeaoDetails({
    year: Number(competence.slice(0, 4)),
    tables,
    months: [{ month: Number(competence.slice(5, 7)), income: revenue, cash_book, inss, dependents }],
  });
  const incomeTax = month?.tax ?? 0;
  const taxes = { incomeTax: incomeTax * 12, inss: inss * 12, employer: employer * 12, iss: person_iss * 12 };
  const tax = sumCents(Object.values(taxes));
  const net = (revenue - costs - payroll) * 12 - tax;
  return {
    regime: 'natural_person',
    pro_labore: 0,
    tax,
    parts: { ...NO_TAX, income: taxes.incomeTax, inss: taxes.inss + taxes.employer, iss: taxes.iss },
    net,
    dividends: 0,
    note: 'Não considera o ajuste anual do imposto de renda nem o que empresas retêm.',
    steps: [
      moneyStep('Receita do ano', revenue * 12),
      moneyStep('Carnê-leão', taxes.incomeTax, { formula: '12 meses, depois do livro-caixa', source: 'Lei 7.713/1988, art. 8º' }),
      moneyStep('INSS do médico', taxes.inss, { formula: `${formatTaxRate(own_rate)} até o teto, 12 meses`, source }),
      moneyStep('INSS sobre os salários', taxes.employer, { formula: `${formatTaxRate(employer_rate)}, 12 meses`, source }),
      moneyStep('ISS fixo', taxes.iss, { source: 'DL 406/1968, art. 9º, § 1º, e lei do município' }),
      moneyStep('Total de tributos', tax),
      moneyStep('Fica com o médico', net, { formula: 'Receita − custos − salários − tributos' }),
    ],
  };
};
