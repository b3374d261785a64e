import { competenceOf, formatCompetence, lastCompetences } from '@esteto/domain/shared/date/competence';
import { today } from '../../system/context/today.ts';

/** The last `count` months for a filter, newest first: '2026-11' -> 'nov/2026'. */
export const monthOptions = (count: number): Record<string, string> =>
  Object.fromEntries(
    lastCompetences(competenceOf(today()), count)
      .toReversed()
      .map((month) => [month, formatCompetence(month)]),
  );
