import { basePath } from '@esteto/domain/route/base-paths';
import { formatCompetence } from '@esteto/domain/shared/date/competence';
import type { Deps } from '../../../deps.ts';
import type { Tx } from '../../../platform/work/work.ts';
import { withParties } from '../invoice.repository.ts';
import type { InvoiceRecord } from '../invoice.tables.ts';
import { type Contacts, contactOf } from '../invoice-contact.ts';

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
      subject: `${decision.subject}: nota para ${client.name}`,
      text: [
        `Olá, ${person.name.split(' ')[0]}.`,
        '',
        `A nota de ${company.name} para ${client.name} (competência ${formatCompetence(invoice.competence)}) ${decision.said}`,
        ...(decision.reason ? ['', `Motivo: ${decision.reason}`] : []),
        '',
        'Veja a nota:',
        `${config.publicUrl}${basePath.professional}/faturamento/contas-a-receber/empresa/${company.id}/detalhes/${invoice_id}?empresa=${company.id}`,
        '',
        'Esteto',
      ].join('\n'),
    },
    keyOf(job),
  );
};

type Decision = { subject: string; said: string; reason: string | null };

const decisionOf = ({
  status,
  discard_reason,
  cancel_text,
  cancel_answer,
  cancel_event_status,
  last_rejection_message,
}: InvoiceRecord): Decision | null => {
  if (status === 'discarded') return { subject: 'Solicitação descartada', said: 'não será emitida.', reason: discard_reason };
  if (status === 'cancelled') return { subject: 'Nota cancelada', said: 'foi cancelada e não vale mais.', reason: cancel_text };
  if (cancel_event_status !== 'denied') return null;
  return { subject: 'Cancelamento negado', said: 'não foi cancelada e continua valendo.', reason: cancel_answer ?? last_rejection_message };
};
