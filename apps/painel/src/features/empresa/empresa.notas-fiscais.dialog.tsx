import { receivableQueries } from '@esteto/api-client/billing/receivable';
import type { InvoiceRow } from '@esteto/contract/billing/invoice-answer';
import { invoiceStatusLabel, invoiceStatusTone } from '@esteto/domain/billing/invoice/invoice-status';
import { formatCompetence } from '@esteto/domain/shared/date/competence';
import { invoiceName } from '@esteto/features/billing/invoice/invoice-list-columns';
import { ButtonLink } from '@esteto/ui/components/button/button-link.tsx';
import { Link } from '@esteto/ui/components/button/link.tsx';
import { Line, LineList } from '@esteto/ui/components/display/line-list.tsx';
import { Money } from '@esteto/ui/components/display/money.tsx';
import { StatusBadge } from '@esteto/ui/components/display/status-badge.tsx';
import { EmptyState } from '@esteto/ui/components/states/empty-state.tsx';
import { ErrorState } from '@esteto/ui/components/states/error-state.tsx';
import { Loading } from '@esteto/ui/components/states/loading.tsx';
import { RouteDialog } from '@esteto/ui/patterns/dialog/route-dialog.tsx';
import { useQuery } from '@tanstack/react-query';
import { ReceiptText } from 'lucide-react';
import { useParams } from 'react-router';
import { path } from '../../path.ts';

/** The latest notes of a company; all of them are one click away. */
export default function CompanyInvoicesDialog() {
  const company_id = Number(useParams().companyId);
  const { data, error, refetch, isFetching } = useQuery(receivableQueries.list({ company_id, limit: MOST }));
  const all = path('/painel/faturamento/contas-a-receber', undefined, { company_id: String(company_id) });
  return (
    <RouteDialog
      title="Notas fiscais"
      subtitle={data?.items[0]?.company_name}
      footer={
        <ButtonLink variant="primary" to={all}>
          Ver todas
        </ButtonLink>
      }
    >
      {error && <ErrorState error={error} retry={() => void refetch()} retrying={isFetching} />}
      {!error && !data && <Loading />}
      {data?.items.length === 0 && (
        <EmptyState icon={ReceiptText} title="Nenhuma nota ainda.">
          As notas que a empresa solicitar aparecem aqui.
        </EmptyState>
      )}
      {data && (
        <LineList>
          {data.items.map((row) => (
            <InvoiceLine key={row.id} row={row} />
          ))}
        </LineList>
      )}
    </RouteDialog>
  );
}

const MOST = 20;

const InvoiceLine = ({ row }: { row: InvoiceRow }) => (
  <Line
    title={
      <Link to={path('/painel/faturamento/contas-a-receber/nota/:accountId/detalhes', { accountId: row.id })}>{invoiceName(row)}</Link>
    }
    note={formatCompetence(row.competence)}
  >
    <StatusBadge status={{ label: invoiceStatusLabel[row.status], tone: invoiceStatusTone[row.status] }} />
    <Money cents={row.net_amount} />
  </Line>
);
