import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../shared/testing/property-runs.ts';
import { type InformeRefusal, readInforme } from './informe.ts';
import { INFORMES, SAMPLE_CPF, SAMPLE_YEAR } from './testing/informe-samples.ts';

const asked = { cpf: SAMPLE_CPF, year: SAMPLE_YEAR };
const refusal = (text: string): InformeRefusal | 'read' => {
  const reading = readInforme(text, asked);
  return reading.ok ? 'read' : reading.code;
};

it.each(INFORMES)('reads that of: $name', ({ text, expected }) => {
  expect(readInforme(text, asked)).toEqual({
    ok: true,
    informe: { kind: text.includes('FINANCEIROS') ? 'bank' : 'employer', cpf: SAMPLE_CPF, year: SAMPLE_YEAR, ...expected },
  });
});

/** Each of the twelve, spoilt in six ways. */
const SPOILT: readonly (readonly [string, InformeRefusal, (text: string) => string])[] = [
  ['of somebody else', 'wrong_cpf', (text) => text.replace(/123\.?456\.?789-?09/, '529.982.247-25')],
  [
    'of another year',
    'wrong_year',
    (text) =>
      text
        .replace('2025', '2024')
        .replace(/2026/g, '2025')
        .replace(/31\/12\/2025/, '31/12/2024'),
  ],
  ['that is none', 'not_an_informe', (text) => text.replace(/(?:comprovante|informe)/gi, 'Relatório')],
  [
    'cut before its tax',
    'damaged',
    (text) =>
      text.slice(
        0,
        text.search(/\d?5?[. -]*Imposto (?:sobre a|de) Renda Retido na Fonte(?! *\n?\s*Ano)(?=[ .\d]*\d|\s*\n\s*(?:R\$|\d{1,3}[.,]))/i),
      ),
  ],
  ['whose CNPJ lost a digit', 'damaged', (text) => text.replace(/(\d|DE)(-\d)\d/, '$1$2')],
  ['whose CPF has a wrong digit', 'damaged', (text) => text.replace(/789-?09/, '789-00')],
];

describe.each(SPOILT)('one %s', (_name, code, spoil) => {
  it.each(INFORMES)('is refused: $name', ({ text }) => {
    expect(refusal(spoil(text))).toBe(code);
  });
});

const [hospital, , columns, , clinic, , , , , bank] = INFORMES;
const of = (sample: (typeof INFORMES)[number] | undefined): string => sample?.text ?? '';

it.each<[string, InformeRefusal, string]>([
  ['nothing', 'not_an_informe', ''],
  ['a statement of an account', 'not_an_informe', 'EXTRATO\n01/02/2025 PIX 100,00'],
  ['more than a statement has', 'not_an_informe', `${of(hospital)}${'9'.repeat(100_000)}`],
  ['letters that were lost', 'damaged', of(hospital).replace('Total', 'T\uFFFDtal')],
  ['a null among the letters', 'damaged', of(hospital).replace('Total', 'Total\0')],
  ['two payers', 'damaged', `${of(hospital)}\n${of(columns)}`],
  ['two people', 'damaged', `${of(hospital)}\n${of(hospital).replace('123.456.789-09', '529.982.247-25')}`],
  ['two years', 'damaged', of(hospital).replace('Exercício de 2026', 'Exercício de 2025')],
  ['two incomes', 'damaged', of(hospital).replace('2. Contribuição prev', '1. Total dos rendimentos 5,00\n2. Contribuição prev')],
  ['an income below zero', 'damaged', of(hospital).replace('240.000,00', '-240.000,00')],
  ['an income with a space in it', 'damaged', of(hospital).replace('240.000,00', '1 240.000,00')],
  ['an income that lost its cents', 'damaged', of(hospital).replace('240.000,00', '240.000')],
  ['American figures', 'damaged', of(hospital).replace('240.000,00', '240,000.00')],
  ['two figures in a line', 'damaged', of(hospital).replace('240.000,00', '200.000,00 240.000,00')],
  ['more tax than income', 'damaged', of(hospital).replace('48.000,00', '480.000,00')],
  ['more tax than thirteenth', 'damaged', of(hospital).replace(' 4.000,00', ' 40.000,00')],
  ['a figure less than labels', 'damaged', of(columns).replace('180.000,01\n', '')],
  ['a figure more than labels', 'damaged', of(columns).replace('180.000,01\n', '180.000,01\n1,00\n')],
  ['no year', 'damaged', of(clinic).replace('ANO BASE: 2025', '')],
  ['no beneficiary', 'damaged', of(clinic).replace('DADOS DO BENEFICIÁRIO', '')],
  ['a covered CPF', 'damaged', of(clinic).replace('12345678909', '***.456.789-**')],
  ['no name', 'damaged', of(clinic).replace('CLÍNICA ALFA LTDA', '')],
  ['a bank without its tax', 'damaged', of(bank).replace(/Imposto sobre a renda retido.*/, '')],
])('%s is refused', (_name, code, text) => {
  const reading = readInforme(text, asked);
  expect(reading).toMatchObject({ ok: false, code });
  expect(reading.ok ? '' : reading.message).toMatch(/^[A-ZO].*\.$/);
});

it('says in a sentence what is wrong', () => {
  expect(readInforme(of(hospital), { ...asked, year: 2024 })).toEqual({
    ok: false,
    code: 'wrong_year',
    message: 'O informe é de 2025, e não de 2024.',
  });
  expect(readInforme(of(hospital), { ...asked, cpf: '529.982.247-25' })).toMatchObject({
    message: 'O informe é do CPF 123.456.789-09, que não é o de quem declara.',
  });
});

it('wherever it is cut, it is read whole or refused', () => {
  fc.assert(
    fc.property(fc.constantFrom(...INFORMES), fc.nat(3000), ({ text, expected }, at) => {
      const reading = readInforme(text.slice(0, at), asked);
      if (reading.ok) expect(reading.informe).toMatchObject(expected);
    }),
    runs,
  );
});

it('reads any text without falling over', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 400 }), (text) => {
      expect(refusal(text)).not.toBe('read');
      expect(refusal(`COMPROVANTE DE RENDIMENTOS PAGOS\n${text}`)).not.toBe('read');
    }),
    runs,
  );
});
