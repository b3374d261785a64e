import { clientQueries } from '@esteto/api-client/client';
import { invoiceQueries } from '@esteto/api-client/invoice';
import { clients, invoices } from '@esteto/contract/access';
import type { ClientRow } from '@esteto/contract/client';
import type { InvoiceRow } from '@esteto/contract/invoice/invoice-answer';
import { invoiceTitle } from '@esteto/domain/invoice/invoice-title';
import { shownDocument } from '@esteto/domain/shared/document/document';
import { records } from '@esteto/shell/palette/palette-source';
import { ReceiptText, Users } from 'lucide-react';
import { path } from './path.ts';

/** The records that the search finds. */
export const palette = [
  records<ClientRow>({
    title: 'Tomadores',
    icon: Users,
    who: clients.view,
    query: clientQueries.list,
    toEntry: ({ id, name, document, person_type }) => ({
      label: name,
      detail: document ? shownDocument(document, person_type) : undefined,
      to: path('/app/faturamento/tomadores/detalhes/:clientId', { clientId: id }),
    }),
  }),
  records<InvoiceRow>({
    title: 'Notas fiscais',
    icon: ReceiptText,
    who: invoices.view,
    query: invoiceQueries.list,
    toEntry: ({ id, company_id, client_name, ...invoice }) => ({
      label: invoiceTitle(invoice),
      detail: client_name,
      to: path('/app/faturamento/contas-a-receber/empresa/:companyId/detalhes/:solicitationId', {
        companyId: company_id,
        solicitationId: id,
      }),
    }),
  }),
];
