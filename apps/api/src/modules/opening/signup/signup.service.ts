import { codedError } from '@esteto/contract/coded-error';
import type { InputOf } from '@esteto/contract/endpoint';
import type { SignupCompany, signup } from '@esteto/contract/opening/signup';
import type { CompanyType } from '@esteto/domain/company/company/company-kinds';
import { type AccountType, nextWizardStep } from '@esteto/domain/company/company/wizard';
import { weakPasswordProblem } from '@esteto/domain/identity/user/password-strength';
import type { LeadSource } from '@esteto/domain/opening/lead/lead-source';
import { SIGNUP_RETENTION_MONTHS } from '@esteto/domain/opening/signup/signup-form';
import { emptyAddress } from '@esteto/domain/shared/document/address';
import { written } from '@esteto/mail/letter/written';
import { accountExistsLetter } from '@esteto/mail/user/account-exists-letter';
import { companyExistsLetter } from '@esteto/mail/user/company-exists-letter';
import { personExistsLetter } from '@esteto/mail/user/person-exists-letter';
import type { Deps } from '../../../deps.ts';
import { monthsAfter } from '../../../platform/clock/months-after.ts';
import { AppError, conflict, invalid } from '../../../platform/http/app-error.ts';
import { minuteGate } from '../../../platform/http/minute-gate.ts';
import { letterQuotas, lettersTo } from '../../../platform/mail/letter-quota.ts';
import { letterBrake, pairBrake } from '../../../platform/sessions/brake.ts';
import { guessBrakes } from '../../../platform/sessions/guess-brakes.ts';
import { hashPassword, verifyPassword } from '../../../platform/sessions/password.ts';
import { newSecret } from '../../../platform/sessions/secret.ts';
import { systemActor, type Visitor } from '../../../platform/work/actor.ts';
import type { Tx } from '../../../platform/work/work.ts';
import type { PendingSignup } from '../../../tables/signup/signup.tables.ts';
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

export const SIGNUP_TAKEN = 'signups.take';

export type SignupJob = { id: number };
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

type NewOwner = { name: string; email: string; password_hash: string; email_verified_at?: string };

/** More than anybody presses in a minute. */
const MOST_LOOKUPS = 10;
const MOST_LEADS = 10;

export type SignupService = ReturnType<typeof signupService>;

