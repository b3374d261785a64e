import type { InputOf } from '@esteto/contract/endpoint';
import type { signup } from '@esteto/contract/opening/signup';
import type { WizardState } from '@esteto/contract/opening/wizard';
import type { AccountType } from '@esteto/domain/company/company/wizard';
import type { SimulationInput } from '@esteto/domain/opening/simulation/simulation-input';
import type { Deps } from '../../../deps.ts';
import type { CompanyActor } from '../../../platform/work/actor.ts';
import type { Tx } from '../../../platform/work/work.ts';
import type { LeadService } from '../lead/lead.service.ts';
import type { ProposalService } from '../proposal/proposal.service.ts';
import type { ReferralService } from '../referral/referral.service.ts';
import type { WizardService } from '../wizard/wizard.service.ts';

export type BroughtService = ReturnType<typeof broughtService>;

type Parts = Pick<Deps, 'work'> & {
  wizards: WizardService;
  leads: Pick<LeadService, 'ofCompany'>;
  referrals: Pick<ReferralService, 'read' | 'note' | 'friendCoupon'>;
  proposals: Pick<ProposalService, 'idOf' | 'take'>;
};

type Offer = Awaited<ReturnType<ProposalService['take']>>;

type Told = {
  lead_id: number;
  account_type: AccountType;
  offer: Offer;
  coupon: string | null;
  simulation: SimulationInput | null;
};

/** What a link brought into a registration: a proposal, a coupon, a friend, a simulation. */
export const broughtService = ({ work, wizards, leads, referrals, proposals }: Parts) => {
  /** What a proposal offered who came by it; null of who did not, and where another registration has begun by it. */
  const take = async (tx: Tx, proposal_id: number | null, company_id: number): Promise<Offer> =>
    proposal_id === null ? null : proposals.take(tx, proposal_id, company_id);

  /** As the registration keeps it. What was offered stands before a coupon of the link, and that before what friends give. */
  const brought = async (tx: Tx, { lead_id, account_type, offer, coupon, simulation }: Told) => {
    const isSame = offer?.account_type === account_type;
    return {
      ...(offer && { agreed: offer.agreed, partners: offer.partners, is_resident: offer.is_resident }),
      ...(offer && isSame && { plan_id: offer.plan_id }),
      coupon: offer?.coupon ?? coupon ?? (await referrals.friendCoupon(tx, lead_id)),
      simulation: simulation ?? offer?.simulation ?? null,
    };
  };

  return {
    take,
    brought,

    /** Who has an account and followed a link: the latest one counts, until the plan is confirmed. */
    bring: (actor: CompanyActor, { body }: InputOf<typeof signup.bring>): Promise<WizardState> =>
      work(actor, async (tx) => {
        const wizard = await wizards.lock(tx, actor, null);
        const { company_id, account_type } = wizard;
        const lead_id = await leads.ofCompany(tx, company_id);
        const state = await wizards.answer(actor, tx.db);
        if (lead_id === null || !isStillOpen(state)) return state;
        const invitation = await referrals.read(tx, body.referral, actor.user.id);
        if (invitation) await referrals.note(tx, lead_id, invitation);
        const offer = await take(tx, await proposals.idOf(body.proposal), company_id);
        const coupon = body.coupon ?? wizard.coupon;
        const simulation = body.simulation ?? wizard.simulation;
        await wizards.keepBrought(tx, wizard, await brought(tx, { lead_id, account_type, offer, coupon, simulation }));
        return wizards.answer(actor, tx.db);
      }),
  };
};

/** What was confirmed, or charged for, is what was agreed on: no link changes it. */
const isStillOpen = ({ wizard: facts }: WizardState): boolean =>
  facts?.payment_status === null && (facts.step === 'plan_choice' || facts.step === 'plan_check');
