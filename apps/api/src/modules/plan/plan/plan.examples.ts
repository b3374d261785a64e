import { coupon } from '@esteto/contract/plan/coupon';
import { plan } from '@esteto/contract/plan/plan';
import { STANDARD_CONTRACT } from '@esteto/domain/plan/plan/standard-contract';
import { unique } from '../../../testing/documents.ts';
import { type Examples, idOf } from '../../../testing/example.ts';
import type { Scene } from '../../../testing/scene.ts';
import { couponSample } from '../coupon/coupon.examples.ts';

export const planSample = () => ({
  name: `Plano ${unique()}`,
  type: 'recurring' as const,
  company_types: ['new_company' as const, 'migrated_company' as const],
  is_active: true,
  is_visible: true,
  value: 29_900,
  services: ['Contabilidade mensal'],
});

const made = ({ api, master }: Scene) => api.ask(plan.create, { body: planSample() }, { as: master });

const subscribed = async (scene: Scene) => {
  const company = await scene.api.make.company();
  const { id: plan_id } = await made(scene);
  const { subscription } = await scene.api.ask(plan.subscribe, { id: company.id, body: { plan_id } }, { as: scene.master });
  return subscription ?? { id: 0 };
};

export const planExamples: Examples<'plan'> = {
  plan: {
    list: () => ({}),
    detail: async (scene) => idOf(await made(scene)),
    create: () => ({ body: planSample() }),
    update: async (scene) => ({ ...idOf(await made(scene)), body: { ...planSample(), effective_from: '2027-01-01', version: 1 } }),
    withdrawPrice: async (scene) => {
      const { id, version } = await made(scene);
      const body = { ...planSample(), value: 31_000, effective_from: '2027-01-01', version };
      const changed = await scene.api.ask(plan.update, { id, body }, { as: scene.master });
      return { id, body: { effective_from: '2027-01-01', version: changed.version } };
    },
    order: async (scene) => {
      await made(scene);
      const plans = await scene.api.ask(plan.list, {}, { as: scene.master });
      return { body: { ids: plans.map(({ id }) => id) } };
    },
    history: async (scene) => idOf(await made(scene)),
    subscribers: async (scene) => idOf(await made(scene)),
    without: () => ({}),
    contract: async (scene) => idOf(await made(scene)),
    changeContract: async (scene) => ({
      ...idOf(await made(scene)),
      body: { text: STANDARD_CONTRACT, version: 1 },
    }),
    ofCompany: async (scene) => idOf(await scene.api.make.company()),
    change: async (scene) => ({ ...idOf(await scene.api.make.company()), plan_id: (await made(scene)).id }),
    subscribe: async (scene) => ({ ...idOf(await scene.api.make.company()), body: { plan_id: (await made(scene)).id } }),
    subscribeMany: async (scene) => ({
      body: { ids: [(await scene.api.make.company()).id], plan_id: (await made(scene)).id },
    }),
    cancel: async (scene) => ({ ...idOf(await subscribed(scene)), body: { reason: 'Mudou de escritório.', version: 1 } }),
    redeem: async (scene) => {
      const { api, company, master } = scene;
      const { id: plan_id } = await made(scene);
      const subscribe = () => api.ask(plan.subscribe, { id: company.id, body: { plan_id } }, { as: master });
      // A discount that still runs stays with the company from plan to plan: only one that ends takes it away.
      const { subscription } = await subscribe();
      const { id = 0, version = 0 } = subscription ?? {};
      await api.ask(plan.cancel, { id, body: { reason: 'Mudou de escritório.', version } }, { as: master });
      await subscribe();
      const { code } = await api.ask(coupon.create, { body: couponSample() }, { as: master });
      return { body: { code } };
    },
    own: () => ({}),
  },
};
