import { lookup } from '@esteto/contract/office/lookup';
import { TOO_MANY_ACTIONS } from '@esteto/contract/wire-error';
import { beforeAll, describe, expect, test } from 'vitest';
import { newCnpj } from '../../../testing/documents.ts';
import type { TestPerson } from '../../../testing/factories.ts';
import { BAD_CEP, KNOWN_CEP, KNOWN_POSTAL_CODE, UNKNOWN_CNPJ } from '../../../testing/public-services.ts';
import { testApp } from '../../../testing/test-app.ts';

const api = await testApp();
let person: TestPerson;
beforeAll(async () => {
  person = await api.make.person({});
});

const answerOf = (endpoint: (typeof lookup)[keyof typeof lookup], input: object) => api.call(endpoint, input, { as: person });

describe('lists', () => {
  test('states and cities come by name, and a browser may keep them for a day', async () => {
    const states = await api.call(lookup.states, {}, { as: person });
    expect(states.body.map(({ sigla }) => sigla).slice(0, 3)).toEqual(['AC', 'AL', 'AP']);
    expect(states.body).toHaveLength(27);
    expect(states.headers['cache-control']).toBe('private, max-age=86400');
    const cities = await api.ask(lookup.cities, { state: 'AC' }, { as: person });
    expect(cities[0]).toEqual({ id: 1_200_013, nome: 'Acrelândia' });
    expect((await answerOf(lookup.cep, { cep: KNOWN_CEP })).headers['cache-control']).toBe('no-store');
  });

  test('banks and countries', async () => {
    const banks = await api.ask(lookup.banks, {}, { as: person });
    expect(banks.find(({ code }) => code === '341')?.fullName).toMatch(/itaú/i);
    const countries = await api.ask(lookup.countries, {}, { as: person });
    expect(countries.find(({ iso2 }) => iso2 === 'BR')).toEqual({ id: 76, iso2: 'BR', name: 'Brasil', bacen: '1058' });
  });
});

describe('what is not there, and what cannot be had', () => {
  test.each([
    ['an unknown CEP', lookup.cep, { cep: BAD_CEP.unknown }, 404, 'Não foi encontrado nenhum dado para este CEP'],
    ['a failing service', lookup.cep, { cep: BAD_CEP.failing }, 502, 'Ocorreu um erro ao buscar o CEP.'],
    ['a lying service', lookup.cep, { cep: BAD_CEP.garbage }, 502, 'Ocorreu um erro ao buscar o CEP.'],
    ['half a CEP', lookup.cep, { cep: '0131' }, 422, 'CEP inválido'],
    [
      'an unknown postal code',
      lookup.zipCode,
      { country: 'pt', code: '9999-999' },
      404,
      'Não foi encontrado nenhum dado para este código postal no país informado (Portugal).',
    ],
    [
      'a postal code of no country',
      lookup.zipCode,
      { country: 'ZZ', code: '9999-999' },
      404,
      'Não foi encontrado nenhum dado para este código postal.',
    ],
    ['a postal code that is none', lookup.zipCode, { country: 'PT', code: '../1' }, 422, 'Código postal inválido.'],
    ['a country that is none', lookup.zipCode, { country: 'Portugal', code: '1' }, 422, 'País: use a sigla de duas letras, como PT.'],
    ['half a CEP as the postal code of Brazil', lookup.zipCode, { code: '0131' }, 422, 'CEP inválido'],
    ['an unknown CNPJ', lookup.registry, { cnpj: UNKNOWN_CNPJ }, 404, 'Não foi encontrada nenhuma empresa com este CNPJ.'],
    ['a wrong CNPJ', lookup.registry, { cnpj: '12345678000100' }, 422, 'CNPJ inválido. Confira os caracteres.'],
    ['a state that is none', lookup.cities, { state: 'XX' }, 422, 'Escolha uma das opções de UF.'],
  ])('%s', async (_, endpoint, input, status, message) => {
    const reply = await answerOf(endpoint, input);
    expect([reply.status, reply.error.message]).toEqual([status, message]);
  });
});

test('a postal code of Brazil is its CEP, also when no country is named', async () => {
  const place = { zip_code: KNOWN_CEP, city: 'São Paulo', state: 'SP', country: 'BR', street: 'Avenida Paulista' };
  expect(await api.ask(lookup.zipCode, { code: '01310-100' }, { as: person })).toMatchObject([place]);
  expect(await api.ask(lookup.zipCode, { country: 'BR', code: KNOWN_CEP }, { as: person })).toMatchObject([place]);
  expect(await api.ask(lookup.zipCode, { country: 'PT', code: KNOWN_POSTAL_CODE }, { as: person })).toMatchObject([{ city: 'Lisboa' }]);
});

test('the registry answers a masked CNPJ', async () => {
  const cnpj = newCnpj();
  const masked = `${cnpj.slice(0, 8)}/${cnpj.slice(8, 12)}-${cnpj.slice(12)}`;
  expect(await api.ask(lookup.registry, { cnpj: masked }, { as: person })).toMatchObject({
    name: 'HOSPITAL SANTA ISABEL S.A.',
    emails: ['fiscal@santaisabel.test'],
    phones: ['8130000000'],
  });
});

test('sixty lookups a minute are a person, more are a program', async () => {
  const program = await api.make.person({});
  const statuses = [];
  for (let call = 0; call < 61; call++) statuses.push((await api.call(lookup.cep, { cep: KNOWN_CEP }, { as: program })).status);
  expect(statuses.slice(0, 60).every((status) => status === 200)).toBe(true);
  const refused = await api.call(lookup.registry, { cnpj: newCnpj() }, { as: program });
  expect([refused.status, refused.error.message, refused.headers['retry-after']]).toEqual([429, TOO_MANY_ACTIONS, '60']);
  expect((await api.call(lookup.banks, {}, { as: program })).status).toBe(200);
  api.clock.advance(60_000);
  expect((await api.call(lookup.cep, { cep: KNOWN_CEP }, { as: program })).status).toBe(200);
});
