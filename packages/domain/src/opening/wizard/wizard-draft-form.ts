import type { InferType } from 'yup';
import { WIZARD_STEPS } from '../../company/company/wizard-step.ts';
import { wizardStepLabel } from '../../company/company/wizard-step-label.ts';
import { instant, longText, object, oneOf } from '../../shared/schema/fields.ts';

/** When the draft was typed that somebody sees, so that nobody writes over what they did not see; null where there was none. */
export const draftSeen = () => instant('Rascunho');

/** What is being typed in a step: `values` is a JSON object, as long as no form of the wizard gets. It is judged when the step is sent. */
export const wizardDraftForm = object({
  step: oneOf('Etapa', WIZARD_STEPS, wizardStepLabel).required(),
  values: longText('Rascunho')
    .max(20_000)
    .required()
    .test('json', 'O rascunho não pôde ser lido.', (value) => readWizardDraft(value ?? '') !== null),
  seen: draftSeen(),
});
export type WizardDraftForm = InferType<typeof wizardDraftForm>;

/** The values of a draft by field; null where the text is no JSON object. */
export const readWizardDraft = (text: string): Record<string, unknown> | null => {
  try {
    const read: unknown = JSON.parse(text);
    return typeof read === 'object' && read !== null && !Array.isArray(read) ? (read as Record<string, unknown>) : null;
  } catch {
    return null;
  }
};
