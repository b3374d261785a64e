import type { Finding } from './eligibility.ts';

// What a change of a group's rules, or of what it asks for, changes in shifts that are planned already.

/** How many days of the schedule a change is weighed against, today included. */
export const EFFECT_DAYS = 92;

/** What would stand against a shift that does not now (`come`), and what would no longer (`gone`). */
export type FindingChange = { come: Finding[]; gone: Finding[] };

/** Null where nothing changes. A warning that only names another limit is the same warning. */
export const changedFindings = (before: readonly Finding[], after: readonly Finding[]): FindingChange | null => {
  const lacks = (findings: readonly Finding[]) => (one: Finding) => !findings.some((other) => keyOf(other) === keyOf(one));
  const come = after.filter(lacks(before));
  const gone = before.filter(lacks(after));
  return come.length + gone.length === 0 ? null : { come, gone };
};

/** Several qualifications may be missing at once, each in its own words. */
const keyOf = ({ rule, message }: Finding): string => (rule === 'qualification' ? `${rule} ${message}` : rule);
