import type { InvoiceSubstituteForm } from '@esteto/domain/billing/invoice/invoice-cancel-form';
import { invoiceMachine } from '@esteto/domain/billing/invoice/invoice-life';
import { AppError } from '../../../../platform/http/app-error.ts';
import { legalWay } from '../../../../platform/work/move.ts';
import type { Values } from '../../../../platform/work/record-table.ts';
import type { Tx } from '../../../../platform/work/work.ts';
import { type InvoiceRecord, invoices } from '../../../../tables/invoice/invoice.tables.ts';
import { move } from '../invoice-move.ts';
import { hasOpenSubstitute } from './issuing.repository.ts';

/** Opens the note that is to take another's place: the same content, for staff to mend and issue. The other stays in force until then. */
export const openSubstitute = async (
  tx: Tx,
  original: InvoiceRecord,
  { reason, justification }: InvoiceSubstituteForm,
): Promise<InvoiceRecord> => {
  legalWay(invoiceMachine, original.status, { action: 'replace', by: 'staff' });
  if (await hasOpenSubstitute(tx.db, original))
    throw new AppError(422, { message: 'Já há uma nota aberta para o lugar desta. Emita ou descarte aquela.', code: 'substitute_open' });
  const values = {
    ...contentOf(original),
    substitutes_invoice_id: original.id,
    substitution_reason: reason,
    substitution_text: justification,
  };
  const { company_id } = original;
  const status = { status: 'in_preparation', status_at: tx.now, requested_at: tx.now } as const;
  return tx.insert(invoices, { ...values, ...status }, { action: 'invoice.substitution_started', company_id, reason: justification });
};

/** Once the new note is in force, the one whose place it takes is not. One that was cancelled or paid meanwhile stays as it is. */
export const replaceOriginal = async (tx: Tx, successor: InvoiceRecord): Promise<void> => {
  const { substitutes_invoice_id: id, substitution_reason, substitution_text } = successor;
  if (id === null) return;
  const original = await tx.lock(invoices, { id, version: null, scope: undefined });
  if (!invoiceMachine.legalActions(original.status).includes('replace')) return;
  const values = { substituted_by_id: successor.id, substitution_reason, substitution_text };
  await move(tx, original, { action: 'replace', by: 'system', reason: substitution_text, values });
};

const contentOf = (invoice: InvoiceRecord): Values<typeof invoices> => ({
  company_id: invoice.company_id,
  client_id: invoice.client_id,
  requested_by: invoice.requested_by,
  responsible_id: invoice.responsible_id,
  status: invoice.status,
  status_at: invoice.status_at,
  requested_at: invoice.requested_at,
  competence: invoice.competence,
  due_date: invoice.due_date,
  simples_option: invoice.simples_option,
  simples_apuration: invoice.simples_apuration,
  special_regime: invoice.special_regime,
  service_place_ibge: invoice.service_place_ibge,
  national_tax_code: invoice.national_tax_code,
  municipal_tax_code: invoice.municipal_tax_code,
  nbs_code: invoice.nbs_code,
  cnae: invoice.cnae,
  description: invoice.description,
  internal_code: invoice.internal_code,
  notes: invoice.notes,
  gross_amount: invoice.gross_amount,
  unconditional_discount: invoice.unconditional_discount,
  conditional_discount: invoice.conditional_discount,
  deduction_reduction: invoice.deduction_reduction,
  iss_base: invoice.iss_base,
  iss_rate: invoice.iss_rate,
  iss_amount: invoice.iss_amount,
  iss_withheld: invoice.iss_withheld,
  irrf: invoice.irrf,
  inss_withheld: invoice.inss_withheld,
  csrf_withheld_total: invoice.csrf_withheld_total,
  other_withholdings: invoice.other_withholdings,
  withheld_total: invoice.withheld_total,
  net_amount: invoice.net_amount,
  approx_tax_pct: invoice.approx_tax_pct,
  intermediary_id: invoice.intermediary_id,
  suspension_type: invoice.suspension_type,
  suspension_process: invoice.suspension_process,
  ibscbs_indicator: invoice.ibscbs_indicator,
});
