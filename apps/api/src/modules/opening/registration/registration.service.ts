import type { InputOf } from '@esteto/contract/endpoint';
import type { HistoryEvent } from '@esteto/contract/history';
import type { Page } from '@esteto/contract/list';
import type {
  BegunOpening,
  registration as contract,
  RegistrationDetail,
  RegistrationFollow,
  RegistrationRow,
} from '@esteto/contract/opening/registration';
import type { WizardStep } from '@esteto/domain/company/company/wizard-step';
import { choosesPlanFirst, openingProblem, openingSkips } from '@esteto/domain/opening/registration/opening-problem';
import { endForecast } from '@esteto/domain/opening/registration/registration-end';
import { forecast } from '@esteto/domain/opening/registration/registration-forecast';
import { registrationHistory } from '@esteto/domain/opening/registration/registration-form';
import { registrationMachine } from '@esteto/domain/opening/registration/registration-life';
import { newProgress, statusesOf, withStep } from '@esteto/domain/opening/registration/registration-progress';
import {
  boardFeeProblem,
  openRegistrationSteps,
  REGISTRATION_STEPS,
  registrationStepLabel,
  registrationStepProblem,
  stepOrderProblem,
} from '@esteto/domain/opening/registration/registration-step';
import type { Deps } from '../../../deps.ts';
import { recordHistory } from '../../../platform/audit/record-history.ts';
import type { Reader } from '../../../platform/database/database.ts';
import { AppError, invalid, notFound } from '../../../platform/http/app-error.ts';
import { each } from '../../../platform/jobs/each.ts';
import { type CompanyActor, type SessionActor, systemActor } from '../../../platform/work/actor.ts';
import { refuseTaken } from '../../../platform/work/taken.ts';
import type { Tx } from '../../../platform/work/work.ts';
import { registrations as table } from '../../../tables/registration/registration.tables.ts';
import type { CompanyService } from '../../company/company/company.service.ts';
import type { SignatureService } from '../../identity/signature/signature.service.ts';
import type { UserService } from '../../identity/user/user.service.ts';
import type { MonthService } from '../../month/month/month.service.ts';
import { teamComments } from '../../office/comment/comment.service.ts';
import { boardFeeFile } from './board-fee-file.ts';
import { withdraw } from './draft/draft.repository.ts';
import * as registrations from './registration.repository.ts';
import { tellOf } from './registration-mail.ts';
import { changeSteps, columnsOf, NEVER, type PlaceRules, placeRules, type Registration } from './registration-progress.ts';

export type RegistrationService = ReturnType<typeof registrationService>;

type Of = { id: number };
/** `former_step`: where staff took the company from; null of one that came to its opening by itself. */
type Beginning = { analyst_id: number | null; former_step: WizardStep | null; reason?: string | null };
type Parts = Pick<Deps, 'db' | 'work' | 'clock' | 'jobs' | 'files'> & {
  users: UserService;
  companies: CompanyService;
  months: MonthService;
  signatures: SignatureService;
  wizards: { leadToPlan: (tx: Tx, of: { company_id: number; step: WizardStep }) => Promise<void> };
};

const companyTaken = { constraint: 'registrations_company', field: 'company_id', message: 'Esta empresa já tem uma abertura.' };

