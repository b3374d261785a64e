import type { Examples } from '../../../testing/example.ts';

export const capacityExamples: Examples<'capacity'> = { capacity: { weeks: () => ({}) } };
