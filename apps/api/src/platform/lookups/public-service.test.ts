import { afterAll, describe, expect, test } from 'vitest';
import { BAD_CEP, KNOWN_CEP, playPublicServices } from '../../testing/public-services.ts';
import { testClock } from '../../testing/test-clock.ts';
import { addressesOfStreet, addressOfCep } from './cep-service.ts';
import { publicService, ServiceFailure } from './public-service.ts';

const services = await playPublicServices();
afterAll(() => services.close());

const cepService = (base: string | null = `${services.url}/cep`, clock = testClock()) => publicService({ base, clock, timeoutMs: 500 });

test('an address comes as the forms take it, without what the service alone knows', async () => {
  expect(await addressOfCep(cepService(), KNOWN_CEP)).toEqual({
    cep: KNOWN_CEP,
    street: 'Avenida Paulista',
    neighborhood: 'Bela Vista',
    city: 'São Paulo',
    state: 'SP',
    ibge: '3550308',
    city_id: 3_550_308,
    state_id: 35,
  });
});

test('the flag for an unknown CEP is no failure', async () => {
  expect(await addressOfCep(cepService(), BAD_CEP.unknown)).toBeNull();
});

describe('what cannot be used is a failure of the service', () => {
  test.each([
    ['failing', 'the service answered 500'],
    ['silent', 'the service did not answer'],
    ['garbage', 'the service answered something else'],
    ['empty', 'the service answered something else'],
    ['other', 'the service answered something else'],
    ['elsewhere', 'the service answered something else'],
    ['huge', 'the service answered too much'],
    ['cut', 'the service stopped in the middle'],
    ['redirected', 'the service did not answer'],
  ] as const)('%s', async (kind, message) => {
    const failure: unknown = await addressOfCep(cepService(), BAD_CEP[kind]).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ServiceFailure);
    expect(failure).toMatchObject({ message });
  });

  test('nobody there, or switched off', async () => {
    await expect(addressOfCep(cepService('http://127.0.0.1:1'), KNOWN_CEP)).rejects.toThrow(ServiceFailure);
    await expect(addressOfCep(cepService(null), KNOWN_CEP)).rejects.toThrow('switched off');
  });
});

test('a service that did not answer is left alone for a while, one that answers badly is not', async () => {
  const clock = testClock();
  const service = cepService(undefined, clock);
  await expect(addressOfCep(service, BAD_CEP.garbage)).rejects.toThrow(ServiceFailure);
  expect(await addressOfCep(service, KNOWN_CEP)).toMatchObject({ city: 'São Paulo' });
  await expect(addressOfCep(service, BAD_CEP.silent)).rejects.toThrow(ServiceFailure);
  const before = services.asked.length;
  await expect(addressOfCep(service, KNOWN_CEP)).rejects.toThrow('a moment ago');
  expect(services.asked).toHaveLength(before);
  clock.advance(16_000);
  expect(await addressOfCep(service, KNOWN_CEP)).toMatchObject({ city: 'São Paulo' });
});

test.each(['../../registry/1', '..', '...', 'Rua A/../../b', 'Rua %2e%2e', 'Rua?x=1#y', 'Av. São João'])(
  'no street leaves the address of the service: %s',
  async (street) => {
    const before = services.asked.length;
    await addressesOfStreet(cepService(), { state: 'SP', city: 'São Paulo', street }).catch((error: unknown) =>
      expect(error).toBeInstanceOf(ServiceFailure),
    );
    expect(services.asked.slice(before).every((path) => path.startsWith('/cep/SP/São Paulo/') && path.endsWith('/json/'))).toBe(true);
  },
);

test('the streets of a city, or none', async () => {
  const at = { state: 'SP', city: 'São Paulo', street: 'Avenida Paulista' } as const;
  expect((await addressesOfStreet(cepService(), at)).map(({ cep }) => cep)).toEqual(['01310100', '01310200']);
  expect(await addressesOfStreet(cepService(), { ...at, street: 'Rua Que Não Existe' })).toEqual([]);
});
