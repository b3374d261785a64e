import type { CompanyType } from '@esteto/domain/company/company/company-kinds';
import { type AccountType, nextWizardStep } from '@esteto/domain/company/company/wizard';
import type { LeadSource } from '@esteto/domain/opening/lead/lead-source';
import { SIGNUP_RETENTION_MONTHS } from '@esteto/domain/opening/signup/signup-form';
import { emptyAddress } from '@esteto/domain/shared/document/address';
import { written } from '@esteto/mail/letter/written';
import { accountExistsLetter } from '@esteto/mail/user/account-exists-letter';
import { companyExistsLetter } from '@esteto/mail/user/company-exists-letter';
import { personExistsLetter } from '@esteto/mail/user/person-exists-letter';
import type { Deps } from '../../../deps.ts';
import { monthsAfter } from '../../../platform/clock/months-after.ts';
import { letterQuotas, lettersTo } from '../../../platform/mail/letter-quota.ts';
import { hashPassword } from '../../../platform/sessions/password.ts';
import { newSecret } from '../../../platform/sessions/secret.ts';
import { systemActor } from '../../../platform/work/actor.ts';
import type { Tx } from '../../../platform/work/work.ts';
import type { PendingSignup } from '../../../tables/signup/signup.tables.ts';
import type { CompanyService } from '../../company/company/company.service.ts';
import type { EmailVerificationService } from '../../identity/email-verification/email-verification.service.ts';
import type { TermsService } from '../../identity/terms-of-service/terms-of-service.service.ts';
import type { UserService } from '../../identity/user/user.service.ts';
import type { LeadService } from '../lead/lead.service.ts';
import type { ReferralService } from '../referral/referral.service.ts';
import type { WizardService } from '../wizard/wizard.service.ts';
import type { BroughtService } from './brought.service.ts';
import * as signups from './signup.repository.ts';

// The account that a signup becomes: made by a job, unless the person, or the company, has one.

export type SignupJob = { id: number };
type NewOwner = { name: string; email: string; password_hash: string; email_verified_at?: string };

/** What an account is made of. */
type Accounts = {
  users: Pick<UserService, 'addOnce'>;
  companies: Pick<CompanyService, 'add' | 'join'>;
  terms: Pick<TermsService, 'acceptFor' | 'refuseFormer'>;
  wizards: Pick<WizardService, 'begin'>;
  leads: Pick<LeadService, 'signedUp'>;
  referrals: Pick<ReferralService, 'read' | 'note'>;
  brought: Pick<BroughtService, 'take' | 'brought'>;
};
type Refusing = Pick<Deps, 'config'> & {
  users: Pick<UserService, 'forLogin'>;
  companies: Pick<CompanyService, 'isCnpjTaken' | 'isCpfTaken'>;
};
type Making = Accounts &
  Refusing &
  Pick<Deps, 'db' | 'work' | 'clock' | 'mail'> & { verifications: Pick<EmailVerificationService, 'remind'> };

/** How long what somebody told is kept. */
export const retention = (now: string): string => monthsAfter(now, SIGNUP_RETENTION_MONTHS);

export const sourceOf = (invitation: object | null): LeadSource => (invitation ? 'referral' : 'signup');

/** Makes the account, or writes to the e-mail why there is none. A job: what one half of it did the next run does not do again. */
export const take =
  (parts: Making) =>
  async ({ id }: SignupJob, jobId: string): Promise<void> => {
    const actor = systemActor(jobId);
    const signup = await signups.pending(parts.db, id);
    const letter = signup && (await refusal(parts, signup.email, signup.pending));
    if (letter && (await letterQuotas(parts).take(parts.db, [lettersTo('signup', signup.email)])))
      await parts.mail.send({ to: signup.email, ...written(letter) }, `signup-${jobId}`);
    // Nobody enters until the password is confirmed with the code.
    const password_hash = await hashPassword(newSecret());
    const email = await parts.work(actor, async (tx) => {
      const row = await signups.lockPending(tx.db, id);
      if (!row) return null;
      if (letter) {
        tx.record({ type: 'signup', id }, { action: 'signup.refused' });
        await signups.finish(tx.db, id, null);
        return null;
      }
      // Somebody else was quicker since: the next try tells.
      if (await refusal(parts, row.email, row.pending)) throw new Error(`signup ${id} is to be refused by now`);
      const account = await parts.users.forLogin(row.email);
      await signups.finish(tx.db, id, account?.id ?? (await open(parts, tx, id, { email: row.email, password_hash }, row.pending)));
      return row.email;
    });
    if (email !== null) await parts.verifications.remind(actor, email);
  };

