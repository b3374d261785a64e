import type { IncomeTaxResultForm } from '@esteto/domain/tax/income-tax/income-tax-form';
import { approvedFigureChange, YEAR_FIGURES } from '@esteto/domain/tax/income-tax/year-figures';
import { invalid } from '../../../platform/http/app-error.ts';
import type { Row } from '../../../platform/work/record-table.ts';
import type { Tx } from '../../../platform/work/work.ts';
import type { incomeTaxes } from '../../../tables/income-tax/income-tax.tables.ts';
import * as papers from './income-tax-papers.repository.ts';

type Return = Row<typeof incomeTaxes>;

/** What is kept of a result that the team notes; refused where its person approved or sent another. */
export const resultOf = async (tx: Tx, before: Return, form: IncomeTaxResultForm): Promise<IncomeTaxResultForm> => {
  refuseApproved(before, form);
  if (before.transmitted_at !== null) await refuseSent(tx, before, form);
  return onlyOf(form);
};

/** What was approved is what goes out: it changes only after it went back. */
const APPROVED_FIELDS = ['result', 'tax_due', 'quotas_count', 'refund_amount', 'uses_simplified', ...YEAR_FIGURES] as const;

const refuseApproved = (before: Return, form: IncomeTaxResultForm): void => {
  if (before.status !== 'awaiting_approval') return;
  const after = onlyOf(form);
  const changed = APPROVED_FIELDS.find((field) => after[field] !== before[field]);
  if (changed)
    throw invalid({ [changed]: 'O cliente está com esta declaração para aprovar. Devolva ao preenchimento antes de mudar o resultado.' });
};

/** The figures that its person approved stand in what went out; of a return that tells none they may be noted later. */
const refuseSent = async (tx: Tx, before: Return, form: IncomeTaxResultForm): Promise<void> => {
  const approval = await papers.lastApproval(tx.db, before.id);
  const changed = approval && approvedFigureChange(before, form, approval.text);
  if (changed) throw invalid({ [changed]: 'Este valor foi aprovado e transmitido. O que muda depois vai em uma retificadora.' });
};

/** The form with only those amounts that its result has. */
const onlyOf = ({ tax_due, quotas_count, refund_amount, ...form }: IncomeTaxResultForm): IncomeTaxResultForm => ({
  ...form,
  tax_due: form.result === 'to_pay' ? tax_due : null,
  quotas_count: form.result === 'to_pay' ? quotas_count : null,
  refund_amount: form.result === 'to_refund' ? refund_amount : null,
});
