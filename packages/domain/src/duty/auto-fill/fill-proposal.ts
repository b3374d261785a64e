import { type EligibilityRule, type Finding, findingsOf, isBlocked } from '../duty-shift/eligibility.ts';
import type { FillModel } from './fill-model.ts';
import { pointsOf, type Standing, standingsOf } from './fill-points.ts';
import {
  addWork,
  asCommitment,
  type FillPerson,
  type FillPlace,
  type FillProblem,
  hoursOfPlace,
  NO_WORK,
  type WorkedHours,
} from './fill-problem.ts';
import type { FillOption } from './model-draft.ts';

// What is proposed, in terms that people decide by: who would have which place and why; which places are left, and what would have to give for each.

export type FilledPlace = { shift_id: number; professional_id: number; reason: FillReason; findings: Finding[] };

/**
 * A place that is left. `against`: of how many people each rule says so, whatever else is said of them. `relaxation`: for whom the least would have to give,
 * and what; null where everybody works at that time, or would for more than a day without a pause.
 */
export type LeftPlace = {
  shift_id: number;
  against: { rule: EligibilityRule; people: number }[];
  relaxation: { professional_id: number; findings: Finding[] } | null;
};

/** Points of the months that count and of the window, as they are and as they would be. `share`: how much of the average they work. */
export type FillBalance = { professional_id: number; places: number; minutes: number; share: number; before: number; after: number };

/** `is_best`: no other leaves fewer places or is spread more evenly. */
export type FillProposal = { filled: FilledPlace[]; left: LeftPlace[]; balance: FillBalance[]; is_best: boolean };

/** A place that is proposed to somebody; `isClean`: nothing warns of it beside the others of its kind. */
export type GivenPlace = { place: FillPlace; professional_id: number; reason: FillReason; isClean: boolean };

/** What the values of a model give to whom. */
export const givenBy = (problem: FillProblem, model: FillModel, values: readonly number[]): GivenPlace[] => {
  const standings = standingsOf(problem);
  const chosen = model.options.filter(({ column }) => (values[column] ?? 0) > 0.5);
  return [...Map.groupBy(chosen, ({ slot }) => slot)].flatMap(([slot, takers]) =>
    takers.flatMap((option, seat): GivenPlace[] => {
      const [person, place] = [problem.people[option.person], model.slots[slot]?.places[seat]];
      if (!person || !place) return [];
      const { professional_id } = person;
      const reason = reasonOf({ place, professional_id, option }, problem, model, standings);
      return [{ place, professional_id, reason, isClean: !problem.with_warnings }];
    }),
  );
};

export const fillProposal = (problem: FillProblem, given: readonly GivenPlace[], isBest: boolean): FillProposal => {
  const standings = standingsOf(problem);
  const ofPerson = Map.groupBy(given, ({ professional_id }) => professional_id);
  const judged = (
    { professional_id, credentials, commitments }: FillPerson,
    place: FillPlace,
    isBeside: (one: GivenPlace) => boolean,
  ): Finding[] => {
    const beside = (ofPerson.get(professional_id) ?? []).filter(isBeside).map((one) => asCommitment(one.place));
    return findingsOf({ shift: place, rules: problem.rules, credentials, commitments: [...commitments, ...beside] });
  };
  const givenPlaces = new Set(given.map(({ place }) => place));
  const people = new Map(problem.people.map((person) => [person.professional_id, person]));
  return {
    filled: given.flatMap(({ place, professional_id, reason, isClean }): FilledPlace[] => {
      const person = people.get(professional_id);
      if (!person) return [];
      // What is clean is so without those that come with warnings: they are taken or not.
      const findings = verified(
        judged(person, place, (one) => !isClean || one.isClean),
        isClean,
      );
      return [{ shift_id: place.id, professional_id, reason, findings }];
    }),
    left: problem.places
      .filter((place) => !givenPlaces.has(place))
      .map((place) => leftPlace(problem, place, (person) => judged(person, place, () => true))),
    balance: problem.people.map((person, index) => balanceOf(person, ofPerson.get(person.professional_id) ?? [], standings[index])),
    is_best: isBest,
  };
};

