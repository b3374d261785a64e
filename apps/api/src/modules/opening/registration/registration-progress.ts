import { seenDays, type WholeOpening } from '@esteto/domain/opening/registration/registration-end';
import { expectedDays, type StepDays } from '@esteto/domain/opening/registration/registration-forecast';
import { type ProgressRules, progressSummary, type RegistrationProgress } from '@esteto/domain/opening/registration/registration-progress';
import { REGISTRATION_STEPS } from '@esteto/domain/opening/registration/registration-step';
import type { EventAction } from '@esteto/domain/registry/event-label';
import { businessCalendar } from '@esteto/domain/shared/date/business-calendar';
import type { Address } from '@esteto/domain/shared/document/address';
import type { Reader } from '../../../platform/database/database.ts';
import type { Row, RowUpdate } from '../../../platform/work/record-table.ts';
import type { Tx } from '../../../platform/work/work.ts';
import type { Change } from '../../../tables/platform/audit.tables.ts';
import { registrations as table } from '../../../tables/registration/registration.tables.ts';
import type { MonthService } from '../../month/month/month.service.ts';

export type Registration = Row<typeof table>;

/** Where a company is, and how long openings took there. */
export type Place = { address: Address; openings: readonly WholeOpening[] };

export type PlaceRules = ProgressRules &
  StepDays & {
    days: ReturnType<typeof businessCalendar>;
    openings: readonly WholeOpening[];
    /** Business days after which whoever has the turn is written to again. */
    reminder_days: number;
  };

/** What openings in a place are counted by: its calendar, how long their steps took there, and the typical days of the parameters. */
export const placeRules = async (db: Reader, months: MonthService, { address, openings }: Place, today: string): Promise<PlaceRules> => {
  const seen = seenDays(openings);
  const terms = await months.terms(db);
  const { steps: typical, reminder_days } = terms.times(today);
  const days = businessCalendar(terms.local(address));
  return { today, days, seen, typical, openings, reminder_days, allowance: (step) => expectedDays(step, { seen, typical }).to };
};

/** The order of what has no day. */
export const NEVER = '9999-12-31';

/** The columns of a registration whose steps stand so. */
export const columnsOf = (steps: RegistrationProgress) => {
  const summary = progressSummary(steps);
  return { steps, ...summary, due_order: summary.due_on ?? NEVER };
};

/** Writes the steps of a registration that `tx.lock` answered; the history tells which of them changed. */
export const changeSteps = (
  tx: Tx,
  before: Registration,
  steps: RegistrationProgress,
  event: { action: EventAction; reason?: string | null; values?: RowUpdate<typeof table> },
): Promise<Registration> =>
  tx.change(
    table,
    before,
    { ...event.values, ...columnsOf(steps) },
    { action: event.action, company_id: before.company_id, reason: event.reason ?? null, passing: stepChanges(before.steps, steps) },
  );

const stepChanges = (before: RegistrationProgress, after: RegistrationProgress): Change[] =>
  REGISTRATION_STEPS.filter((step) => before[step].status !== after[step].status).map((step) => ({
    path: step,
    old: before[step].status,
    new: after[step].status,
    kind: 'modified',
  }));
