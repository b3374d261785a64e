import type { RegistrationDetail, RegistrationFollow } from '@esteto/contract/opening/registration';
import { endForecast } from '@esteto/domain/opening/registration/registration-end';
import { forecast } from '@esteto/domain/opening/registration/registration-forecast';
import { REGISTRATION_STEPS } from '@esteto/domain/opening/registration/registration-step';
import type { Deps } from '../../../deps.ts';
import type { Reader } from '../../../platform/database/database.ts';
import type { CompanyActor } from '../../../platform/work/actor.ts';
import type { SignatureService } from '../../identity/signature/signature.service.ts';
import type { MonthService } from '../../month/month/month.service.ts';
import * as registrations from './registration.repository.ts';
import { type PlaceRules, placeRules } from './registration-progress.ts';

// An opening as its pages show it: the team's, and that of the company which waits for it.

export type Counting = Pick<Deps, 'clock'> & { months: MonthService };

/** What an opening is counted by where its company is. */
export const rulesOf = async ({ clock, months }: Counting, reader: Reader, company_id: number): Promise<PlaceRules> =>
  placeRules(reader, months, await registrations.placeOf(reader, company_id), clock.today());

/** An opening as the team sees it. `rules`: the rules of its place, where they were read before. */
export const detail = async (
  { signatures, ...counting }: Counting & { signatures: Pick<SignatureService, 'evidenceOf'> },
  reader: Reader,
  id: number,
  rules?: PlaceRules,
): Promise<RegistrationDetail> => {
  const { steps, drafts, ...row } = await registrations.detail(reader, id);
  const approved = drafts.flatMap((draft) => (draft.status === 'approved' ? [draft.id] : []));
  const signed = approved.length > 0 ? await signatures.evidenceOf(reader, 'draft', approved) : [];
  return {
    ...row,
    end: row.status === 'pending' ? endForecast(steps, rules ?? (await rulesOf(counting, reader, row.company_id))) : null,
    steps: REGISTRATION_STEPS.map((step) => ({ step, ...steps[step] })),
    drafts: drafts.map((draft) => ({ ...draft, signature: signed.find(({ subject_id }) => subject_id === draft.id) ?? null })),
  };
};

/** For the company: where its opening is, and when each step is expected. */
export const follow =
  ({ db, clock, months }: Counting & Pick<Deps, 'db'>) =>
  async ({ company: { company_id } }: CompanyActor): Promise<RegistrationFollow> => {
    const row = await registrations.ofCompany(db, company_id);
    if (!row) return { registration: null };
    const today = clock.today();
    const rules = await placeRules(db, months, row, today);
    const expected = row.status === 'pending' ? forecast(row.steps, rules) : {};
    const end = row.status === 'pending' ? endForecast(row.steps, rules) : null;
    const steps = REGISTRATION_STEPS.map((step) => ({
      step,
      ...row.steps[step],
      reason: row.steps[step].status === 'rejected' ? row.steps[step].note : null,
      from: expected[step]?.from ?? null,
      to: expected[step]?.to ?? null,
      is_learned: expected[step]?.is_learned ?? false,
    }));
    return { registration: { ...row, steps, end } };
  };
