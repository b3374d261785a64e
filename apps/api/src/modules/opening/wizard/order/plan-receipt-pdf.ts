import { planPaymentWayLabel } from '@esteto/domain/opening/wizard/plan-payment-life';
import { formatDateFull, inSaoPaulo } from '@esteto/domain/shared/date/date';
import { formatDocument } from '@esteto/domain/shared/document/document';
import { formatMoney } from '@esteto/domain/shared/money/money';
import { notFound } from '../../../../platform/http/app-error.ts';
import type { FileBytes } from '../../../../platform/http/bind.ts';
import { createSheet } from '../../../../platform/pdf/sheet.ts';
import type { planPayments } from '../../../../tables/wizard/plan-payment.tables.ts';

type Payment = Pick<typeof planPayments.$inferSelect, 'id' | 'amount' | 'way' | 'paid_on' | 'decided_at' | 'receipt'>;

/** The receipt of a payment that was confirmed, drawn when it is asked for; the same payment gives the same bytes. 404 before. */
export const planReceiptPdf = async ({ id, amount, way, paid_on, decided_at, receipt }: Payment): Promise<FileBytes> => {
  if (!receipt || !decided_at) throw notFound();
  const { payer, document, plan } = receipt;
  const confirmed = inSaoPaulo(decided_at).date;
  const sheet = createSheet({ title: `${TITLE} ${id}`, date: new Date(decided_at) });
  sheet.heading(TITLE, `Número ${id} · ${formatDateFull(confirmed)}`);
  sheet.paragraph(`Recebemos de ${payer} o valor de ${formatMoney(amount)}, referente ao primeiro pagamento do plano ${plan}.`);
  sheet.facts([
    { label: 'De', value: payer, span: 6 },
    { label: 'CPF ou CNPJ', value: document ? formatDocument(document) : '', span: 3 },
    { label: 'Forma', value: planPaymentWayLabel[way], span: 3 },
  ]);
  sheet.facts([
    { label: 'Pago em', value: paid_on ? formatDateFull(paid_on) : '', span: 6 },
    { label: 'Confirmado em', value: formatDateFull(confirmed), span: 6 },
  ]);
  sheet.amounts('Valores', [{ label: `Plano ${plan}`, value: formatMoney(amount), strong: true }]);
  return { bytes: await sheet.finish(FOOT), mime: 'application/pdf', name: `recibo-plano-${id}.pdf` };
};

const TITLE = 'Recibo de pagamento';
const FOOT = 'Esteto · Este recibo prova o pagamento do plano. A nota fiscal do serviço é um documento à parte.';
