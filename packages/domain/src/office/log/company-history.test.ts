import { expect, test } from 'vitest';
import { COMPANY_HISTORY_KINDS, companyHistoryActions, companyHistoryKindOf } from './company-history.ts';

test.each([
  ['company.edited', 'register'],
  ['company.bank_changed', 'register'],
  ['company.file_added', 'files'],
  ['company.plan_changed', 'plan'],
  ['membership.created', 'people'],
  ['certificate.replaced', 'certificates'],
  ['invoice.issued', 'invoices'],
  ['licence.added', 'licences'],
  ['comment.created', null],
  ['income_tax.looked_at', null],
  ['user.looked_at', null],
] as const)('%s is about %s', (action, kind) => {
  expect(companyHistoryKindOf(action)).toBe(kind);
});

test('every kind has events, and no event is of two', () => {
  const each = COMPANY_HISTORY_KINDS.map((kind) => companyHistoryActions([kind]));
  expect(each.every((actions) => actions.length > 0)).toBe(true);
  expect(each.flat().toSorted()).toEqual(companyHistoryActions(COMPANY_HISTORY_KINDS).toSorted());
  expect(companyHistoryActions([])).toEqual([]);
});
