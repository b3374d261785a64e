import type { Examples } from '../../../testing/example.ts';

export const staffSearchExamples: Examples<'staffSearch'> = {
  staffSearch: { find: () => ({ search: 'hospital' }) },
};
