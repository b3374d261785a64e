import { groupInvoiceQueries } from '@esteto/api-client/group-invoice';
import { unitQueries } from '@esteto/api-client/unit';
import { groupInvoices, units } from '@esteto/contract/access';
import type { GroupInvoiceRow } from '@esteto/contract/group-invoice';
import type { UnitRow } from '@esteto/contract/unit';
import { invoiceTitle } from '@esteto/domain/invoice/invoice-title';
import { unitTypeLabel } from '@esteto/domain/unit/unit-types';
import { records } from '@esteto/shell/palette/palette-source';
import { Hospital, ReceiptText } from 'lucide-react';
import { path } from './path.ts';

/** The records that the search finds. */
export const palette = [
  records<GroupInvoiceRow>({
    title: 'Notas fiscais',
    icon: ReceiptText,
    who: groupInvoices.view,
    query: groupInvoiceQueries.list,
    toEntry: ({ id, company_name, professional_names, ...invoice }) => ({
      label: `${invoiceTitle(invoice)} · ${company_name}`,
      detail: professional_names,
      to: path('/gestao/notas-fiscais/detalhes/:invoiceId', { invoiceId: id }),
    }),
  }),
  records<UnitRow>({
    title: 'Unidades',
    icon: Hospital,
    who: units.edit,
    query: unitQueries.list,
    toEntry: ({ id, name, type }) => ({
      label: name,
      detail: unitTypeLabel[type],
      to: path('/gestao/configuracoes/unidades/:unitId/editar', { unitId: id }),
    }),
  }),
];
