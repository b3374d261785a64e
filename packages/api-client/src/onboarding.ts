import { onboarding } from '@esteto/contract/onboarding';
import { queriesFor } from './queries.ts';

export const onboardingQueries = queriesFor(onboarding);
