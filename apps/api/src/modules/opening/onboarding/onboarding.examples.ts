import { onboarding } from '@esteto/contract/opening/onboarding';
import type { AccountType } from '@esteto/domain/company/company/wizard';
import type { WizardStep } from '@esteto/domain/company/company/wizard-step';
import { newCnpj } from '../../../testing/documents.ts';
import type { Examples } from '../../../testing/example.ts';
import type { Scene } from '../../../testing/scene.ts';
import { atStep, companyTypeSample, newCompanySample } from '../wizard/wizard.examples.ts';

/** A company of its own: the scene's goes on with what is asked of one that works. */
const onItsWay = async ({ api }: Scene, step: WizardStep = 'plan_choice', type: AccountType = 'new_company'): Promise<{ id: number }> => {
  const company = await api.make.company({ cnpj: null });
  await api.make.partner(company, { is_owner: true });
  await atStep({ api, company }, step, type);
  return { id: company.id };
};

export const onboardingExamples: Examples<'onboarding'> = {
  onboarding: {
    list: () => ({}),
    detail: (scene) => onItsWay(scene),
    comments: (scene) => onItsWay(scene),
    comment: async (scene) => ({ ...(await onItsWay(scene)), body: { text: 'Liguei, paga amanhã.' } }),
    uncomment: async (scene) => {
      const { id } = await onItsWay(scene);
      const [made] = await scene.api.ask(onboarding.comment, { id, body: { text: 'Liguei.' } }, { as: scene.master });
      return { id, comment_id: made?.id ?? 0 };
    },
    helpCompanyType: async (scene) => ({ ...(await onItsWay(scene, 'company_type')), body: companyTypeSample }),
    helpNewCompany: async (scene) => ({ ...(await onItsWay(scene, 'company_data')), body: newCompanySample }),
    helpMigratedCompany: async (scene) => ({
      ...(await onItsWay(scene, 'company_data', 'migrated_company')),
      body: { cnpj: newCnpj(), name: 'Souza Prado Medicina Ltda.' },
    }),
    funnel: () => ({}),
  },
};
