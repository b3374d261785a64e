import type { Rejection } from '@esteto/domain/billing/nfse/rejection';
import type { Deps } from '../../../../../deps.ts';
import { systemActor } from '../../../../../platform/work/actor.ts';
import type { Tx } from '../../../../../platform/work/work.ts';
import { type InvoiceRecord, invoices } from '../../../../../tables/invoice/invoice.tables.ts';
import type { IssuingAttempt } from '../../../../../tables/invoice/issuing.tables.ts';
import type { Note } from '../../danfse/note.ts';
import { ISSUED_MAIL } from '../../invoice-mail.ts';
import { move } from '../../invoice-move.ts';
import { tellDecision } from '../../withdrawal/decision-mail.ts';
import { settle } from '../issuing.repository.ts';
import { replaceOriginal } from '../substitution.ts';

export type Outcome =
  | { kind: 'issued'; note: Note; xml: string }
  | { kind: 'cancelled'; access_key: string }
  | { kind: 'rejected'; refusal: Rejection };

type Storing = Pick<Deps, 'work' | 'files' | 'jobs'>;

/** Stores what the emitter made of an attempt, once, however many hear of it. The invoice is locked first, as everywhere. */
export const storeOutcome = (
  { work, files, jobs }: Storing,
  attempt: IssuingAttempt,
  outcome: Outcome,
  request_id: string,
): Promise<void> =>
  work(systemActor(request_id), async (tx) => {
    const invoice = await tx.lock(invoices, { id: attempt.invoice_id, version: null, scope: undefined });
    if (outcome.kind === 'rejected') {
      const { refusal } = outcome;
      if (!(await settle(tx, attempt.id, { state: 'rejected', refusal }))) return;
      await reject(tx, invoice, attempt, refusal);
      if (attempt.kind === 'cancel') await tellDecision(jobs, tx, invoice.id);
      return;
    }
    await tx.fromOutside();
    const access_key = outcome.kind === 'issued' ? outcome.note.access_key : outcome.access_key;
    if (!(await settle(tx, attempt.id, { state: 'confirmed', access_key }))) return;
    if (outcome.kind === 'cancelled') {
      await move(tx, invoice, { action: 'cancel', by: 'system', values: { cancelled_at: tx.now, cancel_event_status: 'done' } });
      await tellDecision(jobs, tx, invoice.id);
      return;
    }
    const { note, xml } = outcome;
    const file = { bytes: Buffer.from(xml, 'utf8'), mime: 'application/xml', name: `nfse-${note.number}.xml` };
    const xml_file_id = await files.keepOwn(tx, file, attempt.company_id);
    await move(tx, invoice, {
      action: 'authorize',
      by: 'system',
      values: { ...identityOf(attempt, note), xml_file_id, authorized_at: tx.now },
    });
    await replaceOriginal(tx, invoice);
    await jobs.enqueue(tx, ISSUED_MAIL, { invoice_id: invoice.id }, `invoice-${invoice.id}-issued`);
  });

const identityOf = ({ environment, series, number, document_id }: IssuingAttempt, note: Note) => ({
  number: note.number,
  access_key: note.access_key,
  issue_date: note.issue_date,
  environment,
  emitter_process: 'national_api' as const,
  dps_series: series ?? 1,
  dps_number: number,
  dps_id: document_id,
});

const reject = async (tx: Tx, invoice: InvoiceRecord, { kind }: IssuingAttempt, { code, message }: Rejection): Promise<void> => {
  if (kind === 'cancel') {
    await move(tx, invoice, {
      action: 'deny_cancellation',
      by: 'system',
      reason: message,
      values: { cancel_event_status: 'denied', last_rejection_code: code, last_rejection_message: message },
    });
    return;
  }
  await move(tx, invoice, {
    action: 'reject',
    by: 'system',
    reason: message,
    values: {
      last_rejection_code: code,
      last_rejection_message: message,
      rejection_history: [...invoice.rejection_history, { code, message, at: tx.now }],
    },
  });
};
