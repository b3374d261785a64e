import { expect, it } from 'vitest';
import { type CouponLimits, couponProblem, couponStatus } from './coupon-life.ts';

const today = '2026-11-20';
const coupon: CouponLimits = { is_active: true, valid_from: null, valid_until: null, max_uses: null, uses_count: 0 };

it.each<[Partial<CouponLimits>, string, string | null]>([
  [{}, 'active', null],
  [{ valid_until: '2026-11-20', max_uses: 1 }, 'active', null],
  [{ valid_from: '2026-11-21' }, 'active', 'Este cupom vale a partir de 21/11/2026.'],
  [{ valid_until: '2026-11-19' }, 'expired', 'Este cupom valeu até 19/11/2026.'],
  [{ max_uses: 3, uses_count: 3 }, 'used_up', 'Este cupom já foi usado o número de vezes que podia.'],
  [{ max_uses: 0 }, 'used_up', 'Este cupom já foi usado o número de vezes que podia.'],
  [{ is_active: false, valid_until: '2020-01-01' }, 'inactive', 'Este cupom não está mais ativo.'],
])('%j', (fields, status, problem) => {
  expect(couponStatus({ ...coupon, ...fields }, today)).toBe(status);
  expect(couponProblem({ ...coupon, ...fields }, today)).toBe(problem);
});
