import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs } from '../../shared/testing/property-runs.ts';
import { COMPANY_GRANTS, entriesOfGrants, grantsOfEntries } from './company-grants.ts';
import { COMPANY_PERMISSIONS } from './permissions.ts';

it('name every permission of a company at every level that it has', () => {
  const all = Object.entries(COMPANY_PERMISSIONS).flatMap(([name, { levels }]) => levels.map((level) => `${name}:${level}`));
  expect([...COMPANY_GRANTS].toSorted()).toEqual(all.toSorted());
});

it('come back as they were given, with the sight of what may be changed', () => {
  fc.assert(
    fc.property(fc.subarray([...COMPANY_GRANTS]), (given) => {
      const back = grantsOfEntries(entriesOfGrants(given));
      expect(back).toEqual(expect.arrayContaining(given));
      for (const grant of back) expect(given.includes(grant) || grant.endsWith(':view')).toBe(true);
      expect(grantsOfEntries(entriesOfGrants(back))).toEqual(back);
    }),
    runs,
  );
});
