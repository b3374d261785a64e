import { type BoletoPaperActor, boletoPaperMachine } from '@esteto/domain/money/boleto-paper/boleto-paper-life';
import { isUseless, unreadPaperWords } from '@esteto/domain/money/boleto-paper/paper-fields';
import { type ReceiptForm, receiptForm } from '@esteto/domain/month/receipt/receipt-form';
import { noneWords } from '@esteto/domain/month/receipt/receipt-matches';
import { NO_READING } from '@esteto/domain/month/receipt/receipt-reading';
import { parse } from '@esteto/domain/shared/schema/parse';
import type { Deps } from '../../../../deps.ts';
import { AppError, invalid } from '../../../../platform/http/app-error.ts';
import type { Row } from '../../../../platform/work/record-table.ts';
import type { Tx } from '../../../../platform/work/work.ts';
import { boletoPapers as table } from '../../../../tables/boleto-paper/boleto-paper.tables.ts';
import type { ClosingService } from '../../../month/closing/closing.service.ts';
import type { MonthlyObligationService } from '../../../month/monthly-obligation/monthly-obligation.service.ts';
import * as receipts from './receipt-paper.repository.ts';

type Paper = Row<typeof table>;

export type DeliveryParts = Pick<Deps, 'files'> & {
  monthlyObligations: Pick<MonthlyObligationService, 'deliverBy'>;
  closings: Pick<ClosingService, 'noteExtract'>;
};

/**
 * The obligation that a receipt proves, delivered with it; its id. The extract of the PGDAS-D tells the month's closing its three values, and is evidence of a
 * month that was delivered before.
 */
export const deliverIn = async (
  { files, monthlyObligations, closings }: DeliveryParts,
  tx: Tx,
  before: Paper,
  { form, by }: { form: ReceiptForm; by: BoletoPaperActor },
): Promise<number> => {
  const { unread, file_id, receipt } = before;
  if (unread && isUseless(unread)) throw new AppError(422, { message: unreadPaperWords[unread], code: 'illegal_transition' });
  const { company_id, rule_key, rule_id, competence, delivered_on, protocol_number } = form;
  const obligation = await receipts.obligationOf(tx.db, form);
  if (!obligation || !file_id) {
    const rule_name = rule_id === null ? null : await receipts.ruleName(tx.db, rule_id);
    throw new AppError(422, { message: noneWords({ rule_key, rule_name }, competence), code: 'nothing_to_do' });
  }
  const official = receipt?.official && isOfThis(receipt, form) ? receipt.official : null;
  await tx.move(table, boletoPaperMachine, before, { action: 'deliver', by }, async () => {
    await files.giveTo(tx, file_id, company_id);
    const is_evidence = receipt?.kind === 'pgdas_extract' && rule_key === 'pgdas';
    await monthlyObligations.deliverBy(tx, obligation.id, { delivered_on, protocol_number, file_id, is_evidence });
    if (official) await closings.noteExtract(tx, { company_id, month: competence, official, file_id });
    const said = { ...(receipt ?? NO_READING), rule_key, rule_id, competence, protocol_number, delivered_on };
    return {
      company_id,
      competence,
      obligation_id: obligation.id,
      sort: 'receipt' as const,
      receipt: said,
      receipt_doubts: {},
      refusal: null,
      words: null,
    };
  });
  return obligation.id;
};

/** Values that were read of one month go to no other. */
const isOfThis = (receipt: NonNullable<Paper['receipt']>, form: ReceiptForm): boolean =>
  form.rule_key === 'pgdas' && receipt.competence === form.competence;

/** What was read of a receipt as a person would deliver it; refused where a field is missing. */
export const receiptFormOf = ({ company_id, receipt }: Paper, today: string): ReceiptForm => {
  const { rule_key, rule_id, competence, delivered_on, protocol_number } = receipt ?? NO_READING;
  const parsed = parse(receiptForm, { company_id, rule_key, rule_id, competence, delivered_on, protocol_number }, { today });
  if (parsed.ok) return parsed.value;
  throw invalid(parsed.errors);
};
