import type { InputOf } from '@esteto/contract/endpoint';
import type { HistoryEvent } from '@esteto/contract/history';
import type { Page } from '@esteto/contract/list';
import type { lead as contract, LeadDetail, LeadFunnel, LeadRow } from '@esteto/contract/opening/lead';
import { basePath } from '@esteto/domain/identity/route/base-paths';
import { DEFAULT_FUNNEL_PERIOD, funnelStart } from '@esteto/domain/opening/lead/funnel-period';
import { leadForm, MANUAL_LEAD_RETENTION_MONTHS } from '@esteto/domain/opening/lead/lead-form';
import { type LeadAction, type LeadActor, leadMachine, stageBeforeLoss } from '@esteto/domain/opening/lead/lead-life';
import { leadTitle } from '@esteto/domain/opening/lead/lead-title';
import type { EventAction } from '@esteto/domain/registry/event-label';
import type { Deps } from '../../../deps.ts';
import { recordHistory } from '../../../platform/audit/record-history.ts';
import { monthsAfter } from '../../../platform/clock/months-after.ts';
import { AppError, invalid } from '../../../platform/http/app-error.ts';
import { each } from '../../../platform/jobs/each.ts';
import { type SessionActor, systemActor } from '../../../platform/work/actor.ts';
import type { Row, RowUpdate, Values } from '../../../platform/work/record-table.ts';
import { refuseTaken } from '../../../platform/work/taken.ts';
import type { Tx } from '../../../platform/work/work.ts';
import { leads as table } from '../../../tables/lead/lead.tables.ts';
import type { UserService } from '../../identity/user/user.service.ts';
import type { News, NoticeService } from '../../office/notice/notice.service.ts';
import type { WizardService } from '../wizard/wizard.service.ts';
import * as leads from './lead.repository.ts';
import * as funnels from './lead-funnel.repository.ts';

export type LeadService = ReturnType<typeof leadService>;

type Parts = Pick<Deps, 'db' | 'work' | 'clock'> & { users: UserService; wizards: WizardService; notices: Pick<NoticeService, 'tell'> };

const emailTaken = { constraint: 'leads_email', field: 'email', message: 'Já existe um lead com este e-mail.' };

