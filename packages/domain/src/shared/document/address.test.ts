import { expect, it } from 'vitest';
import { STATES, ufOfIbge } from '../tables/uf.ts';
import { placeInWords } from './address.ts';

const campinas = { ibge: '3509502', city: 'Campinas', state: 'SP' } as const;

it.each([
  ['3509502', [campinas], 'Campinas/SP'],
  ['3509502', [null, campinas], 'Campinas/SP'],
  ['3550308', [campinas], 'Município 3550308 (código do IBGE)'],
  ['3509502', [{ ibge: '3509502', city: null, state: null }], 'Município 3509502 (código do IBGE)'],
])('the place %s among %j is %s', (ibge, addresses, words) => {
  expect(placeInWords(ibge, addresses)).toBe(words);
});

it('knows the state of every city’s code by its first digits', () => {
  for (const { id, uf } of STATES) expect(ufOfIbge(`${id}00104`)).toBe(uf);
  expect(ufOfIbge('9900000')).toBeNull();
});
