import { ACCOUNT_TYPES } from '@esteto/domain/company/wizard';
import { WIZARD_STEPS } from '@esteto/domain/company/wizard-step';
import { type InferType, object, string } from 'yup';
import { partner } from './access.ts';
import { get } from './endpoint.ts';

/** Where the wizard of a company stands. `account_type` null: the company did not come through the wizard. */
export const wizardState = object({
  account_type: string().oneOf(ACCOUNT_TYPES).nullable().defined(),
  step: string().oneOf(WIZARD_STEPS).required(),
});
export type WizardState = InferType<typeof wizardState>;

export const wizard = {
  state: get('wizard', { summary: 'Onde está o cadastro da empresa.', who: partner(), answer: wizardState }),
};
