import { createSolver } from '@esteto/api/solving/highs';
import type { Credentials } from '@esteto/domain/duty/accreditation/credentials';
import type { FillPerson, FillPlace, FillProblem } from '@esteto/domain/duty/auto-fill/fill-problem';
import { fillSchedule } from '@esteto/domain/duty/auto-fill/fill-schedule';
import { shiftSpan, shiftTimes } from '@esteto/domain/duty/duty-shift/shift-time';
import { defaultGroupRules } from '@esteto/domain/duty/management-group/group-rules';
import { addDays } from '@esteto/domain/shared/date/date';
import type { Figure } from './table.ts';

// A month of a hospital network from nothing: 60 people in six units, each working in three of them, three shifts a day.

const [PEOPLE, UNITS, DAYS] = [60, 6, 31];
const HOURS = [
  ['07:00', '15:00'],
  ['15:00', '23:00'],
  ['23:00', '07:00'],
] as const;

const rules = defaultGroupRules();
const zone = { timezone: 'America/Sao_Paulo', rules } as const;

const places = (): FillPlace[] =>
  Array.from({ length: DAYS }, (_, day) => addDays('2027-03-01', day)).flatMap((date) =>
    HOURS.flatMap(([starts_at, ends_at], turn) =>
      Array.from({ length: UNITS }, (_, unit): FillPlace => {
        const span = shiftSpan(date, starts_at, ends_at);
        return {
          ...span,
          ...shiftTimes(span, zone, () => false),
          id: Number(date.slice(8)) * 100 + turn * 10 + unit,
          unit_id: unit,
          qualifications: [],
          preferred: [],
        };
      }),
    ),
  );

const person = (index: number): FillPerson => {
  const unit_ids = [index % UNITS, (index + 1) % UNITS, (index + 3) % UNITS];
  const credentials: Credentials = {
    professional_id: index,
    status: 'approved',
    valid_until: null,
    documents: [],
    qualifications: [],
    unit_ids,
  };
  // What they did in the months before: from half to one and a half of the average.
  const minutes = (20 + ((index * 7) % 40)) * 8 * 60;
  const past = { minutes, night: (minutes * (index % 4)) / 8, weekend: (minutes * (index % 3)) / 8, holiday: 0 };
  return { professional_id: index, credentials, commitments: [], past, planned: { ...past, minutes: 0, night: 0, weekend: 0 } };
};

export const measureAutoFill = async (): Promise<Figure[]> => {
  const solve = await createSolver();
  const problem: FillProblem = {
    places: places(),
    people: Array.from({ length: PEOPLE }, (_, index) => person(index)),
    rules,
    with_warnings: false,
    seed: 1,
  };
  const began = performance.now();
  const { filled, left } = fillSchedule(problem, solve, () => undefined);
  const seconds = (performance.now() - began) / 1000;
  return [{ name: `${filled.length} de ${filled.length + left.length} vagas`, value: seconds, limit: { aim: 60 }, unit: 's', digits: 1 }];
};