/** The rules have the last word: a proposal that breaks one is none. */
const verified = (findings: Finding[], isClean: boolean): Finding[] => {
  if (isBlocked(findings) || (isClean && findings.length > 0))
    throw new Error(`a proposed place breaks a rule: ${findings.map(({ message }) => message).join(' ')}`);
  return findings;
};

type Chosen = { place: FillPlace; professional_id: number; option: FillOption };

const reasonOf = (
  { place, professional_id, option }: Chosen,
  problem: FillProblem,
  { options }: FillModel,
  standings: readonly Standing[],
): FillReason => {
  if (place.preferred.includes(professional_id)) return 'preferred';
  const others = options.filter(({ slot, person }) => slot === option.slot && person !== option.person).map(({ person }) => person);
  if (others.length === 0) return 'only_one';
  /** Both in hours and for how much they work. */
  const hasLess = (measure: (hours: WorkedHours) => number): boolean => {
    const average = (of: (index: number) => number) => others.reduce((sum, index) => sum + of(index), 0) / others.length;
    const hours = (index: number) => measure(problem.people[index]?.past ?? NO_WORK);
    const relative = (index: number) => hours(index) / (standings[index]?.share ?? 1);
    return hours(option.person) < average(hours) && relative(option.person) < average(relative);
  };
  if (place.holiday_minutes > 0 && hasLess(({ holiday }) => holiday)) return 'fewer_holidays';
  if (place.weekend_minutes > 0 && hasLess(({ weekend }) => weekend)) return 'fewer_weekends';
  if (place.night_minutes > 0 && hasLess(({ night }) => night)) return 'fewer_nights';
  return hasLess(pointsOf) ? 'fewer_points' : 'available';
};

/** No manager can let it pass: a person is in one place at a time, and rests once a day. */
const NEVER: readonly EligibilityRule[] = ['overlap', 'day_cap'];

const leftPlace = ({ people }: FillProblem, place: FillPlace, judged: (person: FillPerson) => Finding[]): LeftPlace => {
  const all = people.map((person) => ({ professional_id: person.professional_id, findings: judged(person) }));
  const counts = new Map<EligibilityRule, number>();
  for (const { findings } of all)
    for (const rule of new Set(findings.map((one) => one.rule))) counts.set(rule, (counts.get(rule) ?? 0) + 1);
  const [least] = all
    .filter(({ findings }) => !findings.some(({ rule }) => NEVER.includes(rule)))
    .toSorted((one, other) => weightOf(one.findings) - weightOf(other.findings) || one.professional_id - other.professional_id);
  return {
    shift_id: place.id,
    against: [...counts].map(([rule, count]) => ({ rule, people: count })).toSorted((one, other) => other.people - one.people),
    relaxation: least ? { professional_id: least.professional_id, findings: least.findings } : null,
  };
};

/** What blocks has to be put right before, which is more than any reason why a warning does not count. */
const weightOf = (findings: readonly Finding[]): number =>
  findings.reduce((sum, { severity }) => sum + (severity === 'block' ? 100 : 1), 0);

const balanceOf = (person: FillPerson, given: readonly GivenPlace[], standing: Standing | undefined): FillBalance => {
  const before = addWork(person.past, person.planned);
  const after = given.reduce<WorkedHours>((sum, { place }) => addWork(sum, hoursOfPlace(place)), before);
  return {
    professional_id: person.professional_id,
    places: given.length,
    minutes: after.minutes - before.minutes,
    share: standing?.share ?? 1,
    before: pointsOf(before),
    after: pointsOf(after),
  };
};

/** Why a place is proposed to somebody, by what tells them from the others who could take it. */
export const FILL_REASONS = [
  'preferred',
  'only_one',
  'fewer_holidays',
  'fewer_weekends',
  'fewer_nights',
  'fewer_points',
  'available',
] as const;
type FillReason = (typeof FILL_REASONS)[number];

export const fillReasonLabel: Record<FillReason, string> = {
  preferred: 'É quem o modelo de escala indica',
  only_one: 'É a única pessoa que pode',
  fewer_holidays: 'Menos feriados nos últimos 3 meses',
  fewer_weekends: 'Menos fins de semana nos últimos 3 meses',
  fewer_nights: 'Menos noites nos últimos 3 meses',
  fewer_points: 'Menos pontos nos últimos 3 meses',
  available: 'Pode neste horário',
};
