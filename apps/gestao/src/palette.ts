import { groupInvoiceQueries } from '@esteto/api-client/billing/group-invoice';
import { unitQueries } from '@esteto/api-client/duty/unit';
import { groupInvoices, units } from '@esteto/contract/access';
import type { GroupInvoiceRow, groupInvoice } from '@esteto/contract/billing/group-invoice';
import type { UnitRow } from '@esteto/contract/duty/unit';
import type { AnswerOf } from '@esteto/contract/endpoint';
import { invoiceTitle } from '@esteto/domain/billing/invoice/invoice-title';
import { unitTypeLabel } from '@esteto/domain/duty/unit/unit-types';
import { paletteSource, records } from '@esteto/shell/palette/palette-source';
import { rank } from '@esteto/shell/palette/rank';
import { Hospital, ReceiptText, Stethoscope } from 'lucide-react';
import { path } from './path.ts';

type Professionals = AnswerOf<typeof groupInvoice.professionals>;

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
    who: units.view,
    query: unitQueries.list,
    // Who may not change it finds it in the list.
    toEntry: ({ id, name, type }, { may }) => ({
      label: name,
      detail: unitTypeLabel[type],
      to: may(units.edit)
        ? path('/gestao/configuracoes/unidades/:unitId/editar', { unitId: id })
        : path('/gestao/configuracoes/unidades', undefined, { search: name }),
    }),
  }),
  paletteSource<Professionals>({
    who: groupInvoices.view,
    // All of them, as the list's filter has them: they are not asked for again while one types.
    query: ({ group_id }: { group_id: number; search: string }) => groupInvoiceQueries.professionals({ group_id }),
    toGroups: (professionals, { search }) => [
      {
        title: 'Profissionais',
        entries: rank(
          professionals.map(({ id, name }) => ({
            key: `professional/${id}`,
            label: name,
            detail: 'Notas fiscais',
            icon: Stethoscope,
            to: path('/gestao/notas-fiscais', undefined, { professional_id: id }),
          })),
          search,
          [],
        ),
      },
    ],
  }),
];
