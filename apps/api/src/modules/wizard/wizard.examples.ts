import type { Examples } from '../../testing/example.ts';

export const wizardExamples: Examples<'wizard'> = { wizard: { state: () => ({}) } };
