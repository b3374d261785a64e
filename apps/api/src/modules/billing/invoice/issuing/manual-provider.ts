import { dueBeforeIssueProblem, issueDateProblem } from '@esteto/domain/billing/invoice/invoice-dates';
import { inSaoPaulo } from '@esteto/domain/shared/date/date';
import { invalid } from '../../../../platform/http/app-error.ts';
import { refuseTaken } from '../../../../platform/work/taken.ts';
import type { Tx } from '../../../../platform/work/work.ts';
import type { InvoiceRecord } from '../../../../tables/invoice/invoice.tables.ts';
import { move } from '../invoice-move.ts';
import { partiesAtIssue } from '../parties-at-issue.ts';
import { cancellation } from './cancellation.ts';
import type { InvoiceProvider, IssuedByHand } from './invoice-provider.ts';

const numberTaken = { constraint: 'invoices_company_number', field: 'number', message: 'Esta empresa já tem uma nota com este número.' };

/** The analyst issues and cancels on the city's own page, and copies here what came of it. */
export const manualProvider: InvoiceProvider = {
  adapter: 'manual',
  environment: () => 'production',
  check: () => [],

  issue: async (tx, invoice, facts, form) => {
    const values = { ...issued(tx, invoice, form), parties_at_issue: partiesAtIssue(facts) };
    await refuseTaken(numberTaken, () => move(tx, invoice, { action: 'issue', by: 'staff', reason: form.reason, values }));
    return null;
  },

  cancel: async (tx, invoice, _facts, form) => {
    const values = { ...cancellation(invoice, form), cancel_event_status: 'done', cancelled_at: tx.now } as const;
    await move(tx, invoice, { action: 'cancel', by: 'staff', reason: form.justification, values });
    return null;
  },
};

const issued = (tx: Tx, before: InvoiceRecord, form: IssuedByHand) => {
  const { reason: _inHistory, ...copied } = form;
  const issue_date = form.issue_date ?? tx.today;
  const requested_on = inSaoPaulo(before.requested_at).date;
  const problem = issueDateProblem(issue_date, requested_on, tx.today) ?? dueBeforeIssueProblem(issue_date, before.due_date);
  if (problem) throw invalid({ issue_date: problem });
  return { ...copied, issue_date, authorized_at: tx.now, responsible_id: before.responsible_id ?? tx.actor.user?.id ?? null };
};