export const registrationService = ({ db, work, clock, jobs, files, users, companies, months, signatures, wizards }: Parts) => {
  const lock = (tx: Tx, id: number, version: number | null): Promise<Registration> => tx.lock(table, { id, version, scope: undefined });

  const refuseUnknownAnalyst = async (tx: Tx, analyst_id: number | null | undefined): Promise<void> => {
    if (analyst_id) await users.refuseOutsiders(tx.db, analyst_id);
  };

  const rulesOf = async (reader: Reader, company_id: number): Promise<PlaceRules> =>
    placeRules(reader, months, await registrations.placeOf(reader, company_id), clock.today());

  const begin = async (
    tx: Tx,
    company_id: number,
    { analyst_id, former_step, reason }: Beginning,
    rules: PlaceRules,
  ): Promise<Registration> => {
    const steps = newProgress(rules);
    const values = { company_id, analyst_id, former_step, status: 'pending', ...columnsOf(steps) } as const;
    return refuseTaken(companyTaken, () => tx.insert(table, values, { action: 'registration.started', company_id, reason }));
  };

  /** `known`: the rules of its place, where they were read before. */
  const detail = async (reader: Reader, id: number, known?: PlaceRules): Promise<RegistrationDetail> => {
    const { steps, drafts, ...row } = await registrations.detail(reader, id);
    const approved = drafts.flatMap((draft) => (draft.status === 'approved' ? [draft.id] : []));
    const signed = approved.length > 0 ? await signatures.evidenceOf(reader, 'draft', approved) : [];
    return {
      ...row,
      end: row.status === 'pending' ? endForecast(steps, known ?? (await rulesOf(reader, row.company_id))) : null,
      steps: REGISTRATION_STEPS.map((step) => ({ step, ...steps[step] })),
      drafts: drafts.map((draft) => ({ ...draft, signature: signed.find(({ subject_id }) => subject_id === draft.id) ?? null })),
    };
  };

  /** One step of a locked opening comes to a status that it may have. A draft that waits is not asked about any longer once its step goes on. */
  const setStep = async (
    tx: Tx,
    before: Registration,
    { step, to, note = null }: Pick<InputOf<typeof contract.setStep>['body'], 'step' | 'to'> & { note?: string | null },
  ): Promise<Registration> => {
    if (before.status !== 'pending') throw new AppError(422, { message: NOT_PENDING, code: 'registration_not_pending' });
    const problem = registrationStepProblem(step, to, before);
    if (problem?.code === 'receipt_missing') throw invalid({ voter_registration: problem.message });
    const early = problem?.message ?? stepOrderProblem(step, to, statusesOf(before.steps)) ?? boardFeeProblem(step, to, before);
    if (early) throw invalid({ to: early });
    const rules = await rulesOf(tx.db, before.company_id);
    const steps = withStep(before.steps, { step, to, note }, rules);
    return changeSteps(tx, before, steps, { action: 'registration.status_changed', reason: note });
  };

  return {
    list: (_actor: SessionActor, input: InputOf<typeof contract.list>): Promise<Page<RegistrationRow>> =>
      registrations.list(db, input, clock.today()),

    detail: (_actor: SessionActor, { id }: Of): Promise<RegistrationDetail> => detail(db, id),

    create: (actor: SessionActor, { body }: InputOf<typeof contract.create>): Promise<BegunOpening> =>
      work(actor, async (tx) => {
        await refuseUnknownAnalyst(tx, body.analyst_id);
        const company = await companies.find(tx.db, body.company_id);
        const problem = openingProblem(company);
        if (problem) throw invalid({ company_id: problem });
        const company_name = company.name;
        const place = await registrations.placeOf(tx.db, company.id);
        if (choosesPlanFirst(place)) {
          await wizards.leadToPlan(tx, { company_id: company.id, step: company.wizard_step });
          return { company_name, opening: null };
        }
        const skips = openingSkips(company.wizard_step);
        if (skips && !body.reason) throw invalid({ reason: skips });
        const rules = await placeRules(tx.db, months, place, clock.today());
        const { analyst_id, reason } = body;
        const { id } = await begin(tx, company.id, { analyst_id, former_step: company.wizard_step, reason }, rules);
        await companies.moveWizard(tx, { company_id: body.company_id, action: 'begin_opening', by: 'staff' });
        return { company_name, opening: await detail(tx.db, id, rules) };
      }),

    update: (actor: SessionActor, { id, body: { version, ...form } }: InputOf<typeof contract.update>): Promise<RegistrationDetail> =>
      work(actor, async (tx) => {
        await refuseUnknownAnalyst(tx, form.analyst_id);
        const before = await lock(tx, id, version);
        const action = before.analyst_id === form.analyst_id ? 'registration.edited' : 'registration.responsible_changed';
        await tx.change(table, before, form, { action, company_id: before.company_id });
        return detail(tx.db, id);
      }),

    setStep: (actor: SessionActor, { id, body: { version, ...change } }: InputOf<typeof contract.setStep>): Promise<void> =>
      work(actor, async (tx) => {
        const before = await lock(tx, id, version);
        await setStep(tx, before, change);
        if (change.step === 'board_fee' && change.to === 'sent')
          await tellOf(jobs, tx, { kind: 'reminder', registration_id: id, step: 'board_fee' });
        if (change.step === 'draft' && change.to !== 'waiting') await withdraw(tx, id);
      }),

    setDue: (actor: SessionActor, { id, body }: InputOf<typeof contract.setDue>): Promise<void> =>
      work(actor, async (tx) => {
        const before = await lock(tx, id, body.version);
        const { step, due_on, reason } = body;
        if (due_on < tx.today) throw invalid({ due_on: 'Prazo: escolha um dia a partir de hoje.' });
        const { days } = await rulesOf(tx.db, before.company_id);
        if (!days.isOpen(due_on)) throw invalid({ due_on: 'Prazo: escolha um dia útil.' });
        const steps = { ...before.steps, [step]: { ...before.steps[step], due_on, reminded_on: null } };
        await changeSteps(tx, before, steps, {
          action: 'registration.due_date_changed',
          reason: `${registrationStepLabel[step]}: ${reason}`,
        });
      }),

    move: (actor: SessionActor, { id, body: { version, action, reason } }: InputOf<typeof contract.move>): Promise<void> =>
      work(actor, async (tx) => {
        const before = await lock(tx, id, version);
        const { company_id } = before;
        const { wizard_step } = await companies.find(tx.db, company_id);
        await tx.move(table, registrationMachine, before, { action, by: 'staff', reason }, () => ({
          cancel_reason: action === 'cancel' ? reason : null,
          finished_at: null,
          // What goes on no longer is due on no day.
          due_order: action === 'cancel' ? NEVER : columnsOf(before.steps).due_order,
          ...(action === 'resume' && { former_step: wizard_step }),
        }));
        if (action === 'cancel') {
          await withdraw(tx, id);
          // A company that got its CNPJ meanwhile works, and one that came through its own registration stays where that led it.
          const to = before.former_step;
          if (to && to !== wizard_step && wizard_step === 'register')
            await companies.moveWizard(tx, { company_id, action: 'withdraw_opening', by: 'staff', to });
        } else await companies.moveWizard(tx, { company_id, action: 'begin_opening', by: 'staff' });
      }),

    /** The company works from now on, with all that an invoice asks of it. */
    conclude: (actor: SessionActor, { id, body: { version, ...form } }: InputOf<typeof contract.conclude>): Promise<void> =>
      work(actor, async (tx) => {
        const before = await lock(tx, id, version);
        await tx.move(table, registrationMachine, before, { action: 'conclude', by: 'staff' }, () => {
          refuseOpen(before);
          return { cancel_reason: null, finished_at: tx.now };
        });
        await companies.open(tx, before.company_id, form);
        await tellOf(jobs, tx, { kind: 'finished', registration_id: id });
      }),

    notifySignature: (actor: SessionActor, { id, body: { version } }: InputOf<typeof contract.notifySignature>): Promise<void> =>
      work(actor, async (tx) => {
        const before = await lock(tx, id, version);
        const sent =
          before.steps.digital_signature.status === 'sent' ? before : await setStep(tx, before, { step: 'digital_signature', to: 'sent' });
        if (sent.status !== 'pending') throw new AppError(422, { message: NOT_PENDING, code: 'registration_not_pending' });
        tx.record({ type: 'registration', id }, { action: 'registration.signature_notice_sent', company_id: before.company_id });
        await tellOf(jobs, tx, { kind: 'signature', registration_id: id });
      }),

    ...boardFeeFile({ db, work, files }, detail),

    ...teamComments(
      { db, work },
      { type: 'registration', find: registrations.detail, entity: 'registration', deleted: 'registration.comment_deleted' },
    ),

    history: async (_actor: SessionActor, { id }: Of): Promise<HistoryEvent[]> => {
      await registrations.detail(db, id);
      return recordHistory(db, { type: 'registration', id }, registrationHistory);
    },

    follow: async ({ company: { company_id } }: CompanyActor): Promise<RegistrationFollow> => {
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
    },

    lock,

    /** For whoever decides a draft, or sends one. */
    setStepOf: setStep,

    /** The opening of the company, locked; 404 where it has none. */
    lockOfCompany: async (tx: Tx, company_id: number): Promise<Registration> => {
      const [row] = await tx.lockAll(table, { scope: registrations.inCompany(company_id), most: 1 });
      if (!row) throw notFound();
      return row;
    },

    /** Companies that have come through the wizard to be opened get their opening. A job: nothing is left to do when it runs again. */
    settle: async (jobId: string): Promise<void> => {
      await each('openings', await registrations.toBegin(db), ({ id, analyst_id }) =>
        work(systemActor(jobId), async (tx) => begin(tx, id, { analyst_id, former_step: null }, await rulesOf(tx.db, id))),
      );
    },

    piles: () => registrations.piles(db, clock.today()),
  };
};

const refuseOpen = ({ steps }: Registration): void => {
  const [open] = openRegistrationSteps(statusesOf(steps));
  if (open)
    throw new AppError(422, {
      message: `Ainda falta a etapa ${registrationStepLabel[open]}: conclua ou cancele cada etapa antes.`,
      code: 'registration_steps_open',
    });
};

const NOT_PENDING = 'Este registro não está pendente. Retome-o antes de mudar uma etapa.';
