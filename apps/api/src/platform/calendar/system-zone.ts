import ICAL from 'ical.js';
import { Temporal } from 'temporal-polyfill';
import { findIana } from 'windows-iana';

// Zones by the system's data: what a file says of a zone is as old as the program that wrote it, and some say nothing.

/** The zone of a name of IANA, of Windows, or of one that its program put a prefix before ('/mozilla.org/2005/America/Sao_Paulo'). Null when nobody knows it. */
export const systemZone = (tzid: string): ICAL.Timezone | null => {
  const names = [tzid, ...findIana(tzid).slice(0, 1), ...(/^\/.*\/(\w+\/[\w-]+)$/.exec(tzid)?.slice(1) ?? [])];
  const name = names.find(isKnown);
  return name === undefined ? null : new SystemZone(name);
};

const isKnown = (name: string): boolean => {
  try {
    return Boolean(Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
};

class SystemZone extends ICAL.Timezone {
  constructor(name: string) {
    super({ tzid: name });
  }

  /** Seconds from UTC at a moment of this zone's wall time. */
  override utcOffset({ year, month, day, hour, minute, second }: ICAL.Time): number {
    const wall = Temporal.PlainDateTime.from({ year, month, day, hour, minute, second });
    return wall.toZonedDateTime(this.tzid).offsetNanoseconds / 1e9;
  }
}
