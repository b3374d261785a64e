import type { Examples } from '../../../testing/example.ts';

export const filterOptionExamples: Examples<'filterOption'> = {
  filterOption: {
    companies: () => ({ search: 'medicina' }),
    clients: () => ({ search: 'hospital' }),
    analysts: () => ({}),
    people: () => ({}),
    groups: () => ({}),
    departments: () => ({}),
    plans: () => ({}),
  },
};
