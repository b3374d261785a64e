import { expect, test } from 'vitest';
import { impactsOf, impactTotals } from './parameter-impact.ts';

const company = (id: number) => ({ id, name: `Empresa ${id}` });

test('of a company only what changes counts, each impact in one line', () => {
  const figures = [
    { impact: 'withheld', before: 100, after: 130 },
    { impact: 'withheld', before: 100, after: 90 },
    { impact: 'withheld', before: 100, after: 100 },
    { impact: 'late_fine', before: null, after: null },
    { impact: 'suggested_pro_labore', before: null, after: 500 },
  ] as const;
  expect(impactsOf(company(1), figures)).toEqual([
    { company_id: 1, company_name: 'Empresa 1', impact: 'suggested_pro_labore', count: 1, change: 500 },
    { company_id: 1, company_name: 'Empresa 1', impact: 'withheld', count: 2, change: 20 },
  ]);
});

test('all of it adds up, and those that feel it most are named first, less as well as more', () => {
  const withheld = (id: number, change: number | null) => ({
    company_id: id,
    company_name: `Empresa ${id}`,
    impact: 'withheld' as const,
    count: 1,
    change,
  });
  const moved = { ...withheld(9, null), impact: 'target_date' as const, count: 4 };
  const totals = impactTotals([withheld(1, 10), withheld(2, -70), withheld(3, 30), moved, withheld(4, 20)]);
  expect(totals).toMatchObject([
    { impact: 'withheld', companies: 4, count: 4, change: -10, largest: [{ company_id: 2 }, { company_id: 3 }, { company_id: 4 }] },
    { impact: 'target_date', companies: 1, count: 4, change: null },
  ]);
  expect(impactTotals([])).toEqual([]);
});
