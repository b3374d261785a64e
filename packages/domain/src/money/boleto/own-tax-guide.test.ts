import { describe, expect, test } from 'vitest';
import { type OwnTaxGuide, ownTaxDifference, ownTaxStep } from './own-tax-guide.ts';

const guide: OwnTaxGuide = {
  status: 'opened',
  amount: 100_00,
  due_date: '2026-11-30',
  paid_amount: null,
  claimed_on: null,
  is_by_hand: false,
};
const owed = { amount: 100_00, due_date: '2026-11-30' };

describe('what is done with the guide of a month whose tax is known', () => {
  test.each<[string, OwnTaxGuide | null, typeof owed, ReturnType<typeof ownTaxStep>]>([
    ['there is none yet', null, owed, 'make'],
    ['nothing is owed', null, { ...owed, amount: 0 }, 'leave'],
    ['it says so already', guide, owed, 'leave'],
    ['the tax is another', guide, { ...owed, amount: 90_00 }, 'change'],
    ['the tax is another, and its day has passed', { ...guide, status: 'overdue' }, { ...owed, amount: 90_00 }, 'change'],
    ['nothing is owed any more', guide, { ...owed, amount: 0 }, 'cancel'],
    ['it was paid', { ...guide, status: 'paid', paid_amount: 100_00 }, { ...owed, amount: 90_00 }, 'leave'],
    ['it was paid late, and nothing is owed', { ...guide, status: 'paid_late', paid_amount: 110_00 }, { ...owed, amount: 0 }, 'leave'],
    ['a part of it was paid', { ...guide, status: 'partially_paid', paid_amount: 1_00 }, { ...owed, amount: 90_00 }, 'leave'],
    ['the client says that it was paid', { ...guide, claimed_on: '2026-11-20' }, { ...owed, amount: 90_00 }, 'leave'],
    ['staff wrote it by hand', { ...guide, is_by_hand: true }, { ...owed, amount: 90_00 }, 'leave'],
    ['staff made it anew with fine and interest', { ...guide, amount: 105_00, due_date: '2026-12-10' }, owed, 'leave'],
  ])('%s', (_name, standing, tax, step) => {
    expect(ownTaxStep(standing, tax)).toBe(step);
  });
});

test('a guide that was paid says where it differs from the month that was closed anew', () => {
  const paid: OwnTaxGuide = { ...guide, status: 'paid', paid_amount: 100_00 };
  expect(ownTaxDifference(paid, owed)).toBeNull();
  expect(ownTaxDifference(paid, { ...owed, amount: 132_10 })?.replaceAll('\u00a0', ' ')).toBe(
    'A guia é de R$ 100,00; o mês fechado dá R$ 132,10.',
  );
});
