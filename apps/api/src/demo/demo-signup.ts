import type { AccountType } from '@esteto/domain/company/company/wizard';
import type { SignupService } from '../modules/opening/signup/signup.service.ts';
import { type SessionUser, systemActor } from '../platform/work/actor.ts';
import { demoCnpj, demoCpf } from './demo-documents.ts';
import type { Stage } from './demo-stage.ts';

type Asked = Parameters<SignupService['ask']>[1];

/** `index`: what documents, telephone and keys follow from. */
type SigningUp = Pick<Asked, 'name' | 'referral' | 'simulation'> & { account_type: AccountType; index: number };

const visitor = systemActor('demo');

export const keyOf = (kind: string, index: number): string => `demo-${kind}-${String(index).padStart(12, '0')}`;

export const mailOf = (name: string): string =>
  `${name
    .normalize('NFD')
    .replaceAll(/[^\w ]/g, '')
    .toLowerCase()
    .replaceAll(' ', '.')}@demo.test`;

/** Somebody signs up; answers them and their company, null where they are known already. */
export const signUp = async (
  { modules: { signups, terms, users, companies } }: Stage,
  { name, account_type, index, referral, simulation }: SigningUp,
): Promise<{ id: number; user: SessionUser } | null> => {
  const email = mailOf(name);
  const id = await signups.ask(visitor, {
    key: keyOf('signup', index),
    name,
    email,
    password: 'cavalo bateria grampo',
    phone: `1198551${String(1000 + index)}`,
    account_type,
    cpf: account_type === 'natural_person' ? demoCpf(760 + index) : null,
    cnpj: account_type === 'migrated_company' ? demoCnpj(860 + index) : null,
    accepts_terms: true,
    terms_id: (await terms.current()).id,
    coupon: null,
    referral,
    proposal: null,
    simulation,
  });
  if (id === null) return null;
  await signups.take({ id }, keyOf('take', index));
  const user = await users.forLogin(email);
  const [company] = user ? await companies.ofPerson(user.id) : [];
  return user && company ? { id: company.id, user } : null;
};
