import type { Examples } from '../../../testing/example.ts';

const MONTH = { from: '2026-11-01', to: '2026-11-30' };

export const dueDateExamples: Examples<'dueDate'> = {
  dueDate: { own: () => MONTH, office: () => MONTH, report: () => MONTH },
};
