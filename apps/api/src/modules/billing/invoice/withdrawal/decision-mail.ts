import { type Decision, decisionLetter } from '@esteto/mail/invoice/decision-letter';
import { written } from '@esteto/mail/letter/written';
import type { Deps } from '../../../../deps.ts';
import type { Tx } from '../../../../platform/work/work.ts';
import type { InvoiceRecord } from '../../../../tables/invoice/invoice.tables.ts';
import { withParties } from '../invoice.repository.ts';
import { type Contacts, contactOf } from '../invoice-contact.ts';
import { invoiceLink } from '../invoice-link.ts';

export const DECISION_MAIL = 'invoice.decision-mail';

export type DecisionMail = { invoice_id: number; decided_at: string };

/** Once the transaction is committed, whose invoice it is hears what was decided in it. */
export const tellDecision = (jobs: Deps['jobs'], tx: Tx, invoice_id: number): Promise<unknown> =>
  jobs.enqueue(tx, DECISION_MAIL, { invoice_id, decided_at: tx.now }, keyOf({ invoice_id, decided_at: tx.now }));

const keyOf = ({ invoice_id, decided_at }: DecisionMail): string => `invoice-${invoice_id}-decision-${decided_at}`;

/** Tells whose invoice it is what staff decided: that it was discarded, or cancelled, or stays in force. A job. */
export const sendDecisionMail = async (
  { db, mail, config, ...contacts }: Pick<Deps, 'db' | 'mail' | 'config'> & Contacts,
  job: DecisionMail,
): Promise<void> => {
  const { invoice_id } = job;
  const { invoice, client, company } = await withParties(db, 'every_company', invoice_id);
  const person = await contactOf(contacts, invoice);
  const decision = decisionOf(invoice);
  if (!person || !decision) return;
  await mail.send(
    {
      to: person.email,
      ...written(
        decisionLetter({
          ...decision,
          person: person.name,
          company: company.name,
          client: client.name,
          competence: invoice.competence,
          link: invoiceLink(config, company.id, invoice_id),
        }),
      ),
    },
    keyOf(job),
  );
};

const decisionOf = ({
  status,
  discard_reason,
  cancel_text,
  cancel_answer,
  cancel_event_status,
  last_rejection_message,
}: InvoiceRecord): { decision: Decision; reason: string | null } | null => {
  if (status === 'discarded') return { decision: 'discarded', reason: discard_reason };
  if (status === 'cancelled') return { decision: 'cancelled', reason: cancel_text };
  if (cancel_event_status !== 'denied') return null;
  return { decision: 'cancel_denied', reason: cancel_answer ?? last_rejection_message };
};
