import { onboarding } from '@esteto/contract/onboarding';
import type { Examples } from '../../testing/example.ts';
import type { Scene } from '../../testing/scene.ts';
import { atStep } from '../wizard/wizard.examples.ts';

/** A company of its own: the scene's goes on with what is asked of one that works. */
const onItsWay = async ({ api }: Scene): Promise<{ id: number }> => {
  const company = await api.make.company({ cnpj: null });
  await api.make.partner(company, { is_owner: true });
  await atStep({ api, company }, 'plan_choice');
  return { id: company.id };
};

export const onboardingExamples: Examples<'onboarding'> = {
  onboarding: {
    list: () => ({}),
    detail: onItsWay,
    comments: onItsWay,
    comment: async (scene) => ({ ...(await onItsWay(scene)), body: { text: 'Liguei, paga amanhã.' } }),
    uncomment: async (scene) => {
      const { id } = await onItsWay(scene);
      const [made] = await scene.api.ask(onboarding.comment, { id, body: { text: 'Liguei.' } }, { as: scene.master });
      return { id, comment_id: made?.id ?? 0 };
    },
    funnel: () => ({}),
  },
};
