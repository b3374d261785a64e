import type { RenewalStatus } from './licence-life.ts';
import type { LicensingItemStatus } from './licensing-item-status.ts';
import { isInForce, isLicenceExpired, type LicensingKind } from './licensing-kind.ts';

// A licence and its renewals are one thing to whoever needs it: which is in force, which is on its way, which were before.

type Link = {
  id: number;
  kind: LicensingKind;
  status: LicensingItemStatus;
  valid_until: string | null;
  renewal: RenewalStatus;
  /** The licence that this one takes the place of. */
  renews_id: number | null;
};

export type LicenceStanding<Licence> = {
  /** The first of the chain, by which it is known. */
  id: number;
  /** Issued, and no later one is: its end may be over. */
  held: Licence | null;
  /** What is being worked on: the renewal, or a licence that was never issued. */
  work: Licence | null;
  /** In whose place `held` came, and renewals that were undone; newest first. */
  former: Licence[];
};

/** Each licence with its renewals, in the order of the first of each. A renewal that was undone is none, and stays to be read. */
export const licenceStandings = <Licence extends Link>(licences: readonly Licence[]): LicenceStanding<Licence>[] => {
  const next = new Map(licences.flatMap((one) => (one.renews_id === null ? [] : [[one.renews_id, one]])));
  return licences.filter(({ renews_id }) => renews_id === null).map((first) => standingOf(chainOf(first, next)));
};

const chainOf = <Licence extends Link>(first: Licence, next: ReadonlyMap<number, Licence>): Licence[] => {
  const chain: Licence[] = [];
  for (let one: Licence | undefined = first; one; one = next.get(one.id)) chain.push(one);
  return chain;
};

const standingOf = <Licence extends Link>(chain: readonly Licence[]): LicenceStanding<Licence> => {
  const counted = chain.filter(({ renewal }) => renewal !== 'undone');
  const held = counted.findLast(({ status }) => isInForce(status)) ?? null;
  const last = counted.at(-1) ?? null;
  const work = last === held ? null : last;
  return { id: chain[0]?.id ?? 0, held, work, former: chain.filter((one) => one !== held && one !== work).toReversed() };
};

/** The licences that a company may show today: issued, not over, each the last of its chain. */
export const validLicences = <Licence extends Link>(licences: readonly Licence[], today: string): Licence[] =>
  licenceStandings(licences).flatMap(({ held }) => (held && !isLicenceExpired(held, today) ? [held] : []));

/** Licences of a licensing that are still to be done or shown: all but those that were renewed and those that were undone. */
export const presentLicences = <Licence extends Link>(licences: readonly Licence[]): Licence[] =>
  licenceStandings(licences).flatMap(({ held, work }) => [held, work].filter((one) => one !== null));
