import type { Examples } from '../../../testing/example.ts';

export const workQueueExamples: Examples<'workQueue'> = {
  workQueue: { list: () => ({}), fines: () => ({}), workload: () => ({}) },
};
