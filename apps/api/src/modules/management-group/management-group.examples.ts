import type { Examples } from '../../testing/example.ts';

export const managementGroupExamples: Examples<'managementGroup'> = {
  managementGroup: { mine: () => ({}) },
};
