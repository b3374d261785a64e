import { chakra } from '@chakra-ui/react';
import { receivableQueries } from '@esteto/api-client/receivable';
import type { InvoiceRow } from '@esteto/contract/invoice/invoice-answer';
import { invoiceStatusLabel, invoiceStatusTone } from '@esteto/domain/invoice/invoice-status';
import { formatCompetence } from '@esteto/domain/shared/date/competence';
import { invoiceName } from '@esteto/features/invoice/invoice-list-columns';
import { ButtonLink } from '@esteto/ui/components/button/button-link.tsx';
import { Link } from '@esteto/ui/components/button/link.tsx';
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
        <chakra.ul display="grid">
          {data.items.map((row) => (
            <InvoiceLine key={row.id} row={row} />
          ))}
        </chakra.ul>
      )}
    </RouteDialog>
  );
}

const MOST = 20;

const InvoiceLine = ({ row }: { row: InvoiceRow }) => (
  <Row>
    <chakra.div minW={0} flex="1" display="grid" gap="0.5">
      <Link to={path('/painel/faturamento/contas-a-receber/nota/:accountId/detalhes', { accountId: row.id })}>{invoiceName(row)}</Link>
      <chakra.span color="fg.muted" fontSize="sm">
        {formatCompetence(row.competence)}
      </chakra.span>
    </chakra.div>
    <StatusBadge status={{ label: invoiceStatusLabel[row.status], tone: invoiceStatusTone[row.status] }} />
    <Money cents={row.net_amount} />
  </Row>
);

const Row = chakra('li', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '3',
    py: '2.5',
    borderTopWidth: '1px',
    borderColor: 'border.default',
  },
});
