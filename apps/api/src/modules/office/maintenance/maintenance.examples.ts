import type { Examples } from '../../../testing/example.ts';

export const maintenanceExamples: Examples<'maintenance'> = {
  maintenance: {
    state: () => ({}),
    // Far ahead: a maintenance that has begun would answer every other test.
    set: () => ({ body: { date: '2036-01-10', from: '22:00', until: '23:00' } }),
    end: () => ({}),
  },
};
