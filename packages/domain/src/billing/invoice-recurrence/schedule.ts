import { addCompetence, competenceOf, lastDayOf, monthsBetween } from '../../shared/date/competence.ts';
import { addDays } from '../../shared/date/date.ts';

// When a recurring request asks for which month. Competences are 'YYYY-MM', days 'YYYY-MM-DD'; today is a parameter.

export type Rhythm = {
  /** Day of the month, 1 to 31; a shorter month has its last day instead. */
  day: number;
  /** Months from a competence to the month in which it is asked for: 0 or 1. */
  lag: number;
  /** The last competence that is asked for; null without end. */
  until: string | null;
};

/** A competence and the day on which it is asked for. */
export type Occurrence = { competence: string; on: string };

/** The habit that a request made on `today` shows: who asks in November for October goes on to ask for the month before, everybody else for the same. */
export const lagOf = (competence: string, today: string): number =>
  Math.min(1, Math.max(0, monthsBetween(competence, competenceOf(today))));

/** The day on which that competence is asked for. */
export const dayFor = ({ day, lag }: Pick<Rhythm, 'day' | 'lag'>, competence: string): string => {
  const month = addCompetence(competence, lag);
  const last = lastDayOf(month);
  const wanted = `${month}-${String(day).padStart(2, '0')}`;
  return wanted < last ? wanted : last;
};

/** What follows a request made by hand today: a competence after that one, on a day after today. Null when the end comes before. */
export const firstOccurrence = (rhythm: Rhythm, made: string, today: string): Occurrence | null =>
  firstFrom(rhythm, addCompetence(made, 1), addDays(today, 1));

/** What follows an occurrence: the next competence, even when its day has passed, so that what a stopped server missed is made late, each once. */
export const following = (rhythm: Rhythm, { competence }: Pick<Occurrence, 'competence'>): Occurrence | null =>
  within(rhythm, addCompetence(competence, 1));

/** Where a paused one goes on: today at the earliest. What the pause has left out stays left out; `last` is the last competence that was asked for. */
export const resumedOccurrence = (rhythm: Rhythm, last: string, today: string): Occurrence | null =>
  firstFrom(rhythm, addCompetence(last, 1), today);

/** The pending competence under a changed rhythm. No month is lost: one whose new day has passed is asked for today. */
export const rescheduled = (rhythm: Rhythm, { competence }: Pick<Occurrence, 'competence'>, today: string): Occurrence | null => {
  const occurrence = within(rhythm, competence);
  return occurrence && { competence, on: occurrence.on < today ? today : occurrence.on };
};

const firstFrom = (rhythm: Rhythm, earliest: string, day: string): Occurrence | null => {
  const ofMonth = addCompetence(competenceOf(day), -rhythm.lag);
  const candidate = earliest > ofMonth ? earliest : ofMonth;
  return within(rhythm, dayFor(rhythm, candidate) < day ? addCompetence(candidate, 1) : candidate);
};

const within = (rhythm: Rhythm, competence: string): Occurrence | null =>
  rhythm.until !== null && competence > rhythm.until ? null : { competence, on: dayFor(rhythm, competence) };
