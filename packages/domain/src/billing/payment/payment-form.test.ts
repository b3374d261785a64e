import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parse } from '../../shared/schema/parse.ts';
import { runs } from '../../shared/testing/property-runs.ts';
import { paymentForm } from './payment-form.ts';
import { settledBy, WITHHELD } from './settlement.ts';

const payment = { date: '2026-11-20', amount: 100_000 };
const errorsOf = (value: object) => {
  const parsed = parse(paymentForm, value);
  return parsed.ok ? {} : parsed.errors;
};

it('fills what is missing', () => {
  const nothing = Object.fromEntries(WITHHELD.map((name) => [name, null]));
  expect(parse(paymentForm, payment)).toEqual({ ok: true, value: { ...payment, ...nothing, note: null } });
});

it.each([
  [{ amount: 0 }, { amount: ['Valor recebido: escreva um valor maior que zero.'] }],
  [{ amount: 0, withheld_iss: 1 }, {}],
  [{ amount: null }, { amount: ['Preencha o campo Valor recebido.'] }],
  [{ amount: -1 }, { amount: ['Valor recebido: o valor não pode ser negativo.'] }],
  [{ withheld_iss: 1.5 }, { withheld_iss: ['ISS retido: use no máximo duas casas decimais.'] }],
  [{ date: '2026-02-29' }, { date: ['Recebido em: esta data não existe. Escreva dia, mês e ano.'] }],
  [{ date: null }, { date: ['Preencha o campo Recebido em.'] }],
  [{ note: 'a'.repeat(501) }, { note: ['Observação: use no máximo 500 caracteres.'] }],
  [{ status: 'paid' }, { '': ['Há campos que não são aceitos aqui: status.'] }],
])('%j', (wrong, errors) => {
  expect(errorsOf({ ...payment, ...wrong })).toEqual(errors);
});

it('never throws, and what it takes settles something', () => {
  const value = fc.oneof(fc.anything({ maxDepth: 1 }), fc.integer(), fc.nat(), fc.constant(null));
  fc.assert(
    fc.property(fc.record(Object.fromEntries(['amount', ...WITHHELD].map((name) => [name, value]))), (values) => {
      const parsed = parse(paymentForm, { ...payment, ...values });
      expect(parsed.ok ? settledBy(parsed.value) : 1).toBeGreaterThan(0);
    }),
    runs,
  );
});
