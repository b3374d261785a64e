import { describe, expect, test } from 'vitest';
import { type KnownSource, personalItems } from './personal-checklist.ts';
import { STANDARD_CHECKLIST } from './standard-year.ts';

const source = (more: Partial<KnownSource> = {}): KnownSource => ({
  kind: 'payer',
  name: 'Hospital Santa Clara',
  document: '11444777000161',
  year: 2024,
  first_month: null,
  ...more,
});

const items = (sources: KnownSource[], asked: Parameters<typeof personalItems>[1]['requested'] = []) =>
  personalItems(sources, { calendar_year: 2025, requested: asked });

describe('why a paper is asked for', () => {
  const past = source({ name: 'Clínica Antiga', document: '33000167000101' });
  test.each<[string, KnownSource[], string]>([
    ['last year only', [source()], 'Consta em 2024. Se acabou antes de 2025, diga que não se aplica.'],
    ['in both', [source(), source({ year: 2025 })], 'Consta em 2024 e em 2025.'],
    [
      'new in May',
      [past, source({ year: 2025, first_month: '2025-07' }), source({ year: 2025, first_month: '2025-05' })],
      'Novo em maio de 2025: não consta em 2024.',
    ],
    ['of this year, of which no month is known', [past, source({ year: 2025 })], 'Consta em 2025.'],
    ['of this year, and nothing is known of the last', [source({ year: 2025, first_month: '2025-05' })], 'Consta em 2025.'],
  ])('%s', (_name, sources, reason) => {
    expect(items(sources).find(({ title }) => title.endsWith('Santa Clara'))?.reason).toBe(reason);
  });
});

test('each who pays is asked for once, whatever the place and whatever says so, by its newest name', () => {
  const told = source({ name: 'HOSPITAL SANTA CLARA S.A.', document: '11444777000242', year: 2025 });
  expect(items([source(), told, source()])).toEqual([
    {
      section: 'Rendimentos',
      title: 'Informe de rendimentos de HOSPITAL SANTA CLARA S.A.',
      source: 'RH ou financeiro da fonte pagadora',
      payer_document: '11444777000242',
      reason: 'Consta em 2024 e em 2025.',
    },
  ]);
});

test('whoever has no number is told apart by name, and whoever has no name by number', () => {
  const school = source({ kind: 'education', name: 'Colégio São José', document: null });
  const titles = items([school, { ...school, name: 'colegio sao jose' }, source({ name: null })]).map(({ title }) => title);
  expect(titles).toEqual(['Informe de rendimentos de 11.444.777/0001-61', 'Comprovante de instrução de Colégio São José']);
  expect(items([source({ name: null, document: null })])).toEqual([]);
});

test('one firm that pays and is paid gives two papers, in the order in which a return asks for them', () => {
  const sources = (['alimony', 'health', 'education', 'pension', 'profits', 'bank', 'payer'] as const).map((kind) => source({ kind }));
  expect(items(sources).map(({ title }) => title.split(' de Hospital')[0])).toEqual([
    'Informe de rendimentos',
    'Informe de rendimentos financeiros',
    'Comprovante de lucros',
    'Informe da previdência privada',
    'Comprovante de instrução',
    'Comprovante de saúde',
    'Comprovante de pensão alimentícia',
  ]);
});

test('what is asked for already is not asked again, under another name of the same firm neither', () => {
  const [item] = items([source()]);
  if (!item) throw new Error('nothing was asked');
  expect(items([source()], [item])).toEqual([]);
  expect(items([source({ document: '11444777000242', name: 'Outro nome' })], [item])).toEqual([]);
  expect(items([source({ kind: 'health' })], [item])).toHaveLength(1);
  const everybody = STANDARD_CHECKLIST.map((one) => ({ ...one, payer_document: null }));
  expect(items([source()], everybody)).toHaveLength(1);
});

test('a list that somebody still reads: at most forty, whose titles can be kept', () => {
  const many = Array.from({ length: 60 }, (_, index) =>
    source({ document: null, name: `${String(index).padStart(2, '0')} ${'x'.repeat(150)}` }),
  );
  const asked = items(many);
  expect(asked).toHaveLength(40);
  expect(Math.max(...asked.map(({ title }) => title.length))).toBe(160);
});
