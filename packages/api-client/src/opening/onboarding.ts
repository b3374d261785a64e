import { onboarding } from '@esteto/contract/opening/onboarding';
import { mutationsFor, queriesFor } from '../queries.ts';

export const onboardingQueries = queriesFor(onboarding);
export const onboardingMutations = mutationsFor(onboarding, { invalidates: [onboardingQueries] });
