import { FAIR_MONTHS, type FillPlace, type FillProblem, NO_WORK } from '@esteto/domain/duty/auto-fill/fill-problem';
import { planTemplate } from '@esteto/domain/duty/scale-template/apply-template';
import { addCompetence, competenceOf, firstDayOf } from '@esteto/domain/shared/date/competence';
import { addDays } from '@esteto/domain/shared/date/date';
import type { Reader } from '../../../../platform/database/database.ts';
import { commitmentsOf } from '../commitments.repository.ts';
import type { CredentialReader } from '../credential-reader.ts';
import * as shifts from '../duty-shift.repository.ts';
import { type GroupFacts, groupFacts, holidayIn } from '../group-facts.ts';
import * as templates from '../scale-template/scale-template.repository.ts';
import { askedShift, horizon } from '../shift-judgement.ts';
import type { AutoFill } from './auto-fill.repository.ts';
import * as fills from './auto-fill.repository.ts';

export type FillFacts = { problem: FillProblem; open: ReadonlyMap<number, shifts.DutyShift> };

/** What a proposal starts from, as it is now: the places, who is accredited, what they have and what they did. */
export const fillFacts = async (db: Reader, credentialsOf: CredentialReader, run: AutoFill, now: string): Promise<FillFacts> => {
  const { group_id, unit_ids, first_on: from, last_on: to, with_warnings, seed } = run;
  const facts = await groupFacts(db, group_id, from, addDays(to, 1));
  const open = await fills.openPlaces(db, { group_id, unit_ids, from, to }, now);
  // Who left or was never approved is no answer to who might.
  const credentials = (await credentialsOf(db, group_id, null)).filter(({ status }) => status === 'approved');
  const ids = credentials.map(({ professional_id }) => professional_id);
  const commitments = Map.groupBy(await commitmentsOf(db, group_id, ids, horizon(facts, from, to)), (one) => one.professional_id);
  const work = await fills.workOf(db, group_id, { since: firstDayOf(addCompetence(competenceOf(from), -FAIR_MONTHS)), from, to });
  const preferred = preferredIn(facts, await templates.active(db, group_id), { from, to });
  const places = open.map(
    (shift): FillPlace => ({
      ...askedShift(facts, shift),
      id: shift.id,
      weekend_minutes: shift.weekend_minutes,
      holiday_minutes: shift.holiday_minutes,
      preferred: [...new Set(preferred.get(placeKey(shift)) ?? [])],
    }),
  );
  const people = credentials.map((one) => ({
    professional_id: one.professional_id,
    credentials: one,
    commitments: commitments.get(one.professional_id) ?? [],
    past: work.get(one.professional_id)?.past ?? NO_WORK,
    planned: work.get(one.professional_id)?.planned ?? NO_WORK,
  }));
  return {
    problem: { places, people, rules: facts.rules, with_warnings, seed },
    open: new Map(open.map((shift) => [shift.id, shift])),
  };
};

type Placed = { unit_id: number; sector_id: number | null; starts_on: string; starts_at: string; ends_at: string };

const placeKey = ({ unit_id, sector_id, starts_on, starts_at, ends_at }: Placed): string =>
  [unit_id, sector_id, starts_on, starts_at, ends_at].join('|');

/** The people whom the group's templates name, by the place that each is named for. */
const preferredIn = (
  facts: GroupFacts,
  all: readonly templates.ScaleTemplate[],
  days: { from: string; to: string },
): Map<string, number[]> => {
  const named = all
    .flatMap((template) => planTemplate({ template, ...days, holidayOn: holidayIn(facts, template.unit_id), standing: [] }))
    .flatMap(({ shift }) => (shift.professional_id === null ? [] : [{ key: placeKey(shift), id: shift.professional_id }]));
  return new Map([...Map.groupBy(named, ({ key }) => key)].map(([key, of]) => [key, of.map(({ id }) => id)]));
};
