import type { Examples } from '../../../testing/example.ts';

export const companyExamples: Examples<'company'> = {
  company: { mine: () => ({}), detail: () => ({}) },
};
