import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../shared/testing/property-runs.ts';
import type { CountedLine } from './dossier.ts';
import { pendencyForm } from './income-tax-form.ts';
import { type InformeComparison, informeComparison, informePendency, isToAsk } from './informe-comparison.ts';

const informe = {
  kind: 'employer' as const,
  payer_cnpj: '11222333000181',
  payer_name: 'HOSPITAL SANTA CLARA S.A.',
  year: 2025,
  income: 24_000_000,
  social_security: 1_118_772,
  tax: 4_800_000,
  thirteenth: 1_800_000,
  thirteenth_tax: 400_000,
};

const line = (more: Partial<CountedLine> = {}): CountedLine => ({
  section: 'employment',
  source: 'told',
  name: 'Hospital Santa Clara',
  document: informe.payer_cnpj,
  month: null,
  amount: 24_000_000,
  social_security: 1_118_772,
  tax: 4_800_000,
  cash_book: 0,
  thirteenth: 1_800_000,
  thirteenth_tax: 400_000,
  left_out: false,
  is_shared: false,
  company_id: null,
  fact_id: 1,
  informe_id: null,
  set_aside: false,
  due_date: null,
  paid_on: null,
  note: null,
  counts: true,
  ...more,
});

const NO_PARTS = { social_security: 0, tax: 0, thirteenth: 0, thirteenth_tax: 0 };

const differences = ({ lines }: InformeComparison) => lines.map(({ difference }) => difference);

describe('a payer whom the product knows', () => {
  it.each<[string, CountedLine[], (number | null)[]]>([
    ['says the same', [line()], [0, 0, 0, 0, 0]],
    ['says more income', [line({ amount: 23_000_000 })], [1_000_000, 0, 0, 0, 0]],
    ['says less tax', [line({ tax: 5_000_000 })], [0, 0, -200_000, 0, 0]],
    [
      'is told month by month',
      [line({ month: '2025-01', amount: 14_000_000 }), line({ month: '2025-02', amount: 10_000_000, ...NO_PARTS })],
      [0, 0, 0, 0, 0],
    ],
    [
      'pays wages and services',
      [line({ amount: 20_000_000 }), line({ section: 'services', amount: 4_000_000, ...NO_PARTS })],
      [0, 0, 0, 0, 0],
    ],
    ['tells for its branch', [line({ document: '11222333000262' })], [0, 0, 0, 0, 0]],
    ['is told twice, and counts once', [line(), line({ source: 'cash_book', counts: false, amount: 1 })], [0, 0, 0, 0, 0]],
    ['is beside others', [line(), line({ document: '11444777000161' }), line({ document: '11222333309' })], [0, 0, 0, 0, 0]],
    ['paid what the bank of the same number would', [line(), line({ section: 'exclusive' })], [0, 0, 0, 0, 0]],
  ])('%s', (_name, lines, expected) => {
    const compared = informeComparison(informe, lines);
    expect(compared.standing).toBe('known');
    expect(differences(compared)).toEqual(expected);
    expect(isToAsk(compared)).toBe(expected.some((one) => one !== 0));
  });
});

it('of a payer whom it does not know, or of whom it knows what several people got, nothing stands beside', () => {
  const nobody = informeComparison(informe, [line({ document: '11444777000161' }), line({ document: null })]);
  expect(nobody.standing).toBe('unknown');
  expect(differences(nobody)).toEqual([null, null, null, null, null]);
  const shared = informeComparison(informe, [line({ is_shared: true, counts: false, source: 'payroll' })]);
  expect(shared.standing).toBe('shared');
  expect(isToAsk(nobody) && isToAsk(shared)).toBe(true);
});

it('a bank says what it paid and withheld', () => {
  const bank = { ...informe, kind: 'bank' as const };
  const compared = informeComparison(bank, [line({ section: 'exclusive', tax: 4_700_000 }), line()]);
  expect(compared.lines).toEqual([
    { part: 'income', said: 24_000_000, recorded: 24_000_000, difference: 0 },
    { part: 'tax', said: 4_800_000, recorded: 4_700_000, difference: 100_000 },
  ]);
});

describe('what is asked of the person', () => {
  const textOf = (lines: CountedLine[]) => informePendency(informe, informeComparison(informe, lines)).text.replaceAll('\u00A0', ' ');

  it('of what differs, both figures', () => {
    expect(textOf([line({ amount: 23_000_000, tax: 5_000_000 })])).toBe(
      'O informe de HOSPITAL SANTA CLARA S.A. (CNPJ 11.222.333/0001-81) de 2025 diz R$ 240.000,00 de rendimentos, e no Esteto constam R$ 230.000,00; ' +
        'R$ 48.000,00 de imposto retido, e no Esteto constam R$ 50.000,00. Confira qual é o certo e responda, ou envie o informe corrigido.',
    );
  });

  it('of a payer that is not known, what it says', () => {
    expect(textOf([])).toMatch(
      /^O informe de .* diz R\$ 240\.000,00 de rendimentos, R\$ 11\.187,72 de INSS, .* e R\$ 4\.000,00 de imposto do 13º\. No Esteto não consta/,
    );
  });

  it('of what is of several partners, whether it is theirs', () => {
    expect(textOf([line({ is_shared: true, counts: false })])).toMatch(/só o total dos sócios: confirme que esta é a sua parte\.$/);
  });
});

const cents = fc.nat(999_999_999_999);
const parts = fc.record({ income: cents, social_security: cents, tax: cents, thirteenth: cents, thirteenth_tax: cents });

it('the difference is what one says more than the other, and what is asked may always be asked', () => {
  fc.assert(
    fc.property(
      parts,
      parts,
      fc.string({ minLength: 1, maxLength: 150 }),
      fc.constantFrom('known', 'unknown', 'shared'),
      (said, known, name, how) => {
        const { income: amount, ...rest } = known;
        const lines = how === 'unknown' ? [] : [line({ amount, ...rest, counts: how === 'known', is_shared: how === 'shared' })];
        const compared = informeComparison({ ...informe, ...said }, lines);
        expect(compared.standing).toBe(how);
        for (const { part, difference, ...both } of compared.lines) {
          expect(both.said).toBe(said[part]);
          if (how === 'known') expect((both.recorded ?? 0) + (difference ?? 0)).toBe(both.said);
        }
        const asked = informePendency({ ...informe, ...said, payer_name: name }, compared);
        expect(pendencyForm.isValidSync({ ...asked, due_on: '2026-12-10' })).toBe(true);
      },
    ),
    runs,
  );
});
