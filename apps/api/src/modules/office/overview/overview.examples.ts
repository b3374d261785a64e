import type { Examples } from '../../../testing/example.ts';

export const overviewExamples: Examples<'overview'> = {
  overview: { home: () => ({}) },
};
