import type { Examples } from '../../../testing/example.ts';

export const cashFlowExamples: Examples<'cashFlow'> = {
  cashFlow: {
    months: () => ({ from: '2026-01', to: '2026-12' }),
    forecast: () => ({}),
    entries: () => ({ month: '2026-11' }),
    outflows: () => ({ month: '2026-11' }),
    planned: () => ({ month: '2026-11' }),
    expenses: () => ({ month: '2026-11' }),
  },
};
