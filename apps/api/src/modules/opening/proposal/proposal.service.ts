import { codedError } from '@esteto/contract/coded-error';
import type { InputOf } from '@esteto/contract/endpoint';
import type { proposal as contract, ProposalRow, ProposalView } from '@esteto/contract/opening/proposal';
import type { OfferedPlan } from '@esteto/contract/plan/plan';
import { basePath } from '@esteto/domain/identity/route/base-paths';
import { leadTitle } from '@esteto/domain/opening/lead/lead-title';
import { isProposalOver, proposalEnd } from '@esteto/domain/opening/proposal/proposal-life';
import { companyTypeOf } from '@esteto/domain/opening/wizard/account-change';
import { type AgreedTerms, priceTermsOf } from '@esteto/domain/plan/plan/agreed-terms';
import { planOffers } from '@esteto/domain/plan/plan/plan-offer';
import { formatDateNumeric } from '@esteto/domain/shared/date/date';
import { proposalLetter } from '@esteto/mail/lead/proposal-letter';
import { written } from '@esteto/mail/letter/written';
import type { Deps } from '../../../deps.ts';
import type { Reader } from '../../../platform/database/database.ts';
import { AppError, invalid } from '../../../platform/http/app-error.ts';
import { letterQuotas } from '../../../platform/mail/letter-quota.ts';
import { pairBrake } from '../../../platform/sessions/brake.ts';
import { guessBrakes } from '../../../platform/sessions/guess-brakes.ts';
import { newSecret, secretHash } from '../../../platform/sessions/secret.ts';
import { type SessionActor, systemActor, type Visitor } from '../../../platform/work/actor.ts';
import type { Row } from '../../../platform/work/record-table.ts';
import type { Tx } from '../../../platform/work/work.ts';
import { proposals as table } from '../../../tables/proposal/proposal.tables.ts';
import type { NoticeService } from '../../office/notice/notice.service.ts';
import { type CouponService, NO_SUCH_COUPON } from '../../plan/coupon/coupon.service.ts';
import type { SubscriptionService } from '../../plan/plan/subscription/subscription.service.ts';
import type { LeadService } from '../lead/lead.service.ts';
import * as proposals from './proposal.repository.ts';

export type ProposalService = ReturnType<typeof proposalService>;

export const PROPOSAL_MAIL = 'proposals.mail';
export type ProposalJob = { id: number };

type Parts = Pick<Deps, 'db' | 'work' | 'clock' | 'config' | 'jobs' | 'mail'> & {
  leads: Pick<LeadService, 'detail' | 'propose'>;
  subscriptions: Pick<SubscriptionService, 'offers'>;
  coupons: Pick<CouponService, 'standingOf'>;
  notices: Pick<NoticeService, 'tell'>;
};

type Asked = InputOf<typeof contract.quotes>;

