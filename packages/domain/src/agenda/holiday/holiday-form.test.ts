import { expect, it } from 'vitest';
import { restsOn } from './holiday-form.ts';

const campinas = { state: 'SP', ibge: '3509502' };

it.each([
  ['national', null, null, campinas, true],
  ['state', 'SP', null, campinas, true],
  ['state', 'MG', null, campinas, false],
  ['city', 'SP', '3509502', campinas, true],
  ['city', 'SP', '3550308', campinas, false],
  ['state', null, null, { state: null, ibge: null }, false],
  ['city', null, null, { state: null, ibge: null }, false],
] as const)('%s of %s %s at %o: %s', (scope, state, ibge, place, rests) => {
  expect(restsOn({ scope, state, ibge }, place)).toBe(rests);
});
