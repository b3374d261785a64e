import { formatMoney, roundHalfUpCents } from '../../../shared/money/money.ts';
import { formatTaxRate } from '../../../shared/money/percent.ts';
import { LAW_ALONE, suggestedProLabore } from '../ideal-pro-labore.ts';
import { factorR, simplesNacional, simplesTaxes } from '../simples.ts';
import { simplesTable } from '../simples-rates.ts';
import { moneyStep, rateStep } from '../step.ts';
import type { SimplesAnnex } from '../tables/simples-table.ts';
import type { ComparisonInput, RegimeYear } from './comparison-input.ts';
import { partnerYear } from './partner-year.ts';

/**
 * The CPP that a year of equal months in annex III pays inside its DAS, cents: payroll of the fator R like wages (LC 123/2006, art. 18, § 24; Receita's
 * questions and answers on the Simples; SC Cosit 17/2021). `revenue` of a month. Throws DomainError beyond the limit of the Simples.
 */
export const cppInTheDas = ({ competence, revenue }: Pick<ComparisonInput, 'competence' | 'revenue'>): number =>
  (simplesTaxes({ annex: 'III', competence, rbt12: revenue * 12, revenue }).taxes['CPP'] ?? 0) * 12;

/**
 * A company of the Simples. Annex III asks for a fator R of 28 %, so its pró-labore is raised to the lowest that reaches it, the CPP inside the DAS
 * counted; annex V is not there for a company that reaches it already: null. Above the sublimit the ISS goes to the municipality. Throws DomainError
 * beyond the limit of the Simples.
 */
export const simplesYear = (input: ComparisonInput, annex: SimplesAnnex): RegimeYear | null => {
  const { competence, revenue, costs, payroll, iss_rate } = input;
  const rbt12 = revenue * 12;
  const payroll12 = payroll * 12 + cppInTheDas(input);
  const reaches = factorR({ payroll12: payroll12 + input.pro_labore * 12, revenue12: rbt12 }).annex === 'III';
  if (annex === 'V' && reaches) return null;
  const pro_labore = annex === 'III' && !reaches ? suggestedProLabore({ revenue12: rbt12, payroll12 }, LAW_ALONE) : input.pro_labore;
  const das = simplesNacional({ annex, competence, rbt12, revenue });
  const iss = rbt12 > simplesTable(competence).sublimit ? roundHalfUpCents(revenue, iss_rate) : 0;
  const partner = partnerYear(input, pro_labore, revenue - costs - payroll - das.total - iss - pro_labore);
  const tax = (das.total + iss) * 12 + partner.tax;
  return {
    regime: annex === 'III' ? 'simples_iii' : 'simples_v',
    pro_labore,
    tax,
    parts: { ...partner.parts, das: das.total * 12, iss: iss * 12 },
    net: partner.net,
    dividends: partner.dividends,
    note:
      annex === 'III' && !reaches
        ? 'O pró-labore foi elevado ao menor que, em doze meses iguais e com a CPP do DAS, alcança o fator R de 28 %.'
        : null,
    steps: [
      moneyStep('Receita do ano', rbt12),
      rateStep('Alíquota efetiva do DAS', das.effective_rate, {
        formula: `Anexo ${annex}, ${das.band}ª faixa: ${das.steps.find(({ label }) => label.startsWith('Alíquota efetiva'))?.formula ?? ''}`,
        source: 'LC 123/2006, art. 18, § 1º-A',
      }),
      moneyStep('DAS', das.total * 12, { formula: `12 × ${formatMoney(das.total)}`, source: 'LC 123/2006, art. 18' }),
      ...(iss > 0
        ? [moneyStep('ISS fora do DAS', iss * 12, { formula: `${formatTaxRate(iss_rate)}, 12 meses`, source: 'LC 123/2006, art. 20' })]
        : []),
      ...partner.steps,
      moneyStep('Total de tributos', tax),
      moneyStep('Fica com o médico', partner.net, { formula: 'Receita − custos − salários − tributos' }),
    ],
  };
};