export const leadService = ({ db, work, clock, users, wizards, notices }: Parts) => {
  const refuseUnknownAnalyst = async (tx: Tx, analyst_id: number | null | undefined): Promise<void> => {
    if (analyst_id) await users.refuseOutsiders(tx.db, analyst_id);
  };

  /** Who comes by themself: the lead that their e-mail has, or a new one. Answers its id. */
  const arrive = async (tx: Tx, arrival: leads.Arrival): Promise<number> => {
    const { id, is_new } = await leads.put(tx.db, arrival, tx.now);
    tx.record({ type: 'lead', id }, { action: is_new ? 'lead.arrived' : 'lead.came_back' });
    return id;
  };

  return {
    list: (_actor: SessionActor, input: InputOf<typeof contract.list>): Promise<Page<LeadRow>> => leads.list(db, input, clock.today()),

    funnel: (_actor: SessionActor, { period }: InputOf<typeof contract.funnel>): Promise<LeadFunnel> =>
      funnels.funnel(db, { from: funnelStart(period ?? DEFAULT_FUNNEL_PERIOD, clock.today()), until: clock.today() }),

    detail: (_actor: SessionActor, { id }: { id: number }): Promise<LeadDetail> => leads.detail(db, id),

    create: (actor: SessionActor, { body }: InputOf<typeof contract.create>): Promise<LeadDetail> =>
      work(actor, async (tx) => {
        await refuseUnknownAnalyst(tx, body.analyst_id);
        const retention_until = monthsAfter(tx.now, MANUAL_LEAD_RETENTION_MONTHS);
        const values = { ...body, stage: 'new', retention_until, search_key: leads.keyOf(body) } as const;
        const { id } = await refuseTaken(emailTaken, () => insertLead(tx, values, 'lead.created'));
        return leads.detail(tx.db, id);
      }),

    update: (actor: SessionActor, { id, body: { version, ...form } }: InputOf<typeof contract.update>): Promise<LeadDetail> =>
      work(actor, async (tx) => {
        await refuseUnknownAnalyst(tx, form.analyst_id);
        const before = await tx.lock(table, { id, version, scope: undefined });
        const values = { ...form, search_key: leads.keyOf(form) };
        await refuseTaken(emailTaken, () => changeLead(tx, before, values, 'lead.edited'));
        return leads.detail(tx.db, id);
      }),

    move: async (actor: SessionActor, { id, body: { version, action, reason } }: InputOf<typeof contract.move>): Promise<void> => {
      await work(actor, async (tx) => move(tx, await tx.lock(table, { id, version, scope: undefined }), { action, by: 'staff', reason }));
    },

    /** A proposal leaves: the lead is in 'Proposta' from now on. `email`: of one that has none yet. Answers where it goes. */
    propose: async (tx: Tx, { id, version, email }: { id: number; version: number; email: string | null }): Promise<{ email: string }> => {
      const before = await tx.lock(table, { id, version, scope: undefined });
      const sent_to = before.email ?? email;
      if (sent_to === null) throw invalid({ email: 'Informe o e-mail para onde a proposta vai.' });
      if (email !== null && email !== sent_to) throw invalid({ email: 'O lead já tem outro e-mail. Altere-o no cadastro do lead.' });
      const newEmail = before.email === null ? { email: sent_to, search_key: leads.keyOf({ ...before, email: sent_to }) } : {};
      await refuseTaken(emailTaken, async () => {
        if (before.stage !== 'proposal') await move(tx, before, { action: 'propose', by: 'staff' }, newEmail);
        else await changeLead(tx, before, { ...newEmail, proposed_at: before.proposed_at }, 'lead.proposed');
      });
      return { email: sent_to };
    },

    /** The company of who did not finish goes on to where our team takes it over. */
    force: (actor: SessionActor, { id, body: { version, reason } }: InputOf<typeof contract.force>): Promise<void> =>
      work(actor, async (tx) => {
        const before = await tx.lock(table, { id, version, scope: undefined });
        const after = await move(tx, before, { action: 'force', by: 'staff', reason });
        if (after.company_id !== null) await wizards.conclude(tx, { company_id: after.company_id, reason });
      }),

    /** All that they left goes with it. Whoever has begun to register is asked about as a client. */
    forget: (actor: SessionActor, { id }: { id: number }): Promise<void> =>
      work(actor, async (tx) => {
        const before = await tx.lock(table, { id, version: null, scope: undefined });
        if (before.company_id !== null)
          throw new AppError(422, {
            message: 'Este lead já tem um cadastro: os dados dele são tratados como os de um cliente.',
            code: 'lead_has_company',
          });
        await leads.remove(tx.db, id);
        tx.record({ type: 'lead', id }, { action: 'lead.forgotten' });
      }),

    history: async (_actor: SessionActor, { id }: { id: number }): Promise<HistoryEvent[]> => {
      await leads.detail(db, id);
      return recordHistory(db, { type: 'lead', id }, HISTORY);
    },

    arrive,

    /** The id of the lead that became a company; null for one that came before leads were kept. */
    ofCompany: (tx: Tx, company_id: number): Promise<number | null> => leads.idOfCompany(tx.db, company_id),

    /** Who asked for an account got one: the lead that led there, or one that was never seen before. Answers its id. */
    signedUp: async (
      tx: Tx,
      { company_id, lead_id, ...arrival }: leads.Arrival & { company_id: number; lead_id: number | null },
    ): Promise<number> => {
      // Who comes by a proposal is whom it was sent to, whatever e-mail they sign up with.
      const id = lead_id ?? (await arrive(tx, arrival));
      const before = await tx.lock(table, { id, version: null, scope: undefined });
      // Somebody who left and came back with another company stays the lead of the first.
      if (before.company_id === null) await move(tx, before, { action: 'sign_up', by: 'system' }, { company_id, retention_until: null });
      return id;
    },

    /** Who has finished the registration since is a client. A job: nothing is left to do when it runs again. */
    settle: async (jobId: string): Promise<void> => {
      await each('leads', await leads.finished(db), (id) =>
        work(systemActor(jobId), async (tx) => {
          const before = await tx.lock(table, { id, version: null, scope: undefined });
          if (before.stage === 'signed_up') await move(tx, before, { action: 'win', by: 'system' });
        }),
      );
    },

    /** Reminds whoever looks after a lead of its next step, on its day. A job: what was told is not told again. */
    remind: async (jobId: string): Promise<void> => {
      const today = clock.today();
      const due = await leads.dueOn(db, today);
      await each(
        'leads',
        due.map(({ id }) => id),
        (id) =>
          work(systemActor(jobId), async (tx) => {
            const lead = await tx.lock(table, { id, version: null, scope: undefined });
            if (lead.next_step_on !== today || lead.analyst_id === null) return;
            await notices.tell(tx, [nextStepNews(lead, lead.analyst_id)]);
          }),
      );
    },

    /** Forgets what was kept as long as people agreed to. Run by a job. */
    sweep: (): Promise<void> => leads.deleteExpired(db, clock.now().toISOString()),

    piles: () => leads.piles(clock.today()),
  };
};

