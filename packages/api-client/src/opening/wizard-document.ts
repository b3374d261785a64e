import { wizardDocument } from '@esteto/contract/opening/wizard-document';
import { companyQueries } from '../company/company.ts';
import { mutationsFor, queriesFor } from '../queries.ts';
import { onboardingQueries } from './onboarding.ts';
import { wizardQueries } from './wizard.ts';

export const wizardDocumentQueries = queriesFor(wizardDocument);
export const wizardDocumentMutations = mutationsFor(wizardDocument, {
  invalidates: [wizardDocumentQueries, wizardQueries, companyQueries, onboardingQueries],
});
