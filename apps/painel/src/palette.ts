import { adminClientQueries } from '@esteto/api-client/admin-client';
import { receivableQueries } from '@esteto/api-client/receivable';
import { adminClients, receivables } from '@esteto/contract/access';
import type { AdminClientRow } from '@esteto/contract/admin-client';
import type { InvoiceRow } from '@esteto/contract/invoice-answer';
import { invoiceTitle } from '@esteto/domain/invoice/invoice-title';
import { records } from '@esteto/shell/palette/palette-source';
import { ReceiptText, Users } from 'lucide-react';
import { path } from './path.ts';

/** The records that the search finds. */
export const palette = [
  records<InvoiceRow>({
    title: 'Contas a receber',
    icon: ReceiptText,
    who: receivables.view,
    query: receivableQueries.list,
    toEntry: ({ id, client_name, company_name, ...invoice }) => ({
      label: `${invoiceTitle(invoice)} · ${client_name}`,
      detail: company_name,
      to: path('/painel/faturamento/contas-a-receber/nota/:accountId/detalhes', { accountId: id }),
    }),
  }),
  records<AdminClientRow>({
    title: 'Tomadores',
    icon: Users,
    who: adminClients.view,
    query: adminClientQueries.list,
    toEntry: ({ id, name, company_name }) => ({
      label: name,
      detail: company_name,
      to: path('/painel/faturamento/tomadores/tomador/:clientId/detalhes', { clientId: id }),
    }),
  }),
];
