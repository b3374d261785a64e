import type { InputOf } from '@esteto/contract/endpoint';
import type { SignupCompany, signup } from '@esteto/contract/opening/signup';
import { weakPasswordProblem } from '@esteto/domain/identity/user/password-strength';
import type { Deps } from '../../../deps.ts';
import { invalid } from '../../../platform/http/app-error.ts';
import { minuteGate } from '../../../platform/http/minute-gate.ts';
import { letterBrake, pairBrake } from '../../../platform/sessions/brake.ts';
import { guessBrakes } from '../../../platform/sessions/guess-brakes.ts';
import { hashPassword } from '../../../platform/sessions/password.ts';
import type { Visitor } from '../../../platform/work/actor.ts';
import type { CompanyService } from '../../company/company/company.service.ts';
import type { EmailVerificationService } from '../../identity/email-verification/email-verification.service.ts';
import type { TermsService } from '../../identity/terms-of-service/terms-of-service.service.ts';
import type { UserService } from '../../identity/user/user.service.ts';
import type { LookupService } from '../../office/lookup/lookup.service.ts';
import type { LeadService } from '../lead/lead.service.ts';
import type { ProposalService } from '../proposal/proposal.service.ts';
import type { ReferralService } from '../referral/referral.service.ts';
import type { WizardService } from '../wizard/wizard.service.ts';
import type { BroughtService } from './brought.service.ts';
import * as signups from './signup.repository.ts';
import { openTrial, retention, type SignupJob, sourceOf, take } from './signup-account.ts';
import { choosePassword, confirm, keepPassword, waitsFor } from './signup-password.ts';

export const SIGNUP_TAKEN = 'signups.take';

type Parts = Pick<Deps, 'db' | 'work' | 'clock' | 'config' | 'jobs' | 'mail'> & {
  users: UserService;
  companies: CompanyService;
  terms: TermsService;
  verifications: EmailVerificationService;
  wizards: WizardService;
  lookup: LookupService;
  leads: Pick<LeadService, 'arrive' | 'signedUp'>;
  referrals: Pick<ReferralService, 'read' | 'note'>;
  proposals: Pick<ProposalService, 'idOf'>;
  brought: Pick<BroughtService, 'take' | 'brought'>;
};

/** More than anybody presses in a minute. */
const MOST_LOOKUPS = 10;
const MOST_LEADS = 10;

export type SignupService = ReturnType<typeof signupService>;

export const signupService = (parts: Parts) => {
  const { db, work, clock, config, jobs, terms, lookup, leads, referrals, proposals } = parts;
  const admitLookup = minuteGate(clock, MOST_LOOKUPS);
  const admitLead = minuteGate(clock, MOST_LEADS);
  const brakes = guessBrakes({ db, clock, config });

  /** Keeps what is to become an account, and answers the id of the job that makes it; null of one that was taken before. */
  const ask = async (visitor: Visitor, body: InputOf<typeof signup.create>['body']): Promise<number | null> => {
    const { key, email, password, accepts_terms: _accepted, proposal, ...form } = body;
    const weak = weakPasswordProblem(password, [form.name, email]);
    if (weak) throw invalid({ password: weak });
    await brakes.enter([pairBrake(visitor.info.ip, `signup ${email}`), letterBrake(visitor.info.ip)]);
    const password_hash = await hashPassword(password);
    const proposal_id = await proposals.idOf(proposal);
    return work(visitor, async (tx) => {
      await terms.refuseFormer(tx, form.terms_id);
      const pending = { ...form, proposal_id, ip: visitor.info.ip };
      const id = await signups.put(tx.db, { key, email, pending, password_hash, created_at: tx.now, retention_until: retention(tx.now) });
      if (id === null) return null;
      tx.record({ type: 'signup', id }, { action: 'signup.asked' });
      await jobs.enqueue(tx, SIGNUP_TAKEN, { id } satisfies SignupJob, `signup-${id}-${visitor.info.request_id}`);
      return id;
    });
  };

  return {
    lead: async (visitor: Visitor, { body }: InputOf<typeof signup.lead>): Promise<void> => {
      admitLead(visitor);
      await work(visitor, async (tx) => {
        const { referral, ...form } = body;
        const retention_until = retention(tx.now);
        const when = { created_at: tx.now, consented_at: tx.now, retention_until };
        const id = await signups.put(tx.db, { ...form, ...when });
        if (id === null) return;
        const invitation = await referrals.read(tx, referral, null);
        const lead_id = await leads.arrive(tx, { source: sourceOf(invitation), email: body.email, retention_until });
        await signups.tieTo(tx.db, id, lead_id);
        if (invitation) await referrals.note(tx, lead_id, invitation);
        tx.record({ type: 'signup', id }, { action: 'signup.kept' });
      });
    },

    company: async (visitor: Visitor, { cnpj }: InputOf<typeof signup.company>): Promise<SignupCompany> => {
      admitLookup(visitor);
      const { name, address } = await lookup.company(cnpj);
      return { name, city: address?.city ?? null, state: address?.state ?? null };
    },

    /** Answers alike, in the same time, whatever there is: a job looks whether the e-mail or the company is known. */
    create: async (visitor: Visitor, { body }: InputOf<typeof signup.create>): Promise<void> => {
      await ask(visitor, body);
    },

    ask,

    take: take(parts),
    openTrial: openTrial(parts),
    keepPassword,
    waitsFor: waitsFor(parts),
    confirm: confirm(parts),
    choosePassword: choosePassword(parts),

    /** Forgets what was kept as long as people agreed to. Run by a job. */
    sweep: (): Promise<void> => signups.deleteExpired(db, clock.now().toISOString()),
  };
};
