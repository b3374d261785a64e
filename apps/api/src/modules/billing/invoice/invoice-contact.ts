import type { SessionUser as Person } from '../../../platform/work/actor.ts';
import type { CompanyService } from '../../company/company/company.service.ts';
import type { UserService } from '../../identity/user/user.service.ts';

export type Contacts = { users: UserService; companies: CompanyService };

/** The person to tell about an invoice: who asked for it, and where staff asked in the company's name its owner. Null when nobody is left. */
export const contactOf = async (
  { users, companies }: Contacts,
  { requested_by, company_id }: { requested_by: number | null; company_id: number },
): Promise<Person | null> => {
  const asker = requested_by === null ? null : await users.find(requested_by);
  const ownerId = asker?.type === 'admin' ? await companies.ownerId(company_id) : null;
  const person = ownerId === null ? asker : await users.find(ownerId);
  return person?.is_active ? person : null;
};
