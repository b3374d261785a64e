import { expect, it } from 'vitest';
import { type RewardCase, rewardRefusal } from './referral-reward.ts';

const ana = { user_id: 1, email: 'ana@demo.test', cpf: '52998224725' };
const friend = { user_id: 2, email: 'helena@demo.test', cpf: null };
const paid: RewardCase = { referrer: ana, friends: [friend], was_client: false };

it.each<[string, Partial<RewardCase>, ReturnType<typeof rewardRefusal>]>([
  ['a friend who is new', {}, null],
  ['a friend with a partner who is new as well', { friends: [friend, { ...friend, user_id: 3, email: 'caio@demo.test' }] }, null],
  ['oneself', { friends: [ana] }, 'own'],
  ['a company in which one has a share', { friends: [friend, ana] }, 'own'],
  ['oneself by another account, with the same CPF', { friends: [{ ...friend, cpf: ana.cpf }] }, 'own'],
  ['nobody is oneself by a CPF that neither told', { referrer: { ...ana, cpf: null }, friends: [friend] }, null],
  ['who was a client before', { was_client: true }, 'known'],
  ['oneself comes before all else', { friends: [ana], was_client: true }, 'own'],
])('%s', (_name, fields, refusal) => {
  expect(rewardRefusal({ ...paid, ...fields })).toBe(refusal);
});