/** An account on trial, of a doctor who comes for something else than our services and has shown that the e-mail is theirs. */
export const openTrial =
  (parts: Pick<Accounts, 'users' | 'companies' | 'terms' | 'wizards'>) =>
  async (tx: Tx, owner: NewOwner, { phone, terms_id, ip }: { phone: string; terms_id: number; ip: string | null }): Promise<number> => {
    await parts.terms.refuseFormer(tx, terms_id);
    const account = { account_type: 'free_trial' as const, cpf: null, cnpj: null, terms_id, ip };
    const { user_id, company_id } = await openAccount(parts, tx, owner, account);
    await parts.wizards.begin(tx, { company_id, account_type: account.account_type, phone });
    return user_id;
  };

/** Why there is to be no account, told to the e-mail only; null when there is to be one. */
const refusal = async ({ config, users, companies }: Refusing, email: string, pending: PendingSignup) => {
  const { name, account_type, cnpj, cpf } = pending;
  const account = await users.forLogin(email);
  if (account?.email_verified_at) return accountExistsLetter({ person: account.name, link: `${config.publicUrl}/${queryOf(pending)}` });
  if (account) return null;
  if (cnpj !== null && (await companies.isCnpjTaken(cnpj))) return companyExistsLetter({ person: name, cnpj });
  const isTaken = account_type === 'natural_person' && cpf !== null && (await companies.isCpfTaken(cpf));
  return isTaken ? personExistsLetter({ person: name, cpf, link: `${config.publicUrl}/` }) : null;
};

/** What a link brought, on the way to the account that is there already. */
const queryOf = ({ coupon, referral }: PendingSignup): string => {
  const params = Object.entries({ cupom: coupon, indicacao: referral }).filter((pair): pair is [string, string] => pair[1] !== null);
  return params.length > 0 ? `?${new URLSearchParams(params)}` : '';
};

const open = async (
  parts: Accounts,
  tx: Tx,
  id: number,
  { email, password_hash }: { email: string; password_hash: string },
  pending: PendingSignup,
): Promise<number> => {
  const { name, account_type, phone } = pending;
  const { user_id, company_id } = await openAccount(parts, tx, { name, email, password_hash }, pending);
  const offer = await parts.brought.take(tx, pending.proposal_id, company_id);
  const invitation = await parts.referrals.read(tx, pending.referral, user_id);
  const arrival = { source: sourceOf(invitation), email, name, phone, retention_until: retention(tx.now) };
  const lead_id = await parts.leads.signedUp(tx, { ...arrival, company_id, lead_id: offer?.lead_id ?? null });
  if (invitation) await parts.referrals.note(tx, lead_id, invitation);
  const brought = await parts.brought.brought(tx, { ...pending, lead_id, offer });
  await parts.wizards.begin(tx, { ...brought, company_id, account_type, phone });
  tx.record({ type: 'signup', id }, { action: 'signup.finished', company_id });
  return user_id;
};

/** Person, company, what ties them, and what they agreed to. */
const openAccount = async (
  { users, companies, terms }: Pick<Accounts, 'users' | 'companies' | 'terms'>,
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

/** A trial says later what it would become. */
const COMPANY_TYPE: Record<AccountType, CompanyType> = {
  new_company: 'new_company',
  migrated_company: 'migrated_company',
  natural_person: 'natural_person',
  free_trial: 'new_company',
};
