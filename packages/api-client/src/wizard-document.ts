import { wizardDocument } from '@esteto/contract/wizard-document';
import { companyQueries } from './company.ts';
import { onboardingQueries } from './onboarding.ts';
import { mutationsFor, queriesFor } from './queries.ts';
import { wizardQueries } from './wizard.ts';

export const wizardDocumentQueries = queriesFor(wizardDocument);
export const wizardDocumentMutations = mutationsFor(wizardDocument, {
  invalidates: [wizardDocumentQueries, wizardQueries, companyQueries, onboardingQueries],
});