export const proposalService = ({ db, work, clock, config, jobs, mail, leads, subscriptions, coupons, notices }: Parts) => {
  const quotas = letterQuotas({ clock, config });
  const brakes = guessBrakes({ db, clock, config });

  /** The plans that a lead could have, and the coupon as it stands for them. */
  const quoted = async (reader: Reader, { id, account_type, partners, is_resident, coupon }: Asked) => {
    const [plans, is_indication] = await Promise.all([subscriptions.offers(), proposals.isIndicated(reader, id)]);
    const code = coupon ?? null;
    const standing = code === null ? null : await coupons.standingOf(reader, { code, is_indication });
    const buyer = { type: companyTypeOf[account_type], partners: partners ?? 1, is_resident: is_resident ?? false };
    return { plans, standing, offers: planOffers(plans, buyer, code === null ? null : (standing ?? NO_SUCH_COUPON)) };
  };

  const rowOf = ({ price, ...row }: Row<typeof table>): ProposalRow => ({ ...row, total: price.total });

  /** A token has 256 bits: whoever brings one that is known has the link. */
  const entry = async (token: string) => {
    const offer = await proposals.findByToken(db, secretHash(token));
    if (offer && isProposalOver(offer.proposal, clock.today()))
      throw new AppError(422, {
        message: `Esta proposta valeu até ${formatDateNumeric(offer.proposal.valid_until)}. Peça outra a quem a enviou.`,
        code: 'proposal_over',
      });
    return offer;
  };

  return {
    quotes: async (actor: SessionActor, input: Asked): Promise<OfferedPlan[]> => {
      await leads.detail(actor, { id: input.id });
      return (await quoted(db, input)).offers;
    },

    /** The lead goes on to 'Proposta', or stays there with another one; the letter leaves once all of it is kept. */
    send: (actor: SessionActor, { id: lead_id, body }: InputOf<typeof contract.send>): Promise<ProposalRow> =>
      work(actor, async (tx) => {
        const { version, plan: plan_id, simulation_id, email, message, coupon, ...buyer } = body;
        const { plans, standing, offers } = await quoted(tx.db, { id: lead_id, ...buyer, coupon });
        const offer = offers.find(({ id }) => id === plan_id);
        const plan = plans.find(({ id }) => id === plan_id);
        if (!offer || !plan) throw invalid({ plan: 'Este plano não aceita novas empresas deste tipo.' });
        if (offer.coupon_refusal) throw invalid({ coupon: offer.coupon_refusal });
        const simulation = simulation_id ? await proposals.simulationOf(tx.db, lead_id, simulation_id) : null;
        if (simulation_id && !simulation) throw invalid({ simulation_id: 'Este lead não deixou esta simulação.' });
        const { email: sent_to } = await leads.propose(tx, { id: lead_id, version, email: email ?? null });
        await quotas.takeUnasked(tx.db, 'proposal', { by: actor.user.id, to: sent_to });
        const valid_until = proposalEnd(tx.today);
        const agreed: AgreedTerms = {
          plan_id,
          valid_until,
          terms: priceTermsOf(plan),
          coupon: standing && { id: standing.id, ...standing.coupon },
        };
        const { name: plan_name, services, revenue_limit_month, price } = offer;
        const shown = { plan_id, plan_name, services, revenue_limit_month, price, agreed, simulation };
        const kept = { ...buyer, ...shown, lead_id, message: message ?? null, sent_to, sent_at: tx.now, valid_until };
        const row = await tx.insert(table, kept, { action: 'proposal.sent', only: NAMED });
        await jobs.enqueue(tx, PROPOSAL_MAIL, { id: row.id } satisfies ProposalJob, `proposal-${row.id}`);
        return rowOf(row);
      }),

    look: async (visitor: Visitor, { body: { token } }: InputOf<typeof contract.look>): Promise<ProposalView> => {
      // Where links are tried out it is seen, and slowed.
      const offer = await brakes.guess([pairBrake(visitor.info.ip, 'proposal')], () => entry(token));
      if (!offer) throw new AppError(422, codedError('proposal_link_invalid'));
      const { proposal, person, sender, analyst_id } = offer;
      await work(visitor, (tx) => opened(tx, proposal, { person, analyst_id }));
      const { id: _id, token_hash: _hash, agreed, taken_at, ...shown } = proposal;
      return { ...shown, person, sender, coupon: agreed.coupon?.code ?? null, is_taken: taken_at !== null };
    },

    /** Which proposal a link is of, for who signs up by it; null of none, and of one that is over. */
    idOf: async (token: string | null): Promise<number | null> => {
      const offer = token === null ? null : await proposals.findByToken(db, secretHash(token));
      return offer && !isProposalOver(offer.proposal, clock.today()) ? offer.proposal.id : null;
    },

    /** What a registration that begins by a proposal brings along; null where another one has begun by it already. */
    take: async (tx: Tx, id: number, company_id: number) => {
      const [row] = await tx.lockAll(table, { scope: proposals.withId(id), most: 1 });
      if (!row || row.taken_at !== null) return null;
      await tx.change(table, row, { taken_at: tx.now }, { action: 'proposal.taken', company_id, only: NAMED });
      const { lead_id, account_type, plan_id, partners, is_resident, agreed, simulation } = row;
      return {
        lead_id,
        account_type,
        plan_id,
        partners,
        is_resident,
        agreed,
        coupon: agreed.coupon?.code ?? null,
        simulation: simulation?.input ?? null,
      };
    },

    /** A job. Each try has a link of its own, so that the one that is sent works. */
    deliver: async ({ id }: ProposalJob, jobId: string): Promise<void> => {
      const token = newSecret();
      const view = await work(systemActor(jobId), (tx) => proposals.putToken(tx, id, secretHash(token)));
      if (!view) return;
      const letter = proposalLetter({ ...view, total: view.price.total, link: `${config.publicUrl}/proposta/${token}` });
      await mail.send({ to: view.sent_to, ...written(letter) }, `proposal-${jobId}`);
    },
  };

  /** Each visit is counted, the first one is told to whoever looks after the lead, or sent it. */
  async function opened(tx: Tx, proposal: Row<typeof table>, about: { person: string | null; analyst_id: number | null }): Promise<void> {
    if (!(await proposals.countVisit(tx, proposal.id))) return;
    const { id, lead_id, plan_name, sent_to: email, created_by } = proposal;
    tx.record({ type: 'lead', id: lead_id }, { action: 'proposal.opened' });
    const analyst_id = about.analyst_id ?? created_by;
    if (analyst_id === null) return;
    await notices.tell(tx, [
      {
        kind: 'lead.proposal_opened',
        company_id: null,
        to: { analyst_id },
        title: `${leadTitle({ name: about.person, email, phone: null })} abriu a proposta`,
        body: `Plano ${plan_name}. É uma boa hora para ligar.`,
        action_url: `${basePath.painel}/novos/leads/lead/${lead_id}/detalhes`,
        key: `proposal-${id}`,
      },
    ]);
  }
};

/** What the audit trail, which forgets nothing, may hold of a proposal: nothing that tells who the lead is or what was said. */
const NAMED: ReadonlySet<string> = new Set(['lead_id', 'plan_id', 'plan_name', 'account_type', 'valid_until', 'taken_at']);