export const signupService = (parts: Parts) => {
  const {
    db,
    work,
    clock,
    config,
    jobs,
    mail,
    users,
    companies,
    terms,
    verifications,
    wizards,
    lookup,
    leads,
    referrals,
    proposals,
    brought: offers,
  } = parts;
  const admitLookup = minuteGate(clock, MOST_LOOKUPS);
  const admitLead = minuteGate(clock, MOST_LEADS);
  const brakes = guessBrakes({ db, clock, config });
  const quotas = letterQuotas({ clock, config });

  const retention = (now: string): string => monthsAfter(now, SIGNUP_RETENTION_MONTHS);

  /** Person, company, what ties them, and what they agreed to. */
  const openAccount = async (
    tx: Tx,
    owner: NewOwner,
    { account_type, cpf, cnpj, terms_id, ip }: Pick<PendingSignup, 'account_type' | 'cpf' | 'cnpj' | 'terms_id' | 'ip'>,
  ): Promise<{ user_id: number; company_id: number }> => {
    const { name } = owner;
    const person = await users.addOnce(tx, { type: 'doctor', doctor_role: 'partner', ...owner });
    const company = await companies.add(tx, {
      type: COMPANY_TYPE[account_type],
      name,
      cnpj: account_type === 'migrated_company' ? cnpj : null,
      cpf: account_type === 'natural_person' ? cpf : null,
      tax_regime: 'simples',
      wizard_step: nextWizardStep({ type: account_type }, 'basic_data') ?? 'basic_data',
      address: emptyAddress,
    });
    await companies.join(tx, { user_id: person.id, company_id: company.id, user_type: 'partner', is_owner: true });
    await terms.acceptFor(tx, person.id, { terms_id, ip });
    return { user_id: person.id, company_id: company.id };
  };

  const open = async (
    tx: Tx,
    id: number,
    { email, password_hash }: { email: string; password_hash: string },
    told: PendingSignup,
  ): Promise<number> => {
    const { name, account_type, phone } = told;
    const { user_id, company_id } = await openAccount(tx, { name, email, password_hash }, told);
    const offer = await offers.take(tx, told.proposal_id, company_id);
    const invitation = await referrals.read(tx, told.referral, user_id);
    const arrival = { source: sourceOf(invitation), email, name, phone, retention_until: retention(tx.now) };
    const lead_id = await leads.signedUp(tx, { ...arrival, company_id, lead_id: offer?.lead_id ?? null });
    if (invitation) await referrals.note(tx, lead_id, invitation);
    const brought = await offers.brought(tx, { ...told, lead_id, offer });
    await wizards.begin(tx, { ...brought, company_id, account_type, phone });
    tx.record({ type: 'signup', id }, { action: 'signup.finished', company_id });
    return user_id;
  };

  /** Why there is to be no account, told to the e-mail only; null when there is to be one. */
  const refusal = async (email: string, told: PendingSignup) => {
    const { name, account_type, cnpj, cpf } = told;
    const known = await users.forLogin(email);
    if (known?.email_verified_at) return accountExistsLetter({ person: known.name, link: `${config.publicUrl}/${queryOf(told)}` });
    if (known) return null;
    if (cnpj !== null && (await companies.isCnpjTaken(cnpj))) return companyExistsLetter({ person: name, cnpj });
    const isTaken = account_type === 'natural_person' && cpf !== null && (await companies.isCpfTaken(cpf));
    return isTaken ? personExistsLetter({ person: name, cpf, link: `${config.publicUrl}/` }) : null;
  };

  /** Keeps what is to become an account, and answers the id of the job that makes it; null of one that was taken before. */
  const ask = async (visitor: Visitor, body: InputOf<typeof signup.create>['body']): Promise<number | null> => {
    const { key, email, password, accepts_terms: _accepted, proposal, ...told } = body;
    const weak = weakPasswordProblem(password, [told.name, email]);
    if (weak) throw invalid({ password: weak });
    await brakes.enter([pairBrake(visitor.info.ip, `signup ${email}`), letterBrake(visitor.info.ip)]);
    const password_hash = await hashPassword(password);
    const proposal_id = await proposals.idOf(proposal);
    return work(visitor, async (tx) => {
      await terms.refuseFormer(tx, told.terms_id);
      const pending = { ...told, proposal_id, ip: visitor.info.ip };
      const id = await signups.put(tx.db, { key, email, pending, password_hash, created_at: tx.now, retention_until: retention(tx.now) });
      if (id === null) return null;
      tx.record({ type: 'signup', id }, { action: 'signup.asked' });
      await jobs.enqueue(tx, SIGNUP_TAKEN, { id } satisfies SignupJob, `signup-${id}-${visitor.info.request_id}`);
      return id;
    });
  };

  const chosen = async (
    waiting: Awaited<ReturnType<typeof signups.waitingPasswords>>,
    { key, password }: { key: string | null; password: string | null },
  ): Promise<string | null> => {
    for (const { key: drawn, password_hash } of waiting)
      if (drawn === key || (password !== null && (await verifyPassword(password, password_hash)))) return password_hash;
    return null;
  };

  const choose = (visitor: Visitor, user_id: number, password_hash: string): Promise<boolean> =>
    work(visitor, async (tx) => {
      const awaited = await signups.takePasswords(tx.db, user_id);
      if (awaited) await users.choosePassword(tx, user_id, password_hash);
      return awaited;
    });

  return {
    lead: async (visitor: Visitor, { body }: InputOf<typeof signup.lead>): Promise<void> => {
      admitLead(visitor);
      await work(visitor, async (tx) => {
        const { referral, ...told } = body;
        const retention_until = retention(tx.now);
        const when = { created_at: tx.now, consented_at: tx.now, retention_until };
        const id = await signups.put(tx.db, { ...told, ...when });
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

    /** A job: what one half of it did the next run does not do again. */
    take: async ({ id }: SignupJob, jobId: string): Promise<void> => {
      const actor = systemActor(jobId);
      const told = await signups.pending(db, id);
      const letter = told && (await refusal(told.email, told.pending));
      if (letter && (await quotas.take(db, [lettersTo('signup', told.email)])))
        await mail.send({ to: told.email, ...written(letter) }, `signup-${jobId}`);
      // Nobody enters until the password is confirmed with the code.
      const password_hash = await hashPassword(newSecret());
      const email = await work(actor, async (tx) => {
        const row = await signups.lockPending(tx.db, id);
        if (!row) return null;
        if (letter) {
          tx.record({ type: 'signup', id }, { action: 'signup.refused' });
          await signups.finish(tx.db, id, null);
          return null;
        }
        // Somebody else was quicker since: the next try tells.
        if (await refusal(row.email, row.pending)) throw new Error(`signup ${id} is to be refused by now`);
        const known = await users.forLogin(row.email);
        await signups.finish(tx.db, id, known?.id ?? (await open(tx, id, { email: row.email, password_hash }, row.pending)));
        return row.email;
      });
      if (email !== null) await verifications.remind(actor, email);
    },

    /** An account on trial, of a doctor who comes for something else than our services and has shown that the e-mail is theirs. */
    openTrial: async (
      tx: Tx,
      owner: NewOwner,
      { phone, terms_id, ip }: { phone: string; terms_id: number; ip: string | null },
    ): Promise<number> => {
      await terms.refuseFormer(tx, terms_id);
      const account = { account_type: 'free_trial' as const, cpf: null, cnpj: null, terms_id, ip };
      const { user_id, company_id } = await openAccount(tx, owner, account);
      await wizards.begin(tx, { company_id, account_type: account.account_type, phone });
      return user_id;
    },

    /** The password of an account that was made without proof of its e-mail: confirmed as a signup's. */
    keepPassword: (tx: Tx, chosen: { key: string; email: string; password_hash: string; user_id: number }): Promise<void> =>
      signups.insertTaken(tx.db, { ...chosen, created_at: tx.now, retention_until: retention(tx.now) }),

    /** Whether somebody chose this password for the account and has not confirmed it yet; null where nobody chose any. */
    waitsFor: async (user_id: number, password: string): Promise<boolean | null> => {
      const waiting = await signups.waitingPasswords(db, user_id);
      return waiting.length === 0 ? null : (await chosen(waiting, { key: null, password })) !== null;
    },

    /** Confirms the e-mail by the code, and with it the password of who shows that they chose it. */
    confirm: async (
      visitor: Visitor,
      { body: { key, code, password } }: InputOf<typeof signup.confirm>,
    ): Promise<{ is_unclaimed: boolean }> => {
      const user_id = await verifications.confirm(visitor, code);
      if (user_id === null) return { is_unclaimed: false };
      const waiting = await signups.waitingPasswords(db, user_id);
      if (waiting.length === 0) return { is_unclaimed: false };
      const password_hash = await chosen(waiting, { key, password });
      if (password_hash === null) return { is_unclaimed: true };
      await choose(visitor, user_id, password_hash);
      return { is_unclaimed: false };
    },

    /** Whoever holds the code has the address, and the account has no password yet: what others chose for it is forgotten. */
    choosePassword: async (visitor: Visitor, { body: { code, password } }: InputOf<typeof signup.choosePassword>): Promise<void> => {
      const user_id = await verifications.confirm(visitor, code);
      if (user_id === null) throw new AppError(422, codedError('code_invalid'));
      const person = await users.find(user_id);
      const weak = weakPasswordProblem(password, [person?.name, person?.email]);
      if (weak) throw invalid({ password: weak });
      if (!(await choose(visitor, user_id, await hashPassword(password)))) throw conflict(HAS_PASSWORD, 'has_password');
    },

    /** Forgets what was kept as long as people agreed to. Run by a job. */
    sweep: (): Promise<void> => signups.deleteExpired(db, clock.now().toISOString()),
  };
};

const HAS_PASSWORD = 'Esta conta já tem uma senha. Entre com ela ou toque em “Esqueci minha senha”.';

const sourceOf = (invitation: object | null): LeadSource => (invitation ? 'referral' : 'signup');

/** What a link brought, on the way to the account that is there already. */
const queryOf = ({ coupon, referral }: PendingSignup): string => {
  const told = Object.entries({ cupom: coupon, indicacao: referral }).filter((pair): pair is [string, string] => pair[1] !== null);
  return told.length > 0 ? `?${new URLSearchParams(told)}` : '';
};

/** A trial says later what it would become. */
const COMPANY_TYPE: Record<AccountType, CompanyType> = {
  new_company: 'new_company',
  migrated_company: 'migrated_company',
  natural_person: 'natural_person',
  free_trial: 'new_company',
};
