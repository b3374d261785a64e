import { suspendedLetter } from '@esteto/mail/invoice/suspended-letter';
import { written } from '@esteto/mail/letter/written';
import type { Deps } from '../../../../deps.ts';
import { invoiceLink } from '../invoice-link.ts';
import { suspendedNotice } from './invoice-recurrence.repository.ts';

export const SUSPENDED_MAIL = 'invoice-recurrences.suspended-mail';

export type SuspendedMail = { recurrence_id: number };

/** Tells whoever asked, and the company's owners, that a month was not asked for. A job: one that runs again meanwhile is not told of. */
export const sendSuspendedMail = async (
  { db, mail, config }: Pick<Deps, 'db' | 'mail' | 'config'>,
  { recurrence_id }: SuspendedMail,
): Promise<void> => {
  const { recurrence, client_name, company_name, invoice_id, emails } = await suspendedNotice(db, recurrence_id);
  if (recurrence.status !== 'paused' || recurrence.pause_reason === null || emails.length === 0) return;
  const { company_id, version, pause_reason } = recurrence;
  await mail.send(
    {
      to: emails,
      ...written(
        suspendedLetter({
          company: company_name,
          client: client_name,
          reason: pause_reason,
          link: invoiceLink(config, company_id, invoice_id),
        }),
      ),
    },
    `invoice-recurrence-${recurrence_id}-${version}`,
  );
};
