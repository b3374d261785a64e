import { expect, it } from 'vitest';
import { LAW_TABLES } from '../../law/tax/tables/law-tables.ts';
import { type DossierLine, dossierOf } from './dossier.ts';
import { informeLines, type ReadInforme } from './informe-lines.ts';
import { payersOfInformes } from './payer-of-informe.ts';

const bank: ReadInforme = {
  file_id: 1,
  set_aside: false,
  kind: 'bank',
  payer_cnpj: '60701190000104',
  payer_name: 'ITAÚ UNIBANCO S.A.',
  income: 123_456,
  social_security: 0,
  tax: 20_000,
  thirteenth: 0,
  thirteenth_tax: 0,
};

const typed: DossierLine = {
  section: 'exclusive',
  source: 'told',
  name: 'Poupança',
  document: null,
  month: null,
  amount: 123_456,
  social_security: 0,
  tax: 0,
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
};

const NOTE = 'escrita sem CNPJ: é tomada como a do informe de ITAÚ UNIBANCO S.A.';

it.each<[string, ReadInforme[], Partial<DossierLine>[], number, (string | null)[]]>([
  ['of the same amount', [bank], [{}], 123_456, [NOTE]],
  ['of the same payer', [bank], [{ name: 'Itau Unibanco SA', amount: 100_000 }], 123_456, [NOTE]],
  ['twice of the same payer', [bank], [{ name: 'Itaú Unibanco' }, { name: 'Itaú Unibanco', amount: 1 }], 123_456, [NOTE, NOTE]],
  ['of the same amount, the second of two', [bank], [{}, { name: 'Fundo' }], 246_912, [NOTE, null]],
  ['of another amount and payer', [bank], [{ amount: 50_000 }], 173_456, [null]],
  ['of another kind', [bank], [{ section: 'exempt' }], 123_456, [null]],
  ['with the CNPJ of another', [bank], [{ document: '00000000000191' }], 246_912, [null]],
  [
    'beside an amount that two banks say',
    [bank, { ...bank, file_id: 2, payer_cnpj: '00000000000191', payer_name: 'BB' }],
    [{}],
    370_368,
    [null],
  ],
  ['beside one that was left out', [{ ...bank, set_aside: true }], [{}], 123_456, [null]],
  ['with a word of its own', [bank], [{ note: 'conferir' }], 123_456, [`conferir; ${NOTE}`]],
])('a line without a CNPJ %s', (_name, informes, lines, income, notes) => {
  const recorded = payersOfInformes(
    lines.map((line, at) => ({ ...typed, fact_id: at + 1, ...line })),
    informes,
  );
  const { result } = dossierOf({
    tables: LAW_TABLES,
    year: 2025,
    deadline: '2026-05-29',
    lines: [...recorded, ...informeLines(informes, recorded)],
    goods: { lines: [], pending: [] },
    rates: {},
  });
  expect(result.figures.exclusive_income).toBe(income);
  expect(recorded.map(({ note }) => note)).toEqual(notes);
});

it('an employer is known among the services too', () => {
  const informe: ReadInforme = { ...bank, kind: 'employer', payer_name: 'Hospital Santa Clara' };
  const [line] = payersOfInformes([{ ...typed, section: 'services', name: 'hospital santa clara' }], [informe]);
  expect(line?.document).toBe(informe.payer_cnpj);
});
