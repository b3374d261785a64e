import { describe, expect, test } from 'vitest';
import { type ArticlesPartner, companyPartners, type MemberPartner, shareInPercent, wholeProblem } from './company-partners.ts';

const stated = (values: Partial<ArticlesPartner>): ArticlesPartner => ({
  name: 'Ana',
  email: null,
  is_owner: false,
  shares: 50,
  cpf: null,
  marital_status: null,
  matrimonial_regime: null,
  ...values,
});
const member = (values: Partial<MemberPartner>): MemberPartner => ({
  user_id: 1,
  name: 'Ana',
  email: 'ana@exemplo.test',
  is_owner: false,
  is_active: true,
  cpf: null,
  marital_status: null,
  ...values,
});

describe('one person is one partner', () => {
  test.each([
    ['by their CPF', stated({ cpf: '1' }), member({ cpf: '1' }), 1],
    ['not by another CPF, though both own', stated({ cpf: '1', is_owner: true }), member({ cpf: '2', is_owner: true }), 2],
    ['by owning', stated({ is_owner: true }), member({ is_owner: true }), 1],
    ['by their e-mail', stated({ email: 'ana@exemplo.test' }), member({}), 1],
    ['not by their name', stated({}), member({}), 2],
  ])('%s', (_how, articles, person, count) => {
    expect(companyPartners([articles], [person])).toHaveLength(count);
  });

  test('with their access, and without a share where only the product knows them', () => {
    const rows = companyPartners(
      [stated({ is_owner: true }), stated({ name: 'Bia' })],
      [member({ is_owner: true, is_active: false }), member({ user_id: 2, name: 'Caio' })],
    );
    expect(rows.map(({ name, shares, user_id, access }) => [name, shares, user_id, access])).toEqual([
      ['Ana', 50, 1, 'off'],
      ['Bia', 50, null, 'none'],
      ['Caio', null, 2, 'active'],
    ]);
  });
});

test.each([
  [100, [], null],
  [150, [100, 50], null],
  [100, [60, 30], 'As participações somam 90,00 %, e não 100 %.'],
  [100, [60, null], 'Falta a participação de Sócio 2.'],
  [100, [null, null], 'Ninguém disse ainda a participação dos sócios.'],
] as const)('of %s quotas, %j are told as they are', (total, shares, problem) => {
  const partners = shares.map((count, index) => ({ name: `Sócio ${index + 1}`, shares: count }));
  expect(wholeProblem(total, partners)?.replaceAll('\u00a0', ' ') ?? null).toBe(problem);
});

test('a share reads in percent', () => {
  expect(shareInPercent(50, 150)).toBe('33,33\u00a0%');
});
