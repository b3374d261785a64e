import type { Examples } from '../../../testing/example.ts';

export const planFeeExamples: Examples<'planFee'> = {
  planFee: {
    month: () => ({}),
    leftOut: () => ({}),
  },
};
