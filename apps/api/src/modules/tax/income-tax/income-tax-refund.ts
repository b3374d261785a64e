import { inSaoPaulo } from '@esteto/domain/shared/date/date';
import { isDelivered } from '@esteto/domain/tax/income-tax/income-tax-life';
import { refundDayProblem } from '@esteto/domain/tax/income-tax/income-tax-refund';
import type { IncomeTaxRefundForm } from '@esteto/domain/tax/income-tax/income-tax-refund-form';
import { AppError, invalid } from '../../../platform/http/app-error.ts';
import type { Row } from '../../../platform/work/record-table.ts';
import type { Tx } from '../../../platform/work/work.ts';
import { incomeTaxes as table } from '../../../tables/income-tax/income-tax.tables.ts';

type Return = Row<typeof table>;

/** What is told of the refund of a return that was delivered: by the team, or by its person. */
export const noteRefund = async (tx: Tx, before: Return, refund: Partial<Omit<IncomeTaxRefundForm, 'version'>>): Promise<void> => {
  if (!isDelivered(before.status) || before.result !== 'to_refund')
    throw new AppError(422, { message: 'Só uma declaração entregue e com imposto a restituir tem restituição.', code: 'no_refund' });
  const day = refund.refund_received_on;
  const transmitted_on = before.transmitted_at && inSaoPaulo(before.transmitted_at).date;
  const problem = day && refundDayProblem(day, { today: tx.today, transmitted_on });
  if (problem) throw invalid({ refund_received_on: problem });
  const refund_received_amount = day ? refund.refund_received_amount : null;
  await tx.change(table, before, { ...refund, refund_received_amount }, { action: 'income_tax.refund_noted' });
};
