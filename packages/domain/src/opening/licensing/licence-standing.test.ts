import { expect, it } from 'vitest';
import type { RenewalStatus } from './licence-life.ts';
import { licenceStandings, presentLicences, validLicences } from './licence-standing.ts';
import type { LicensingItemStatus } from './licensing-item-status.ts';

const licence = (
  id: number,
  status: LicensingItemStatus,
  {
    renews_id,
    renewal = renews_id ? 'running' : 'first',
    valid_until = null,
  }: { renews_id?: number; renewal?: RenewalStatus; valid_until?: string | null } = {},
) => ({ id, kind: 'city_hall' as const, status, valid_until, renewal, renews_id: renews_id ?? null });

type Licences = ReturnType<typeof licence>[];

it.each<[string, Licences, [number | null, number | null, number[]]]>([
  ['never issued', [licence(1, 'running')], [null, 1, []]],
  ['in force', [licence(1, 'concluded')], [1, null, []]],
  ['being renewed', [licence(1, 'concluded'), licence(2, 'running', { renews_id: 1 })], [1, 2, []]],
  ['refused its renewal', [licence(1, 'concluded'), licence(2, 'hindered', { renews_id: 1 })], [1, 2, []]],
  ['renewed', [licence(1, 'concluded'), licence(2, 'concluded', { renews_id: 1, renewal: 'issued' })], [2, null, [1]]],
  ['a renewal undone', [licence(1, 'concluded'), licence(2, 'running', { renews_id: 1, renewal: 'undone' })], [1, null, [2]]],
  [
    'renewed and being renewed again',
    [licence(1, 'concluded'), licence(2, 'concluded', { renews_id: 1, renewal: 'issued' }), licence(3, 'pending', { renews_id: 2 })],
    [2, 3, [1]],
  ],
])('of a licence that is %s it says what is held, what is on its way and what was', (_what, licences, [held, work, former]) => {
  const [standing, ...others] = licenceStandings(licences);
  expect(others).toEqual([]);
  expect([standing?.held?.id ?? null, standing?.work?.id ?? null, standing?.former.map(({ id }) => id)]).toEqual([held, work, former]);
  expect(presentLicences(licences).map(({ id }) => id)).toEqual([held, work].filter((id) => id !== null));
});

it('holds what is issued and not over, the last of each chain', () => {
  const licences = [
    licence(1, 'concluded', { valid_until: '2026-11-24' }),
    licence(2, 'concluded', { valid_until: '2026-11-23' }),
    licence(3, 'registration_definitive'),
    licence(4, 'waived'),
    licence(5, 'running', { renews_id: 1 }),
  ];
  expect(validLicences(licences, '2026-11-24').map(({ id }) => id)).toEqual([1, 3]);
});
