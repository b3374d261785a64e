import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isIsoDate } from '../../shared/date/date.ts';
import { runs } from '../../shared/testing/property-runs.ts';
import { capitalOf, importRegistry, phonesOf } from './registry-import.ts';

const answer = {
  tipo: 'MATRIZ',
  nome: 'SOUZA SERVICOS MEDICOS LTDA',
  fantasia: '',
  qsa: [{ nome: 'ANA SOUZA', qual: '49-Sócio-Administrador' }, { qual: 'sem nome' }],
  email: 'ANA@Demo.test',
  porte: 'MICRO EMPRESA',
  abertura: '05/03/2019',
  telefone: '(11) 3000-0000/ (11) 98765-4321',
  capital_social: '1500.00',
  atividade_principal: [{ code: '86.30-5-03', text: 'Atividade médica ambulatorial restrita a consultas' }],
  atividades_secundarias: [{ code: '00.00-0-00', text: 'Não informada' }],
  data_situacao: '05/03/2019',
  natureza_juridica: '206-2 - Sociedade Empresária Limitada',
  situacao_especial: '********',
  data_situacao_especial: '********',
  situacao: 'ATIVA',
  motivo_situacao: '',
  ultima_atualizacao: '2026-11-01T12:00:00.000Z',
  logradouro: 'AV  PAULISTA',
  numero: '1000',
  complemento: '********',
  bairro: 'BELA VISTA',
  simples: { optante: true, data_opcao: '2019-03-05' },
  municipio: 'SAO PAULO',
  uf: 'SP',
  cep: '01.310-100',
};

describe('registry import', () => {
  it('keeps what the registry says under the names of the product', () => {
    expect(importRegistry(answer)).toEqual({
      type: 'MATRIZ',
      name: 'SOUZA SERVICOS MEDICOS LTDA',
      fantasy_name: null,
      shareholders: [{ name: 'ANA SOUZA', role: '49-Sócio-Administrador' }],
      emails: ['ana@demo.test'],
      size: 'MICRO EMPRESA',
      opening_date: '2019-03-05',
      phones: ['1130000000', '11987654321'],
      share_capital: 150_000,
      main_activity: { code: '86.30-5-03', text: 'Atividade médica ambulatorial restrita a consultas' },
      secondary_activities: [],
      situation_date: '2019-03-05',
      legal_nature: '206-2 - Sociedade Empresária Limitada',
      special_situation: null,
      special_situation_date: null,
      situation: 'ATIVA',
      situation_reason: null,
      is_simples: true,
      last_updated_at: '2026-11-01T12:00:00.000Z',
      address: {
        cep: '01310100',
        street: 'AV PAULISTA',
        number: '1000',
        complement: null,
        neighborhood: 'BELA VISTA',
        city: 'SAO PAULO',
        state: 'SP',
      },
    });
  });

  it.each([
    ['(11) 3000-0000', ['1130000000']],
    ['(11) 3000-0000/(11) 3000-0000', ['1130000000']],
    ['011987654321999 / ', ['01198765432']],
    ['', []],
    [null, []],
    [1130000000, []],
  ])('phones %j', (value, phones) => {
    expect(phonesOf(value)).toEqual(phones);
  });

  it.each([
    ['1500.00', 150_000],
    ['1500', 150_000],
    [1500.5, 150_050],
    ['0.015', 2],
    ['0.145', 15],
    ['1.9949', 199],
    ['0.999', 100],
    ['1.5', 150],
    ['0', 0],
    ['1.500,00', null],
    ['-1', null],
    ['999999999999', null],
    ['', null],
    [null, null],
    [Number.NaN, null],
  ])('capital %j', (value, cents) => {
    expect(capitalOf(value)).toBe(cents);
  });

  it('takes an object that is no text for no capital', () => {
    expect(importRegistry({ capital_social: { toString: '' } }).share_capital).toBeNull();
  });

  it('never throws, and dates are dates, whatever the service answers', () => {
    const field = fc.oneof(fc.anything({ maxDepth: 2 }), fc.constantFrom('31/02/2020', '01/01/2020', '********'));
    const anyAnswer = fc.oneof(fc.anything(), fc.record(Object.fromEntries(Object.keys(answer).map((key) => [key, field]))));
    fc.assert(
      fc.property(anyAnswer, (value) => {
        const { opening_date, phones, share_capital } = importRegistry(value);
        expect(opening_date === null || isIsoDate(opening_date)).toBe(true);
        expect(phones.every((phone) => /^\d{1,11}$/.test(phone))).toBe(true);
        expect(share_capital === null || Number.isSafeInteger(share_capital)).toBe(true);
      }),
      runs,
    );
  });
});
