import type { Examples } from '../../../../testing/example.ts';

export const companyMonthExamples: Examples<'companyMonth'> = {
  companyMonth: { detail: () => ({ month: '2026-10' }), file: () => ({ month: '2026-10' }), see: () => ({ body: { month: '2026-10' } }) },
};
