import { wizardContract } from '@esteto/contract/opening/wizard-contract';
import { wizardOrder } from '@esteto/contract/opening/wizard-order';
import type { Examples } from '../../../../testing/example.ts';
import { type Scene, whileActive } from '../../../../testing/scene.ts';
import { signingCode } from '../../../../testing/signing-code.ts';
import { newPlan } from '../order/wizard-order.examples.ts';
import { atStep } from '../wizard.examples.ts';

/** The company has a plan that costs nothing, and its owner is at the contract. */
const atContract = (scene: Scene) =>
  whileActive(scene, async ({ api, company, partner }) => {
    const at = { company_id: company.id };
    await api.sql('delete from plan_payments where company_id = $1', [company.id]);
    const { id: plan_id } = await newPlan(scene, 0);
    const { version } = await atStep(scene, 'plan_choice');
    await api.ask(wizardOrder.choose, { ...at, body: { plan: plan_id, version } }, { as: partner });
    await api.ask(wizardOrder.confirm, { ...at, body: await atStep(scene, 'plan_check') }, { as: partner });
    await atStep(scene, 'contract');
  });

export const signable = async (scene: Scene): Promise<{ code: string }> => {
  await atContract(scene);
  return whileActive(scene, async ({ api, company, partner }) => {
    await api.sql('delete from guesses');
    await api.ask(wizardContract.askCode, { company_id: company.id, body: { accepts_contract: true } }, { as: partner });
    return { code: await signingCode(api, partner) };
  });
};

export const wizardContractExamples: Examples<'wizardContract'> = {
  wizardContract: {
    read: async (scene) => {
      await atContract(scene);
      return {};
    },
    askCode: async (scene) => {
      await atContract(scene);
      return { body: { accepts_contract: true } };
    },
    sign: async (scene) => ({ body: await signable(scene) }),
  },
};
