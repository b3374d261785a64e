import type { InvoiceDetail } from '@esteto/contract/billing/invoice-answer';
import { serviceCodeInWords } from '@esteto/domain/billing/nfse/service-codes';
import { shownDocument } from '@esteto/domain/shared/document/document';
import { formatRate } from '@esteto/domain/shared/money/percent';
import { Facts } from '@esteto/ui/components/card/facts.tsx';
import { Money } from '@esteto/ui/components/display/money.tsx';

type ServiceFields = Pick<InvoiceDetail, 'iss_rate' | 'iss_base' | 'national_tax_code' | 'description' | 'access_key'> & {
  client: { name: string; document: string | null };
  /** What the doctor told staff: only those two read it. */
  notes?: string | null;
};

/** What the invoice says of the service and of who pays for it. */
export const InvoiceService = ({ invoice }: { invoice: ServiceFields }) => (
  <>
    <Facts
      title="Serviço"
      facts={[
        {
          label: 'Tomador',
          value: [invoice.client.name, invoice.client.document && shownDocument(invoice.client.document)].filter(Boolean).join('\n'),
        },
        { label: 'Alíquota do ISS', value: invoice.iss_rate && formatRate(invoice.iss_rate) },
        { label: 'Base do ISS', value: invoice.iss_rate && <Money cents={invoice.iss_base} /> },
        { label: 'Código de tributação', value: invoice.national_tax_code && serviceCodeInWords(invoice.national_tax_code) },
      ]}
    />
    <Facts
      facts={[
        { label: 'Descrição', value: invoice.description },
        { label: 'Observações para a equipe', value: invoice.notes },
        { label: 'Chave de acesso', value: invoice.access_key },
      ]}
    />
  </>
);
