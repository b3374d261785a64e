import type { Examples } from '../../testing/example.ts';

export const onboardingExamples: Examples<'onboarding'> = { onboarding: { list: () => ({}), funnel: () => ({}) } };
