import { addDays } from '../shared/date/date.ts';
import type { LicensingKind } from './licensing-kind.ts';

/** Licences that end within so many days are on the radar; those that have ended stay on it until they are renewed. */
export const RENEWAL_DAYS = 90;

export const renewalHorizon = (today: string): string => addDays(today, RENEWAL_DAYS);

type Ending = { id: number; city: string | null; kind: LicensingKind; valid_until: string };

export type RenewalGroup<Licence> = { city: string | null; kind: LicensingKind; licences: Licence[] };

/** By city and kind, what ends first on top. */
export const renewalGroups = <Licence extends Ending>(licences: readonly Licence[]): RenewalGroup<Licence>[] => {
  const groups = Map.groupBy(
    licences.toSorted((a, b) => a.valid_until.localeCompare(b.valid_until) || a.id - b.id),
    ({ city, kind }) => `${city} ${kind}`,
  );
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    return first ? [{ city: first.city, kind: first.kind, licences: group }] : [];
  });
};

/** What a company that has just been opened needs. */
export const FIRST_LICENCES = [
  'city_hall',
  'firefighter',
  'health_surveillance',
  'crm',
  'cnes',
] as const satisfies readonly LicensingKind[];
