import { formatPhone } from '../../shared/document/phone.ts';

/** What a lead is called: what it is known by. */
export const leadTitle = ({ name, email, phone }: { name: string | null; email: string | null; phone: string | null }): string =>
  name ?? email ?? (phone ? formatPhone(phone) : 'Sem nome');
