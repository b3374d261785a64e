import { expect, test } from 'vitest';
import { type HeldMovement, lookAlikes, type PlacedMovement } from './look-alike.ts';

const kept: HeldMovement = {
  movement: 1,
  bank_account_id: 1,
  id: 'A1000001',
  date: '2026-10-05',
  amount: 150_000,
  memo: 'PIX RECEBIDO HOSPITAL VIDA',
  kind: 'CREDIT',
};
const other = (values: Partial<PlacedMovement>): PlacedMovement => ({ ...kept, bank_account_id: 2, id: '~1', ...values });

test.each<[string, Partial<PlacedMovement>, boolean]>([
  ['the same of another account', {}, true],
  ['a day later, told with other words beside', { date: '2026-10-06', memo: 'Transferência recebida pelo Pix - Hospital Vida' }, true],
  ['two days later', { date: '2026-10-07' }, false],
  ['another value', { amount: 150_001 }, false],
  ['money that leaves', { amount: -150_000 }, false],
  ['other words', { memo: 'TED CLINICA SOL' }, false],
  ['of one account, told in other words by a file without ids', { bank_account_id: 1, memo: 'Pix Hospital Vida' }, true],
  ['of one account, told in the same words', { bank_account_id: 1 }, false],
  ['of one account, with another id of the bank', { bank_account_id: 1, id: 'A1000002' }, false],
])('%s', (_, values, isTwin) => {
  const movement = other(values);
  expect(lookAlikes([movement], [kept]).get(movement)).toBe(isTwin ? kept : undefined);
});

test('each of those there is likened to one, the nearest day first', () => {
  const [same, next, third] = [other({}), other({ id: '~2' }), other({ id: '~3' })];
  const following = { ...kept, movement: 2, date: '2026-10-06' };
  expect(lookAlikes([same, next, third], [following, kept])).toEqual(
    new Map([
      [same, kept],
      [next, following],
    ]),
  );
});
