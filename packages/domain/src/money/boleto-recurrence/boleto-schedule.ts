import { descriptionForMonth } from '../../billing/invoice/description-template.ts';
import { dayFor, following, type Occurrence, type Rhythm } from '../../billing/invoice-recurrence/schedule.ts';
import { addCompetence, competenceOf, monthsBetween } from '../../shared/date/competence.ts';
import { addDays } from '../../shared/date/date.ts';
import type { BoletoForm } from '../boleto/boleto-form.ts';

// When the boleto of a fixed bill is made anew, and what it says. Competences are 'YYYY-MM', days 'YYYY-MM-DD', amounts cents; today is a parameter.

/** `day`: of the due date; `lag`: months from a competence to it; `discount_day`: of the last day of the discount, in the month before where it is the later number. */
export type BoletoRhythm = Rhythm & { discount_day: number | null };

/** So many days before its due date a boleto is made: the bank's line is still to be got, and whoever pays is to have it in time. */
export const MADE_AHEAD = 10;

type First = { competence: string; due_date: string; discount_until: string | null };

/** The rhythm that a first boleto shows, over `months` of them with the first; null: until somebody ends it. */
export const rhythmOf = ({ competence, due_date, discount_until }: First, months: number | null): BoletoRhythm => ({
  day: dayOf(due_date),
  lag: monthsBetween(competence, competenceOf(due_date)),
  until: months === null ? null : addCompetence(competence, months - 1),
  discount_day: discount_until ? dayOf(discount_until) : null,
});

const dayOf = (date: string): number => Number(date.slice(8));

/** The due date as it is written on the boleto of a month; weekends and holidays move its last day to pay, as of every boleto. */
export const dueDateFor = (rhythm: Pick<BoletoRhythm, 'day' | 'lag'>, competence: string): string => dayFor(rhythm, competence);

/** The last day of the discount of a month; null without one. */
export const discountUntilFor = ({ day, lag, discount_day }: Pick<BoletoRhythm, 'day' | 'lag' | 'discount_day'>, competence: string) => {
  if (discount_day === null) return null;
  const until = dayFor({ day: discount_day, lag: discount_day > day ? lag - 1 : lag }, competence);
  const due = dueDateFor({ day, lag }, competence);
  return until < due ? until : due;
};

/** The month after `made`, and the day on which its boleto is made; null when the end comes before. What a stopped server missed is made late, each once. */
export const nextBoleto = (rhythm: BoletoRhythm, made: string): Occurrence | null => {
  const next = following(rhythm, { competence: made });
  return next && { ...next, on: addDays(next.on, -MADE_AHEAD) };
};

/** Where one that had stopped goes on: with the first month that does not fall due before today. */
export const resumedBoleto = (rhythm: BoletoRhythm, made: string, today: string): Occurrence | null => {
  let next = nextBoleto(rhythm, made);
  while (next && dueDateFor(rhythm, next.competence) < today) next = nextBoleto(rhythm, next.competence);
  return next;
};

type Kept = Pick<BoletoRhythm, 'day' | 'lag' | 'discount_day'> &
  Pick<BoletoForm, 'kind' | 'amount' | 'description' | 'fine_rate' | 'interest_rate' | 'discount_amount'> & {
    /** The competence whose name the description bears. */
    starts_at: string;
  };

/** The boleto of a month. Its line is of the bank, another each month: it waits for its guide. Notes were about the first alone. */
export const monthlyBoleto = (kept: Kept, competence: string): BoletoForm => ({
  kind: kept.kind,
  tax_key: null,
  description: descriptionForMonth(kept.description, kept.starts_at, competence),
  competence,
  amount: kept.amount,
  due_date: dueDateFor(kept, competence),
  digitable_line: null,
  pix_code: null,
  fine_rate: kept.fine_rate,
  interest_rate: kept.interest_rate,
  discount_amount: kept.discount_amount,
  discount_until: discountUntilFor(kept, competence),
  notes: null,
});
