import { wizardOrder } from '@esteto/contract/opening/wizard-order';
import { plan } from '@esteto/contract/plan/plan';
import { boletoLineOf, unique } from '../../../../testing/documents.ts';
import type { Examples } from '../../../../testing/example.ts';
import { PDF, type Scene, whileActive } from '../../../../testing/scene.ts';
import { atStep } from '../wizard.examples.ts';

export const newPlan = ({ api, master }: Scene, value = 29_990, { trial_days = null }: { trial_days?: number | null } = {}) =>
  api.ask(
    plan.create,
    {
      body: {
        name: `Plano ${unique()}`,
        type: 'recurring',
        company_types: ['new_company', 'migrated_company', 'natural_person'],
        is_visible: true,
        is_active: true,
        value,
        value_residents: 14_990,
        extra_partner_value: 5_000,
        services: ['Contabilidade'],
        trial_days,
      },
    },
    { as: master },
  );

/** A plan is chosen, and waits to be checked. */
const chosen = async (scene: Scene) => {
  const { api, company, partner } = scene;
  const { id: plan_id } = await newPlan(scene);
  await api.sql('delete from plan_payments where company_id = $1', [company.id]);
  const { version } = await atStep(scene, 'plan_choice');
  await whileActive(scene, () =>
    api.ask(wizardOrder.choose, { company_id: company.id, body: { plan: plan_id, version } }, { as: partner }),
  );
  return atStep(scene, 'plan_check');
};

/** A payment that waits. */
export const newPayment = async (scene: Scene) => {
  const { api, company, partner } = scene;
  const body = await chosen(scene);
  await whileActive(scene, () => api.ask(wizardOrder.confirm, { company_id: company.id, body }, { as: partner }));
  const { payment } = await api.ask(wizardOrder.payment, { company_id: company.id }, { as: partner });
  if (!payment) throw new Error('there is no payment');
  return payment;
};

const claimed = async (scene: Scene) => {
  const { api, company, partner } = scene;
  const { id } = await newPayment(scene);
  const body = { paid_on: '2026-11-02' };
  const file = { name: 'comprovante.pdf', bytes: PDF };
  const { payment } = await whileActive(scene, () =>
    api.ask(wizardOrder.claim, { company_id: company.id, id, body, file }, { as: partner }),
  );
  return { id, version: payment?.version ?? 0 };
};

const confirmed = async (scene: Scene) => {
  const { id, version } = await claimed(scene);
  await scene.api.sql('delete from subscriptions where company_id = $1', [scene.company.id]);
  await scene.api.ask(wizardOrder.decide, { id, body: { action: 'confirm', version } }, { as: scene.master });
  return { id };
};

export const wizardOrderExamples: Examples<'wizardOrder'> = {
  wizardOrder: {
    plans: async (scene) => {
      await atStep(scene, 'plan_choice');
      return {};
    },
    choose: async (scene) => {
      await scene.api.sql('delete from plan_payments where company_id = $1', [scene.company.id]);
      const { id: plan_id } = await newPlan(scene);
      return { body: { plan: plan_id, ...(await atStep(scene, 'plan_choice')) } };
    },
    confirm: async (scene) => ({ body: await chosen(scene) }),
    payment: () => ({}),
    askBoleto: async (scene) => {
      const { id, version } = await newPayment(scene);
      return { id, body: { version } };
    },
    claim: async (scene) => {
      const { id } = await newPayment(scene);
      return { id, body: { paid_on: '2026-11-02' }, file: { name: 'comprovante.pdf', bytes: PDF } };
    },
    decide: async (scene) => {
      const { id, version } = await claimed(scene);
      await scene.api.sql('delete from subscriptions where company_id = $1', [scene.company.id]);
      return { id, body: { action: 'confirm', version } };
    },
    sendBoleto: async (scene) => {
      const { id, version } = await newPayment(scene);
      return { id, body: { line: boletoLineOf(29_990), due_on: '2026-12-10', version } };
    },
    receipt: confirmed,
    receiptOfCompany: confirmed,
    proof: async (scene) => ({ id: (await claimed(scene)).id }),
  },
};
