import { searchKey } from '@esteto/domain/shared/text/text';
import { type CompanyActor, type SessionUser, systemActor } from '../platform/work/actor.ts';

/** Every doctor of the demo data has an address made of their name. */
export const demoEmail = (name: string): string => `${searchKey(name).replaceAll(' ', '.')}@demo.test`;

/** A doctor at what is theirs, whatever the company. */
export const doctorActor = (user: SessionUser): CompanyActor => ({
  ...systemActor('demo'),
  user,
  session_id: 0,
  company: { company_id: 0, user_type: 'partner', is_owner: true, permissions: [], accounting_status: 'active', wizard_step: 'finished' },
});
