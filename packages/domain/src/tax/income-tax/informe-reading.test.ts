import { expect, it } from 'vitest';
import { asksInforme, informeOutcome, unreadKind } from './informe-reading.ts';
import { STANDARD_CHECKLIST } from './standard-year.ts';
import { INFORMES, SAMPLE_CPF, SAMPLE_YEAR } from './testing/informe-samples.ts';

const expected = { cpf: SAMPLE_CPF, year: SAMPLE_YEAR, payer: null };
const [hospital] = INFORMES;

it('of the standard list, statements of income are read and no other paper', () => {
  expect(STANDARD_CHECKLIST.filter(asksInforme).map(({ title }) => title)).toEqual([
    'Informe de rendimentos de cada fonte pagadora',
    'Informe de rendimentos de bancos e corretoras',
  ]);
});

it.each([
  ['Rendimentos', 'Informe do hospital', true],
  ['Outros', 'Comprovante de rendimentos pagos', true],
  ['OUTROS', 'INFORMES DE RENDIMENTOS DE 2025', true],
  ['Rendimentos', 'Informações sobre aluguéis', false],
  ['Pagamentos', 'Informe do plano de saúde', false],
  ['Pagamentos', 'Informe da previdência privada', false],
])('%s, %s: %s', (section, title, isOne) => {
  expect(asksInforme({ section, title })).toBe(isOne);
});

it.each([
  ['image/png', 'O arquivo é uma imagem: confira os valores à mão.'],
  ['image/jpeg', 'O arquivo é uma imagem: confira os valores à mão.'],
  ['application/xml', 'Só se lê o informe em PDF: confira os valores à mão.'],
])('of %s nothing is read, and nothing is wrong', (mime, reason) => {
  expect(unreadKind(mime)).toEqual({ status: 'no_text', reason, informe: null });
});

it('a PDF is read', () => {
  expect(unreadKind('application/pdf')).toBeNull();
  expect(informeOutcome({ kind: 'text', text: hospital.text }, expected)).toMatchObject({
    status: 'read',
    reason: null,
    informe: { payer_cnpj: '11222333000181', income: 24_000_000 },
  });
});

it.each([
  ['a picture with the stamp of its program', { kind: 'text', text: 'Digitalizado com um aplicativo' }, 'no_text', /é uma imagem/],
  ['a picture', { kind: 'text', text: '' }, 'no_text', /é uma imagem/],
  ['one that takes too long', { kind: 'too_hard' }, 'no_text', /demora demais/],
  ['a broken one', { kind: 'damaged' }, 'refused', /está danificado/],
  ['one behind a password', { kind: 'locked' }, 'refused', /pede uma senha/],
  ['another paper', { kind: 'text', text: 'Contrato social '.repeat(20) }, 'refused', /não é um informe/],
] as const)('%s', (_name, source, status, reason) => {
  expect(informeOutcome(source, expected)).toEqual({ status, reason: expect.stringMatching(reason), informe: null });
});

it('where one payer is asked for, another one is told, and a place of the same firm is none', () => {
  const said = { kind: 'text', text: hospital.text } as const;
  expect(informeOutcome(said, { ...expected, payer: '11222333000262' }).status).toBe('read');
  expect(informeOutcome(said, { ...expected, payer: '11444777000161' })).toMatchObject({
    status: 'refused',
    reason: expect.stringMatching(/^Este informe é de .* \(11\.222\.333\/0001-81\), e aqui se pede o de 11\.444\.777\/0001-61\./),
  });
});

it('of somebody whose CPF is not known nobody can say whose it is', () => {
  expect(informeOutcome({ kind: 'text', text: hospital.text }, { ...expected, cpf: null })).toMatchObject({
    status: 'refused',
    reason: expect.stringMatching(/^Falta o CPF/),
  });
});
