import { describe, expect, it } from 'vitest';
import { type EsocialTotal, payrollsOfTotals } from './esocial-totals.ts';

const MONTH = '2026-10';
const total = (told: Partial<EsocialTotal> = {}): EsocialTotal => ({
  file: 'S-5011.xml',
  event: 'evtCS',
  id: 'ID1112223330000002026111010000000001',
  period: MONTH,
  employer: '11222333',
  bases: [
    { category: '723', amounts: ['3000.00'] },
    { category: '722', amounts: ['1621.50'] },
    { category: '101', amounts: ['2000.00', '10.05'] },
    { category: '701', amounts: ['500.00'] },
  ],
  contributions: [
    { code: '113801', amount: '400.00' },
    { code: '113804', amount: '924.30' },
    { code: '164601', amount: '20.00' },
    { code: '108201', amount: '150.00' },
    { code: '109901', amount: '508.37' },
    { code: '117001', amount: '50.00' },
  ],
  deposits: [],
  ...told,
});
const deposit = (told: Partial<EsocialTotal> = {}): EsocialTotal =>
  total({ file: 'S-5013.xml', event: 'evtFGTS', bases: [], contributions: [], deposits: ['160.00', '0.80'], ...told });
const rowsOf = (totals: EsocialTotal[], month = MONTH) => {
  const reading = payrollsOfTotals(totals, month);
  if (!reading.ok) throw new Error(reading.reason);
  return reading.rows;
};
const whole = { pro_labore: 462_150, wages: 251_005, inss_employer: 134_430 };

describe('the payroll of a company as eSocial totals it', () => {
  it('tells partners from all others, and the own INSS of the company from what it keeps back', () => {
    expect(rowsOf([total()])).toEqual([{ line: 1, text: 'S-5011.xml', cnpj: '11222333000181', name: null, values: whole, problem: null }]);
  });

  it('is whole with its FGTS, in whatever order the events come', () => {
    for (const totals of [
      [total(), deposit()],
      [deposit(), total()],
    ])
      expect(rowsOf(totals)).toMatchObject([{ cnpj: '11222333000181', values: { ...whole, fgts: 16_080 } }]);
  });

  it('leaves as it is what no event speaks of', () => {
    expect(rowsOf([deposit()])[0]?.values).toEqual({ fgts: 16_080 });
    expect(rowsOf([total({ bases: [], contributions: [] })])[0]?.values).toEqual({ pro_labore: 0, wages: 0, inss_employer: 0 });
  });

  it('is the one of the last closing', () => {
    const before = total({ id: 'ID1112223330000002026110910000000009', bases: [{ category: '723', amounts: ['1.00'] }] });
    for (const totals of [
      [before, total()],
      [total(), before],
    ])
      expect(rowsOf(totals)[0]?.values).toEqual(whole);
  });

  it('is one for each company, events of other months left out', () => {
    const rows = rowsOf([total({ period: '2026-09', employer: '99888777' }), total(), total({ employer: '12ABC345' })]);
    expect(rows.map(({ line, cnpj, problem }) => [line, cnpj, problem])).toEqual([
      [1, '11222333000181', null],
      [2, '12ABC345000188', null],
    ]);
  });

  it('holds the 13th salary in December only', () => {
    const thirteenth = total({ period: '2026', bases: [{ category: '101', amounts: ['2010.05'] }], contributions: [] });
    const december = total({ period: '2026-12' });
    expect(rowsOf([december, thirteenth], '2026-12')[0]?.values).toEqual({ ...whole, wages: 452_010 });
    expect(rowsOf([total({ period: '2026-11' }), thirteenth], '2026-11')[0]?.values).toEqual(whole);
  });

  it.each([
    ['of a natural person', total({ employer: '12345678909' }), 'Não é de uma empresa com CNPJ.'],
    ['with an amount that is none', total({ contributions: [{ code: '113801', amount: '' }] }), 'Um dos valores não pode ser lido.'],
    ['with less than nothing', deposit({ deposits: ['-1.00'] }), 'Um dos valores não pode ser lido.'],
  ])('%s says why it is none', (_name, event, problem) => {
    expect(rowsOf([event])[0]).toMatchObject({ values: {}, problem });
  });

  it.each([
    ['nothing that is a total', [], 'Não há S-5011 nem S-5013 neste arquivo. Baixe no portal do eSocial os totalizadores do mês fechado.'],
    [
      'other months',
      [total({ period: '2026-08' }), total({ period: '2026' })],
      'Os totalizadores são de 13º de 2026 e ago/2026. Escolha esse mês acima.',
    ],
  ])('a file with %s says so', (_name, totals, reason) => {
    expect(payrollsOfTotals(totals, MONTH)).toEqual({ ok: false, reason });
  });
});
