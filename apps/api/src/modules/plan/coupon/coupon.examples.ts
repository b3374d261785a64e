import { coupon } from '@esteto/contract/plan/coupon';
import { unique } from '../../../testing/documents.ts';
import { type Examples, idOf } from '../../../testing/example.ts';
import type { Scene } from '../../../testing/scene.ts';

export const couponSample = () => ({
  code: `CUPOM${unique()}`.toUpperCase(),
  name: 'Boas-vindas',
  discount: 'percentage' as const,
  percentage: '0.1',
  max_payments: 3,
  is_active: true,
});

const made = ({ api, master }: Scene) => api.ask(coupon.create, { body: couponSample() }, { as: master });

export const couponExamples: Examples<'coupon'> = {
  coupon: {
    list: () => ({}),
    detail: async (scene) => idOf(await made(scene)),
    create: () => ({ body: couponSample() }),
    update: async (scene) => ({ ...idOf(await made(scene)), body: { ...couponSample(), version: 1 } }),
    uses: async (scene) => idOf(await made(scene)),
    check: async (scene) => ({ code: (await made(scene)).code }),
  },
};
