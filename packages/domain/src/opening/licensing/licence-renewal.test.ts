import { expect, it } from 'vitest';
import { renewalGroups, renewalHorizon, renewalTrouble, stalledSince, stalledWords } from './licence-renewal.ts';
import type { LicensingItemStatus } from './licensing-item-status.ts';

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

it.each([
  ['pending', '2026-11-20', null],
  ['awaiting_agency', '2026-10-26', null],
  ['awaiting_agency', '2026-10-25', 'stalled'],
  ['awaiting_client', '2026-09-01', 'stalled'],
  ['hindered', '2026-11-24', 'rejected'],
  ['waived', '2026-01-01', null],
  ['concluded', '2026-01-01', null],
] as const satisfies [LicensingItemStatus, string, unknown][])(
  'a renewal that is %s and moved last on %s is in trouble: %s',
  (status, moved_on, trouble) => {
    expect(renewalTrouble({ id: 1, status, moved_on }, stalledSince('2026-11-24', 30))).toBe(trouble);
  },
);

it('stands still after as many days as the parameters say', () => {
  const renewal = { id: 1, status: 'awaiting_agency', moved_on: '2026-11-04' } as const;
  expect([19, 20, 21].map((days) => renewalTrouble(renewal, stalledSince('2026-11-24', days)))).toEqual(['stalled', 'stalled', null]);
});

it('says how long it has stood still', () => {
  expect(stalledWords({ moved_on: '2026-10-20' }, '2026-11-24')).toBe('parada há 35 dias');
});
