import { addDays, daysBetween } from '../../shared/date/date.ts';
import type { LicensingItemStatus } from './licensing-item-status.ts';
import { isWorkOver, type LicensingKind } from './licensing-kind.ts';

/** Licences that end within so many days are on the radar; those that have ended stay on it until they are renewed. */
export const RENEWAL_DAYS = 90;

export const renewalHorizon = (today: string): string => addDays(today, RENEWAL_DAYS);

/**
 * An agency decides within 30 days of what it was handed (Lei 9.784/1999, art. 49, which cities follow): who heard nothing for longer has to ask. What
 * holds until staff tell another (accounting-parameter/processing-times.ts).
 */
export const FIRST_RENEWAL_STALLED_DAYS = 30;

/** The last day on which what has not moved since stands still. */
export const stalledSince = (today: string, stalled_days: number): string => addDays(today, -stalled_days);

export type RunningRenewal = { id: number; status: LicensingItemStatus; moved_on: string };

export const RENEWAL_TROUBLES = ['rejected', 'stalled'] as const;
export type RenewalTrouble = (typeof RENEWAL_TROUBLES)[number];

/** Why a renewal that runs is on the radar all the same: the agency refused it, or nothing has moved. Null while it goes on. */
export const renewalTrouble = ({ status, moved_on }: RunningRenewal, stalled_since: string): RenewalTrouble | null => {
  if (status === 'hindered') return 'rejected';
  return !isWorkOver(status) && moved_on <= stalled_since ? 'stalled' : null;
};

export const stalledWords = ({ moved_on }: Pick<RunningRenewal, 'moved_on'>, today: string): string =>
  `parada há ${daysBetween(moved_on, today)} dias`;

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
