import { expect, it } from 'vitest';
import { certificateRenewals } from './certificate-renewals.ts';

it('counts the months ahead, over the end of the year and with those that have none', () => {
  const counts = [
    { competence: '2026-10', count: 9 },
    { competence: '2026-11', count: 2 },
    { competence: '2027-01', count: 4 },
  ];
  expect(certificateRenewals(counts, '2026-11-20', 3)).toEqual([
    { competence: '2026-11', count: 2 },
    { competence: '2026-12', count: 0 },
    { competence: '2027-01', count: 4 },
  ]);
});
