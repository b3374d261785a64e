import type { InputOf } from '@esteto/contract/endpoint';
import type { HistoryEvent } from '@esteto/contract/history';
import type { Page } from '@esteto/contract/list';
import type { registration as contract, RegistrationDetail, RegistrationRow } from '@esteto/contract/opening/registration';
import type { WizardStep } from '@esteto/domain/company/company/wizard-step';
import { registrationHistory } from '@esteto/domain/opening/registration/registration-form';
import { registrationMachine } from '@esteto/domain/opening/registration/registration-life';
import { statusesOf } from '@esteto/domain/opening/registration/registration-progress';
import { openRegistrationSteps, registrationStepLabel } from '@esteto/domain/opening/registration/registration-step';
import type { Deps } from '../../../deps.ts';
import { recordHistory } from '../../../platform/audit/record-history.ts';
import { AppError, notFound } from '../../../platform/http/app-error.ts';
import type { SessionActor } from '../../../platform/work/actor.ts';
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
import { create, settle } from './registration-begin.ts';
import { tellOf } from './registration-mail.ts';
import { columnsOf, NEVER, type Registration } from './registration-progress.ts';
import { detail, follow } from './registration-shown.ts';
import { notifySignature, setDue, setStep, setStepOf } from './registration-steps.ts';

export type RegistrationService = ReturnType<typeof registrationService>;

type Of = { id: number };
type Parts = Pick<Deps, 'db' | 'work' | 'clock' | 'jobs' | 'files'> & {
  users: UserService;
  companies: CompanyService;
  months: MonthService;
  signatures: SignatureService;
  wizards: { leadToPlan: (tx: Tx, of: { company_id: number; step: WizardStep }) => Promise<void> };
};

export const registrationService = (parts: Parts) => {
  const { db, work, clock, jobs, files, users, companies, months, signatures, wizards } = parts;
  const counting = { clock, months };
  const stepping = { work, jobs, clock, months };
  const shown = { signatures, clock, months };

  const lock = (tx: Tx, id: number, version: number | null): Promise<Registration> => tx.lock(table, { id, version, scope: undefined });

  return {
    list: (_actor: SessionActor, input: InputOf<typeof contract.list>): Promise<Page<RegistrationRow>> =>
      registrations.list(db, input, clock.today()),

    detail: (_actor: SessionActor, { id }: Of): Promise<RegistrationDetail> => detail(shown, db, id),

    create: create({ work, clock, users, companies, months, signatures, wizards }),
    settle: settle({ db, work, clock, months }),

    update: (actor: SessionActor, { id, body: { version, ...form } }: InputOf<typeof contract.update>): Promise<RegistrationDetail> =>
      work(actor, async (tx) => {
        if (form.analyst_id) await users.refuseOutsiders(tx.db, form.analyst_id);
        const before = await lock(tx, id, version);
        const action = before.analyst_id === form.analyst_id ? 'registration.edited' : 'registration.responsible_changed';
        await tx.change(table, before, form, { action, company_id: before.company_id });
        return detail(shown, tx.db, id);
      }),

    setStep: setStep(stepping),
    setDue: setDue(stepping),
    notifySignature: notifySignature(stepping),

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

    ...boardFeeFile({ db, work, files }, (reader, id) => detail(shown, reader, id)),

    ...teamComments(
      { db, work },
      { type: 'registration', find: registrations.detail, entity: 'registration', deleted: 'registration.comment_deleted' },
    ),

    history: async (_actor: SessionActor, { id }: Of): Promise<HistoryEvent[]> => {
      await registrations.detail(db, id);
      return recordHistory(db, { type: 'registration', id }, registrationHistory);
    },

    follow: follow({ db, clock, months }),

    lock,

    /** For whoever decides a draft, or sends one. */
    setStepOf: setStepOf(counting),

    /** The opening of the company, locked; 404 where it has none. */
    lockOfCompany: async (tx: Tx, company_id: number): Promise<Registration> => {
      const [row] = await tx.lockAll(table, { scope: registrations.inCompany(company_id), most: 1 });
      if (!row) throw notFound();
      return row;
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
