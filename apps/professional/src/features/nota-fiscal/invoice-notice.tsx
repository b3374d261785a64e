import type { InvoiceDetail } from '@esteto/contract/billing/invoice-answer';
import { cancelReasonLabel } from '@esteto/domain/billing/invoice/invoice-record';
import { isIssued } from '@esteto/domain/billing/invoice/invoice-status';
import { substitutionReasonLabel } from '@esteto/domain/billing/nfse/dps';
import { ButtonLink } from '@esteto/ui/components/button/button-link.tsx';
import { Banner } from '@esteto/ui/components/states/banner.tsx';
import { path } from '../../path.ts';

/** What a doctor is to know before all else: why a note was refused or cancelled, and which note stands in whose place. */
export const InvoiceNotice = ({ invoice }: { invoice: InvoiceDetail }) => {
  const { status, cancel_reason, cancel_text, cancel_event_status, substitutes_invoice_id, substituted_by_id, open_substitute_id } =
    invoice;
  if (status === 'rejected')
    return (
      <Banner tone="attention">
        {sentences('O emissor recusou esta nota. A nossa equipe corrige e envia de novo.', invoice.last_rejection_message)}
      </Banner>
    );
  if (status === 'cancelled')
    return (
      <Banner tone="waiting">
        {sentences(cancel_reason ? `Nota cancelada: ${cancelReasonLabel[cancel_reason].toLowerCase()}.` : 'Nota cancelada.', cancel_text)}
      </Banner>
    );
  if (isIssued(status) && cancel_event_status === 'denied')
    return (
      <Banner tone="attention">
        {sentences('O cancelamento foi negado: a nota continua valendo.', invoice.cancel_answer ?? invoice.last_rejection_message)}
      </Banner>
    );
  if (substituted_by_id !== null)
    return (
      <OtherNote invoice={invoice} id={substituted_by_id} label="Ver a nota que vale">
        {sentences(`Outra nota tomou o lugar desta${reasonOf(invoice)}.`, invoice.substitution_text)}
      </OtherNote>
    );
  if (open_substitute_id !== null)
    return (
      <OtherNote invoice={invoice} id={open_substitute_id} label="Ver a nota nova">
        Outra nota está a caminho do lugar desta. Até ser emitida, vale esta.
      </OtherNote>
    );
  if (substitutes_invoice_id !== null)
    return (
      <OtherNote invoice={invoice} id={substitutes_invoice_id} label="Ver a nota anterior">
        {sentences(
          isIssued(status)
            ? `Esta nota tomou o lugar de outra${reasonOf(invoice)}.`
            : `Esta nota toma o lugar de outra${reasonOf(invoice)}. Até ser emitida, vale a outra.`,
          invoice.substitution_text,
        )}
      </OtherNote>
    );
  return null;
};

const OtherNote = ({ invoice, id, label, children }: { invoice: InvoiceDetail; id: number; label: string; children: string }) => (
  <Banner
    tone="running"
    action={
      <ButtonLink
        size="sm"
        to={path('/app/faturamento/contas-a-receber/empresa/:companyId/detalhes/:solicitationId', {
          companyId: invoice.company.id,
          solicitationId: id,
        })}
      >
        {label}
      </ButtonLink>
    }
  >
    {children}
  </Banner>
);

/** 'Outros' says nothing that the text beside it does not. */
const reasonOf = ({ substitution_reason }: InvoiceDetail): string =>
  substitution_reason && substitution_reason !== '99' ? ` (${substitutionReasonLabel[substitution_reason].toLowerCase()})` : '';

const sentences = (...texts: readonly (string | null)[]): string => texts.filter(Boolean).join(' ');
