import { addWork, type FillPlace, type FillProblem, hoursOfPlace, NO_WORK, type WorkedHours } from './fill-problem.ts';

// What a fair spread is measured in. An hour is a point; one of the night or of a weekend counts twice, one of a holiday three times.

export const pointsOf = ({ minutes, night, weekend, holiday }: WorkedHours): number => (minutes + night + weekend + 2 * holiday) / 60;

/** A person as the spread sees them. `share`: how much they work, one being what people of the group do on average; `base`: the points they have already. */
export type Standing = { share: number; base: number };

const [LEAST_SHARE, MOST_SHARE] = [0.25, 2];

/**
 * How much somebody works is not written anywhere: it is what they did in the months that count, over the average of all who did anything. Who is new
 * counts as one, and begins with the average's points, so that nobody is given in a month what others did in four.
 */
export const standingsOf = ({ people }: Pick<FillProblem, 'people'>): Standing[] => {
  const workers = people.filter(({ past }) => past.minutes > 0);
  const count = Math.max(workers.length, 1);
  const sum = workers.reduce((all, { past }) => addWork(all, past), NO_WORK);
  const [averageMinutes, averagePoints] = [sum.minutes / count, pointsOf(sum) / count];
  return people.map(({ past, planned }) =>
    past.minutes === 0
      ? { share: 1, base: averagePoints + pointsOf(planned) }
      : {
          share: Math.min(MOST_SHARE, Math.max(LEAST_SHARE, past.minutes / averageMinutes)),
          base: pointsOf(past) + pointsOf(planned),
        },
  );
};

/**
 * The levels of a person's burden: each point above `from` (for a share of one) costs more by one for each `step` that it lies higher, up to `count`
 * levels. Convex, so that a point always goes to who has fewer.
 */
export type Levels = { from: number; step: number; count: number };

const LEVELS = 8;
/** How many of them lie below the even spread. */
const BELOW = 2;

export const levelsOf = (places: readonly FillPlace[], standings: readonly Standing[]): Levels => {
  const points = places.map((place) => pointsOf(hoursOfPlace(place)));
  const total = [...points, ...standings.map(({ base }) => base)].reduce((sum, each) => sum + each, 0);
  const shares = standings.reduce((sum, { share }) => sum + share, 0);
  const step = Math.max(1, ...points);
  return { from: total / Math.max(shares, 1) - BELOW * step, step, count: LEVELS };
};
