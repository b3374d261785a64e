import { expect, it } from 'vitest';
import { announcedInWords, isPriceChange } from './announced-price.ts';

const before = { value: 24_900, value_residents: null, extra_partner_value: 5_000, extra_employee_value: null };
const price = (after: Partial<typeof before> | { value_residents: number }) => ({
  name: 'Essencial',
  effective_from: '2027-02-01',
  before,
  after: { ...before, ...after },
});

it.each([
  [{ value: 31_000 }, 'passa de R$ 249,00 para R$ 310,00 por mês.'],
  [{ value: 31_000, extra_partner_value: 0 }, 'passa de R$ 249,00 para R$ 310,00 por mês e de R$ 50,00 para R$ 0,00 por sócio adicional.'],
  [{ value_residents: 9_900 }, 'passa de R$ 249,00 para R$ 99,00 por mês para residentes.'],
])('an announced price is told in words: %j', (after, words) => {
  const said = announcedInWords(price(after)).body.replaceAll('\u00a0', ' ');
  expect(said).toBe(`Em 01/02/2027, o plano Essencial ${words} Até lá, nada muda.`);
});

it('terms that change no price are no price', () => {
  expect(isPriceChange(price({}))).toBe(false);
  expect(isPriceChange(price({ value: 1 }))).toBe(true);
});
