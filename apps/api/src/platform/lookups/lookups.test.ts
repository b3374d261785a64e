import { STATES, UFS } from '@esteto/domain/shared/tables/uf';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { newCnpj } from '../../testing/documents.ts';
import { BAD_CEP, KNOWN_CEP, KNOWN_POSTAL_CODE, playPublicServices, serviceSettings, UNKNOWN_CNPJ } from '../../testing/public-services.ts';
import { testApp } from '../../testing/test-app.ts';
import { toBanks } from './bank-service.ts';
import { snapshotBanks, snapshotCities } from './lookups.ts';
import { ServiceFailure } from './public-service.ts';

const DAY_MS = 86_400_000;

const services = await playPublicServices();
afterAll(() => services.close());
const api = await testApp(serviceSettings(services.url));
const { lookups } = api.deps;
afterEach(() => services.broken.clear());

const timesAsked = async (work: () => Promise<unknown>): Promise<number> => {
  const before = services.asked.length;
  await work();
  return services.asked.length - before;
};

describe('what is asked when somebody asks', () => {
  test('is asked once, and again when it is old', async () => {
    const cep = '20040002';
    expect(await timesAsked(() => lookups.cep(cep))).toBe(1);
    expect(await timesAsked(() => lookups.cep(cep))).toBe(0);
    api.clock.advance(91 * DAY_MS);
    expect(await timesAsked(() => lookups.cep(cep))).toBe(1);
  });

  test('what was not there is asked again the next day', async () => {
    expect(await lookups.cep(BAD_CEP.unknown)).toBeNull();
    expect(await timesAsked(() => lookups.cep(BAD_CEP.unknown))).toBe(0);
    api.clock.advance(DAY_MS);
    expect(await timesAsked(() => lookups.cep(BAD_CEP.unknown))).toBe(1);
  });

  test('an old answer stands in for a service that fails; without one the failure is told and not kept', async () => {
    const cnpj = newCnpj();
    const company = await lookups.company(cnpj);
    api.clock.advance(8 * DAY_MS);
    services.broken.add('registry');
    expect(await lookups.company(cnpj)).toEqual(company);
    const other = newCnpj();
    await expect(lookups.company(other)).rejects.toThrow(ServiceFailure);
    services.broken.clear();
    expect(await lookups.company(other)).toMatchObject({ name: 'HOSPITAL SANTA ISABEL S.A.' });
  });

  test('what was kept in a shape of former days is asked again', async () => {
    await lookups.cep('20040003');
    await api.sql(`update lookup_answers set answer = '{"rua": "Paulista"}' where service = 'cep' and key = '20040003'`);
    expect(await lookups.cep('20040003')).toMatchObject({ city: 'São Paulo' });
  });

  test('a company comes with the code of its city', async () => {
    expect(await lookups.company(newCnpj())).toMatchObject({
      fantasy_name: 'HOSPITAL SANTA ISABEL',
      share_capital: 100_000_000,
      address: { cep: '50030230', number: '240', city: 'Recife', state: 'PE', ibge: '2611606', city_id: 2_611_606, state_id: 26 },
    });
    expect(await lookups.company(UNKNOWN_CNPJ)).toBeNull();
  });

  test('places of a postal code', async () => {
    expect(await lookups.places('PT', KNOWN_POSTAL_CODE)).toMatchObject([{ city: 'Lisboa', country: 'PT' }]);
    expect(await lookups.places('PT', '0000-000')).toEqual([]);
    services.broken.add('places');
    await expect(lookups.places('PT', '0000-001')).rejects.toThrow(ServiceFailure);
  });

  test('is forgotten after half a year', async () => {
    await lookups.cep(KNOWN_CEP);
    api.clock.advance(181 * DAY_MS);
    await lookups.cep('20040004');
    await lookups.sweep();
    expect(await api.sql("select key from lookup_answers where service = 'cep'")).toEqual([{ key: '20040004' }]);
  });
});

describe('lists', () => {
  test('a machine that never reached a service lists every city, by its code, and the banks', async () => {
    const cities = UFS.flatMap((uf) => snapshotCities(uf));
    expect(cities).toHaveLength(5_571);
    expect(new Set(cities.map(({ id }) => id)).size).toBe(5_571);
    for (const { id, uf } of STATES) expect(snapshotCities(uf).every((city) => Math.floor(city.id / 100_000) === id)).toBe(true);
    expect(snapshotCities('SP').map(({ nome }) => nome)).toContain('São Paulo');
    const banks = snapshotBanks();
    expect(banks.length).toBeGreaterThan(400);
    expect(banks.find(({ code }) => code === '001')).toMatchObject({ ispb: '00000000', fullName: 'Banco do Brasil S.A.' });
    expect(await timesAsked(async () => [await lookups.cities('SP'), await lookups.banks()])).toBe(0);
  });

  test('are renewed by the job; what came short leaves what was there', async () => {
    await expect(lookups.renew()).rejects.toThrow('cities SP');
    expect(await lookups.cities('DF')).toEqual([{ id: 5_300_108, nome: 'Brasília, a nova' }]);
    expect(await lookups.cities('SP')).toEqual(snapshotCities('SP'));
    expect(await lookups.banks()).toHaveLength(500);
    services.broken.add('banks');
    await expect(lookups.renew()).rejects.toThrow('banks');
    expect(await lookups.banks()).toHaveLength(500);
  });

  test('banks lose their quotes and come by name; without a code or a name there is nothing to choose', () => {
    expect(
      toBanks([
        { ispb: '2', code: '002', name: 'Óbvio' },
        { ispb: '1', code: '001', name: '"BCO"', fullName: 'Banco “Novo” S.A.' },
        { ispb: '3', code: null, name: 'Sem código' },
        { ispb: '4', code: '004', name: ' ' },
      ]),
    ).toEqual([
      { code: '001', ispb: '1', name: 'BCO', fullName: 'Banco Novo S.A.' },
      { code: '002', ispb: '2', name: 'Óbvio', fullName: 'Óbvio' },
    ]);
  });
});
