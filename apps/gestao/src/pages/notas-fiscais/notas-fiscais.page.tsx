import { groupInvoiceQueries } from '@esteto/api-client/billing/group-invoice';
import type { GroupInvoiceRow } from '@esteto/contract/billing/group-invoice';
import { GROUP_INVOICE_STATUSES } from '@esteto/domain/billing/invoice/group-invoice-status';
import { invoiceStatusLabel } from '@esteto/domain/billing/invoice/invoice-status';
import { invoiceColumn } from '@esteto/features/billing/invoice/invoice-list-columns';
import { NewsBoard } from '@esteto/features/office/news/news-board.tsx';
import { columnsFor } from '@esteto/ui/patterns/data-table/columns';
import type { FilterField } from '@esteto/ui/patterns/list-page/filter-field';
import { ListPage } from '@esteto/ui/patterns/list-page/list-page.tsx';
import { listStart } from '@esteto/ui/patterns/list-page/list-start';
import { monthOptions } from '@esteto/ui/patterns/list-page/month-options';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Outlet, useSearchParams } from 'react-router';
import { useGroupScope } from '../../features/grupo/use-group-scope.ts';

/** The first page of managers, so their news stand here. */
export default function InvoicesPage() {
  return (
    <ListPage
      title="Notas fiscais"
      query={groupInvoiceQueries.list}
      columns={groupInvoiceColumns}
      filters={useFilters()}
      rowHref={rowHref}
      above={<NewsBoard />}
      empty="Nenhuma nota ainda. Aqui aparecem as notas que os profissionais credenciados emitirem para o grupo."
    >
      <Outlet />
    </ListPage>
  );
}

const rowHref = ({ id }: GroupInvoiceRow): string => `detalhes/${id}`;

const groupInvoiceColumns = columnsFor<GroupInvoiceRow>()([
  { key: 'professional_names', header: 'Profissional' },
  invoiceColumn.company,
  invoiceColumn.status,
  invoiceColumn.number,
  invoiceColumn.competence,
  invoiceColumn.issued,
  invoiceColumn.due,
  { ...invoiceColumn.client, hidden: true },
  invoiceColumn.gross,
  invoiceColumn.net,
]);

/** The filters of the list. Until the group's professionals are here, the one that the URL names stands alone, so that the list is asked for once. */
const useFilters = (): FilterField[] => {
  const { data } = useQuery(groupInvoiceQueries.professionals(useGroupScope()));
  const named = useSearchParams()[0].get('professional_id');
  return useMemo(() => {
    const professionals = data ? data.map(({ id, name }): [string, string] => [String(id), name]) : named ? [[named, '…']] : [];
    return [
      search,
      { kind: 'option', name: 'professional_id', label: 'Profissional', options: Object.fromEntries(professionals) },
      ...others,
    ];
  }, [data, named]);
};

const months = monthOptions(36);

const search: FilterField = { kind: 'search', name: 'search', placeholder: 'Buscar por empresa ou número' };

const others: FilterField[] = [
  {
    kind: 'option',
    name: 'status',
    label: 'Situação',
    options: Object.fromEntries(GROUP_INVOICE_STATUSES.map((status) => [status, invoiceStatusLabel[status]])),
  },
  { kind: 'period', name: 'competence_from', to: 'competence_to', label: 'Competência', options: months },
];

InvoicesPage.query = listStart(groupInvoiceQueries.list);
