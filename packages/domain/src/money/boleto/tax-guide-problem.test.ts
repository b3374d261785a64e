import { expect, it } from 'vitest';
import { companyMonths, each, issued, proLabore } from '../../law/month/testing/company-months.ts';
import { monthTax } from '../../law/tax/month-tax.ts';
import { lastCompetences } from '../../shared/date/competence.ts';
import { taxGuideProblem } from './tax-guide-problem.ts';

const span = lastCompetences('2026-10', 36);
const known = { revenues: each(span, issued(1_000_000)), payrolls: each(span, proLabore(400_000)) };
const simples = monthTax(companyMonths(known), '2026-10');
const das = { tax_key: 'das', competence: '2026-10', amount: 60_000, due_date: '2026-11-20' } as const;
const official = 'Se o PGDAS-D diz outro valor, informe antes o DAS oficial no fechamento do mês.';

it.each([
  ['the DAS of the month', {}, simples, null],
  ['another', { amount: 60_001 }, simples, { amount: `Valor: o DAS de 10/2026 é R$ 600,00. ${official}` }],
  ['one made anew for a later day', { amount: 60_198, due_date: '2026-11-24' }, simples, null],
  [
    'one made anew for less',
    { amount: 59_000, due_date: '2026-11-24' },
    simples,
    { amount: `Valor: o DAS de 10/2026 é R$ 600,00. ${official}` },
  ],
  ['the official one', { amount: 61_000 }, monthTax(companyMonths({ ...known, das_official: { '2026-10': 61_000 } }), '2026-10'), null],
  ['any while it cannot be computed', { amount: 5 }, monthTax(companyMonths({ revenues: known.revenues }), '2026-10'), null],
  [
    'of a company outside the Simples',
    {},
    monthTax(companyMonths({ tax_regime: 'normal' }), '2026-10'),
    { tax_key: 'Tributo: quem é do Lucro Presumido não tem DAS do Simples Nacional.' },
  ],
  [
    'of a company that was not open yet',
    {},
    monthTax(companyMonths({ opening_date: '2026-11-01' }), '2026-10'),
    { tax_key: 'Tributo: a empresa não está no Simples Nacional em 10/2026, e não há DAS.' },
  ],
  ['another tax', { tax_key: 'inss', amount: 5 }, simples, null],
  [
    'PIS and Cofins in the Simples',
    { tax_key: 'pis_cofins' },
    simples,
    { tax_key: 'Tributo: quem é do Simples Nacional não tem PIS e Cofins.' },
  ],
  [
    'IRPJ of a month that ends no quarter',
    { tax_key: 'irpj_csll' },
    monthTax(companyMonths({ tax_regime: 'normal' }), '2026-10'),
    { competence: 'Competência: IRPJ e CSLL é do trimestre, escolha março, junho, setembro ou dezembro.' },
  ],
] as const)('%s', (_name, change, month, problem) => {
  const found = taxGuideProblem({ ...das, ...change }, month, '2026-11-23', { type: 'new_company', is_self_employed: false });
  expect(JSON.parse(JSON.stringify(found).replaceAll('\u00a0', ' '))).toEqual(problem);
});
