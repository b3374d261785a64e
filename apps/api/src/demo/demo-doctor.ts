import type { CompanyStanding } from '@esteto/domain/company/company/company-may';
import { searchKey } from '@esteto/domain/shared/text/text';
import { type CompanyActor, type SessionUser, systemActor } from '../platform/work/actor.ts';

/** Every doctor of the demo data has an address made of their name. */
export const demoEmail = (name: string): string => `${searchKey(name).replaceAll(' ', '.')}@demo.test`;

/** How the companies of the demo data stand that work. */
export const AT_WORK = {
  type: 'new_company',
  accounting_status: 'active',
  company_status: null,
  wizard_step: 'finished',
  has_document: true,
  has_plan: true,
} as const satisfies CompanyStanding;

/** A doctor at what is theirs, whatever the company. */
export const doctorActor = (user: SessionUser): CompanyActor => ({
  ...systemActor('demo'),
  user,
  session_id: 0,
  company: { company_id: 0, user_type: 'partner', is_owner: true, permissions: [], ...AT_WORK },
});
