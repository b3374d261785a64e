import { codedError } from '@esteto/contract/coded-error';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { startApi } from '../api.ts';
import { configurationQueries } from '../identity/configuration.ts';
import { createQueryClient } from '../query-client.ts';
import { recordingServer } from '../testing/recording-server.ts';
import { addressLookups, companyLookup, foreignAddressLookups } from './lookup.ts';

const server = await recordingServer();
afterAll(() => server.close());
beforeEach(() => {
  server.requests.length = 0;
  startApi({ origin: server.origin, token: () => null, onFailure: () => undefined });
});

const urls = () => server.requests.map(({ url }) => url);

test('what nobody has is an answer; a service that fails is none', async () => {
  server.answerWith({ status: 404, body: codedError('cep_not_found') });
  expect(await createQueryClient().query(addressLookups.lookup('01310100'))).toBeNull();
  server.answerWith({ status: 502, body: codedError('cep_failed') });
  await expect(createQueryClient().query(addressLookups.lookup('01310100'))).rejects.toThrow('Ocorreu um erro ao buscar o CEP.');
  expect(urls()).toEqual(['/api/cep?cep=01310100', '/api/cep?cep=01310100']);
});

test('is asked once by one page, and by the names of the contract', async () => {
  const client = createQueryClient();
  server.answerWith({ status: 200, body: [] });
  for (let time = 0; time < 2; time++) {
    await client.query(addressLookups.cities('PE'));
    await client.query(foreignAddressLookups.countries);
    await client.query(foreignAddressLookups.places({ iso2: 'PT' })('1000'));
    await client.query(companyLookup('11222333000181'));
  }
  expect(urls()).toEqual([
    '/api/cities?state=PE',
    '/api/countries',
    '/api/zip-code?country=PT&code=1000',
    '/api/company-registry?cnpj=11222333000181',
  ]);
});

test('configurations that did not come are asked again by whoever needs them next', async () => {
  const client = createQueryClient();
  server.answerWith({ status: 500, body: codedError('configurations_failed') });
  const ask = () => client.query(configurationQueries.all({ new_format: true }));
  await expect(ask()).rejects.toThrow('Não foi possível realizar esta ação no momento. Tente novamente mais tarde.');
  server.answerWith({ status: 200, body: [{ field: 'banner', value: null }] });
  expect(await ask()).toEqual([{ field: 'banner', value: null }]);
});