const nextStepNews = (lead: Lead, analyst_id: number): News => ({
  kind: 'lead.next_step',
  company_id: null,
  to: { analyst_id },
  title: `Hoje: ${lead.next_step ?? 'próximo passo'}`,
  body: leadTitle(lead),
  action_url: `${basePath.painel}/novos/leads/lead/${lead.id}/detalhes`,
  key: `lead-${lead.id}-${lead.next_step_on}`,
});

type Lead = Row<typeof table>;
type Step = { action: LeadAction; by: LeadActor; reason?: string | null };
type Update = Omit<RowUpdate<typeof table>, 'stage'>;

/** When it reached each stage is noted the first time only: the funnel counts from there. */
const move = (tx: Tx, lead: Lead, { action, by, reason = null }: Step, values: Update = {}): Promise<Lead> =>
  tx.move(table, leadMachine, lead, { action, by, reason, before: stageBeforeLoss(lead), only: TOLD }, ({ to }) => ({
    ...values,
    contacted_at: to === 'contacted' ? (lead.contacted_at ?? tx.now) : lead.contacted_at,
    proposed_at: to === 'proposal' ? (lead.proposed_at ?? tx.now) : lead.proposed_at,
    signed_up_at: to === 'signed_up' ? (lead.signed_up_at ?? tx.now) : lead.signed_up_at,
    won_at: to === 'won' ? tx.now : lead.won_at,
    lost_at: to === 'lost' ? tx.now : null,
    lost_reason: to === 'lost' ? reason : null,
  }));

/** The fields whose changes the history tells. */
const HISTORY = leadForm.pick(['source', 'next_step_on']);

/** What the audit trail, which forgets nothing, may hold of a lead: nothing that tells who it is or what was said. */
const TOLD: ReadonlySet<string> = new Set(['source', 'stage', 'next_step_on', 'analyst_id', 'company_id']);

const insertLead = (tx: Tx, values: Values<typeof table>, action: EventAction): Promise<Lead> =>
  tx.insert(table, values, { action, only: TOLD });

/** Writes a row that `tx.lock` answered. */
const changeLead = (tx: Tx, before: Lead, values: Update, action: EventAction): Promise<Lead> =>
  tx.change(table, before, values, { action, company_id: before.company_id, only: TOLD });
