import { Can } from '@esteto/auth/can/can.tsx';
import { useBalanceShown } from '@esteto/auth/settings/balance-settings';
import { invoices } from '@esteto/contract/access';
import type { InvoiceRow } from '@esteto/contract/billing/invoice-answer';
import { ButtonLink } from '@esteto/ui/components/button/button-link.tsx';
import { Card } from '@esteto/ui/components/card/card.tsx';
import { EmptyState } from '@esteto/ui/components/states/empty-state.tsx';
import { ReceiptText } from 'lucide-react';
import { InvoiceList } from '../../features/nota-fiscal/invoice-list.tsx';
import { path } from '../../path.ts';

export const LatestInvoices = ({ rows }: { rows: readonly InvoiceRow[] }) => {
  const [shown] = useBalanceShown();
  return (
    <Card
      title="Últimas notas"
      flush
      action={
        rows.length > 0 && (
          <ButtonLink variant="ghost" size="sm" to={path('/app/faturamento/contas-a-receber')}>
            Ver todas
          </ButtonLink>
        )
      }
    >
      {rows.length > 0 ? (
        <InvoiceList
          rows={rows}
          hidden={!shown}
          to={({ id }) => path('/app/nota-fiscal/:accountReceivableId', { accountReceivableId: id })}
        />
      ) : (
        <EmptyState
          icon={ReceiptText}
          title="Nenhuma nota ainda."
          action={
            <Can access={invoices.ask}>
              <ButtonLink to={path('/app/solicitar-nf')}>Solicitar a primeira</ButtonLink>
            </Can>
          }
        />
      )}
    </Card>
  );
};
