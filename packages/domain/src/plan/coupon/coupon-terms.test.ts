import { expect, it } from 'vitest';
import { type CouponTaker, type CouponTerms, couponRefusal } from './coupon-terms.ts';

const today = '2026-11-20';
const coupon: CouponTerms = {
  is_active: true,
  valid_from: null,
  valid_until: null,
  max_uses: null,
  uses_count: 0,
  max_uses_per_doctor: null,
  plan_ids: [],
  colleges: [],
  only_residents: false,
  only_indication: false,
  referral: null,
  owner_id: null,
};
const taker: CouponTaker = { user_id: 7, uses_by_doctor: 0, plan_id: null, colleges: [], is_resident: false, is_indication: false };

it.each<[string, Partial<CouponTerms>, Partial<CouponTaker>, string | null]>([
  ['asks nothing', {}, { uses_by_doctor: 9 }, null],
  ['the last use of a doctor', { max_uses_per_doctor: 2 }, { uses_by_doctor: 1 }, null],
  ['one use too many', { max_uses_per_doctor: 2 }, { uses_by_doctor: 2 }, 'Você já usou este cupom o número de vezes que podia.'],
  ['its plan', { plan_ids: [3, 4] }, { plan_id: 4 }, null],
  ['another plan', { plan_ids: [3, 4] }, { plan_id: 5 }, 'Este cupom não vale para este plano.'],
  ['no plan yet', { plan_ids: [3] }, {}, 'Este cupom não vale para este plano.'],
  ['a resident', { only_residents: true }, { is_resident: true }, null],
  ['no resident', { only_residents: true }, {}, 'Este cupom é só para médicos residentes.'],
  ['its college', { colleges: ['Universidade de São Paulo'] }, { colleges: ['USP', 'universidade de sao paulo'] }, null],
  ['another college', { colleges: ['UFRGS'] }, { colleges: ['USP'] }, 'Este cupom não vale para a sua faculdade.'],
  ['no college that is known', { colleges: ['UFRGS'] }, {}, 'Este cupom não vale para a sua faculdade.'],
  ['someone indicated', { only_indication: true }, { is_indication: true }, null],
  ['nobody indicated them', { only_indication: true }, {}, 'Este cupom é só para quem foi indicado.'],
  ["the friends' own, of someone indicated", { referral: 'friend' }, { is_indication: true }, null],
  ["the friends' own, of anybody", { referral: 'friend' }, {}, 'Este cupom é só para quem foi indicado.'],
  ['earned by the taker', { referral: 'reward', owner_id: 7 }, {}, null],
  ['earned by another', { referral: 'reward', owner_id: 8 }, {}, 'Este cupom é pessoal e foi dado a outra pessoa.'],
  ['earned, without an account', { referral: 'reward', owner_id: 8 }, { user_id: null }, 'Este cupom é pessoal e foi dado a outra pessoa.'],
  [
    'what prizes are made from',
    { referral: 'reward' },
    {},
    'Este cupom é um prêmio por indicação: cada pessoa recebe o seu, com outro código.',
  ],
  ['its days before whom it is for', { is_active: false, only_residents: true }, {}, 'Este cupom não está mais ativo.'],
])('%s', (_name, terms, has, refusal) => {
  expect(couponRefusal({ ...coupon, ...terms }, { ...taker, ...has }, today)).toBe(refusal);
});
