import { groupInvoiceQueries } from '@esteto/api-client/billing/group-invoice';
import type { GroupInvoiceRow } from '@esteto/contract/billing/group-invoice';
import { NewsBoard } from '@esteto/features/office/news/news-board.tsx';
import { ListPage } from '@esteto/ui/patterns/list-page/list-page.tsx';
import { listStart } from '@esteto/ui/patterns/list-page/list-start';
import { Outlet } from 'react-router';
import { groupInvoiceColumns } from './group-invoice-columns.ts';
import { useFilters } from './use-filters.ts';

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

InvoicesPage.query = listStart(groupInvoiceQueries.list);

const rowHref = ({ id }: GroupInvoiceRow): string => `detalhes/${id}`;
