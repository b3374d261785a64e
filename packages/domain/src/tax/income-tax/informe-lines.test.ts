import { describe, expect, it } from 'vitest';
import { LAW_TABLES } from '../../law/tax/tables/law-tables.ts';
import { type DossierLine, dossierOf } from './dossier.ts';
import { informeLines, type ReadInforme } from './informe-lines.ts';

const read = (more: Partial<ReadInforme> = {}): ReadInforme => ({
  file_id: 1,
  set_aside: false,
  kind: 'employer',
  payer_cnpj: '11222333000181',
  payer_name: 'HOSPITAL SANTA CLARA S.A.',
  income: 24_000_000,
  social_security: 1_087_608,
  tax: 4_800_000,
  thirteenth: 1_800_000,
  thirteenth_tax: 400_000,
  ...more,
});

const recorded = (more: Partial<DossierLine>): DossierLine => ({
  section: 'employment',
  source: 'told',
  name: 'Hospital Santa Clara',
  document: '11222333000262',
  month: null,
  amount: 23_000_000,
  social_security: 1_000_000,
  tax: 4_700_000,
  cash_book: 0,
  thirteenth: 0,
  thirteenth_tax: 0,
  left_out: false,
  is_shared: false,
  set_aside: false,
  company_id: null,
  fact_id: 1,
  informe_id: null,
  due_date: null,
  paid_on: null,
  note: null,
  ...more,
});

const of = (informes: ReadInforme[], lines: DossierLine[] = []) => {
  const all = [...lines, ...informeLines(informes, lines)];
  const { result, differences, ...dossier } = dossierOf({
    tables: LAW_TABLES,
    year: 2025,
    deadline: '2026-05-29',
    lines: all,
    goods: { lines: [], pending: [] },
    rates: {},
  });
  const shown = dossier.lines.map(({ section, source, amount, counts }) => [section, source, amount, counts]);
  return { shown, result, differences, notes: dossier.lines.map(({ note }) => note) };
};

const [TOLD, READ] = [23_000_000, 24_000_000];

describe('a statement of income in the year', () => {
  it.each<[string, ReadInforme[], DossierLine[], ReturnType<typeof of>['shown']]>([
    ['of a payer whom nobody knew counts', [read()], [], [['employment', 'informe', READ, true]]],
    [
      'counts before what was told of the same firm, whichever place of it',
      [read()],
      [recorded({})],
      [
        ['employment', 'told', TOLD, false],
        ['employment', 'informe', READ, true],
      ],
    ],
    [
      'that is left out leaves what was told',
      [read({ set_aside: true })],
      [recorded({})],
      [
        ['employment', 'told', TOLD, true],
        ['employment', 'informe', READ, false],
      ],
    ],
    [
      'stands beside the payroll, which counts',
      [read()],
      [recorded({ source: 'payroll', month: '2025-01' })],
      [
        ['employment', 'payroll', TOLD, true],
        ['employment', 'informe', READ, false],
      ],
    ],
    [
      'is the part of a payroll that several partners share',
      [read()],
      [recorded({ source: 'payroll', month: '2025-01', is_shared: true })],
      [
        ['employment', 'payroll', TOLD, false],
        ['employment', 'informe', READ, true],
      ],
    ],
    [
      'stands beside the notes of a payer of services',
      [read()],
      [recorded({ section: 'services', source: 'invoices' })],
      [
        ['services', 'invoices', TOLD, true],
        ['services', 'informe', READ, false],
      ],
    ],
    [
      'of a bank is taxed for good',
      [read({ kind: 'bank', social_security: 0, thirteenth: 0, thirteenth_tax: 0 })],
      [recorded({ section: 'exclusive' })],
      [
        ['exclusive', 'told', TOLD, false],
        ['exclusive', 'informe', READ, true],
      ],
    ],
    ['that was sent twice is one line', [read(), read({ file_id: 2 })], [], [['employment', 'informe', READ, true]]],
  ])('%s', (_name, informes, lines, shown) => {
    expect(of(informes, lines).shown).toEqual(shown);
  });

  it('fills the result: its income, its tax, and the thirteenth salary that is taxed for good', () => {
    const { result } = of([read()]);
    expect(result.figures).toMatchObject({ taxable_income: READ, exclusive_income: 1_800_000 });
    expect(result.balance).toBe(result.annual.tax + result.minimum.balance - 4_800_000);
  });

  it('that is another than what counts is told beside it', () => {
    expect(of([read()], [recorded({})]).differences).toMatchObject([
      {
        sides: [
          { source: 'told', counts: false },
          { source: 'informe', counts: true },
        ],
      },
    ]);
  });

  it('of a firm that gave two different ones: both count, and say that one may be left out', () => {
    const { shown, notes } = of([read(), read({ file_id: 2, income: 1_000_000, tax: 0 })]);
    expect(shown.map(([, , , counts]) => counts)).toEqual([true, true]);
    expect(notes).toEqual(Array(2).fill('há outro informe desta fonte: deixe de fora o que foi corrigido'));
  });
});
