import type { CapacityAnswer } from '@esteto/contract/month/capacity';
import { staffMay } from '@esteto/domain/identity/permission/may';
import { capacityWeeks } from '@esteto/domain/month/capacity/capacity';
import { closingDeadline } from '@esteto/domain/month/closing/closing-pace';
import { preparedMonths } from '@esteto/domain/month/monthly-obligation/prepared-months';
import { addCompetence, competenceOf, firstDayOf, lastCompetences } from '@esteto/domain/shared/date/competence';
import type { Deps } from '../../../deps.ts';
import type { MonthService } from '../month/month.service.ts';
import * as capacity from './capacity.repository.ts';

/** Months whose closings may still be before their day. */
const MONTHS = 3;

/** Whoever does this has room where nothing is theirs; a master who has none is left out. */
const MONTH_WORK = ['monthly.company_closings', 'monthly.obligations'] as const;

/** The office's work of the next weeks in points, against what its people do. */
export const capacityService = ({ db, clock, months }: Pick<Deps, 'db' | 'clock'> & { months: MonthService }) => ({
  weeks: async (): Promise<CapacityAnswer> => {
    const today = clock.today();
    const month = competenceOf(today);
    const weeks = capacityWeeks(today);
    const unwritten = firstDayOf(addCompetence(preparedMonths(today).at(-1) ?? month, 1));
    const last = weeks.at(-1)?.until ?? today;
    const { weekly_points, closing_points } = (await months.terms(db)).rules(month);
    const shares = await capacity.shares(db, {
      today,
      ends: weeks.map(({ until }) => until),
      closing_points,
      deadlines: new Map(lastCompetences(month, MONTHS).map((one) => [one, closingDeadline(one)])),
      coming: month,
      missing: last < unwritten ? null : { like: addCompetence(competenceOf(unwritten), -1) },
    });
    const of = (whose: (share: capacity.Share) => boolean) => {
      const own = shares.filter(whose);
      const pointsIn = (week: number) => own.find((share) => share.week === week)?.points ?? 0;
      return { overdue: pointsIn(-1), weeks: weeks.map((_, week) => pointsIn(week)) };
    };
    const staff = (await capacity.people(db)).map(({ is_master, permissions, ...person }) => ({
      ...person,
      weekly_points: person.weekly_points ?? weekly_points,
      doesMonths: !is_master && staffMay({ type: 'admin', is_master, permissions }, MONTH_WORK, { level: 'edit', of: 'some' }),
      ...of(({ analyst_id }) => analyst_id === person.id),
    }));
    const pools = new Map(
      shares.filter(({ analyst_id }) => analyst_id === null).map((share) => [share.department_id, share.department_name]),
    );
    return {
      weeks: weeks.map((week) => ({ ...week, is_estimated: week.until >= unwritten })),
      people: staff.filter((person) => person.doesMonths || hasWork(person)),
      unassigned: [...pools].map(([id, name]) => ({
        id,
        name,
        ...of((share) => share.analyst_id === null && share.department_id === id),
      })),
    };
  },
});

const hasWork = ({ overdue, weeks }: { overdue: number; weeks: number[] }): boolean => overdue > 0 || weeks.some((points) => points > 0);
