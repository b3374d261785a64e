import { expect, it } from 'vitest';
import { renewalGroups, renewalHorizon } from './licence-renewal.ts';

it('puts together what ends in the same city and of the same kind, the first to end on top', () => {
  const licence = (id: number, city: string, kind: 'crm' | 'city_hall', valid_until: string) => ({ id, city, kind, valid_until });
  const groups = renewalGroups([
    licence(1, 'Campinas', 'city_hall', '2026-12-20'),
    licence(2, 'Santos', 'city_hall', '2026-12-01'),
    licence(3, 'Campinas', 'city_hall', '2026-11-20'),
    licence(4, 'Campinas', 'crm', '2026-12-10'),
  ]);
  expect(groups.map(({ city, kind, licences }) => [city, kind, licences.map(({ id }) => id)])).toEqual([
    ['Campinas', 'city_hall', [3, 1]],
    ['Santos', 'city_hall', [2]],
    ['Campinas', 'crm', [4]],
  ]);
  expect(renewalHorizon('2026-11-23')).toBe('2027-02-21');
});
