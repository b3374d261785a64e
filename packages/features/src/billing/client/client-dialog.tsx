import type { ClientDetail } from '@esteto/contract/billing/client';
import { clientForm } from '@esteto/domain/billing/client/client-form';
import { clientStatusLabel, clientStatusTone, personTypeLabel } from '@esteto/domain/billing/client/client-kinds';
import type { ClientAction } from '@esteto/domain/billing/client/client-life';
import { Button } from '@esteto/ui/components/button/button.tsx';
import { StatusBadge } from '@esteto/ui/components/display/status-badge.tsx';
import { RecordDialog } from '@esteto/ui/patterns/form/record-dialog.tsx';
import { lazyComponent } from '@esteto/ui/system/query/lazy-component';
import type { MutationLike, QueryLike } from '@esteto/ui/system/query/query-like';
import { Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { ClientFacts, type ClientInvoices } from './client-facts.tsx';
import { ClientMoves } from './client-moves.tsx';

type ClientDialogProps<Client extends ClientDetail, Input> = {
  id: number;
  query: QueryLike<Client>;
  /** After the kind of person in the sub-line: whose client it is, where that is not plain. */
  whose?: (client: Client) => string;
  /** Left out for whoever may only read. */
  update?: MutationLike<Client, Input> | false;
  /** Left out for whoever may only read. */
  move?: ((client: Client, action: ClientAction) => Promise<unknown>) | false;
  /** Where a figure's invoices are listed; left out for whoever may not see them. */
  invoicesOf?: ((client: Client, filter: ClientInvoices) => string) | false;
  /** What else may be done with it, at the right. */
  actions?: (client: Client) => ReactNode;
};

/** A client, the same for the doctor and for staff: what is known of it, and after 'Editar' the same as a form. */
export const ClientDialog = <Client extends ClientDetail, Input>({
  id,
  query,
  whose,
  update,
  move,
  invoicesOf,
  actions,
}: ClientDialogProps<Client, Input>) => (
  <RecordDialog
    noun="Tomador"
    size="lg"
    query={query}
    title={({ name }) => name}
    subtitle={(client) => (
      <>
        <StatusBadge status={{ label: clientStatusLabel[client.status], tone: clientStatusTone[client.status] }} />{' '}
        {[personTypeLabel[client.person_type], client.fantasy_name, whose?.(client)].filter(Boolean).join(' · ')}
      </>
    )}
    form={
      update
        ? { id, schema: clientForm, mutation: update, done: 'Tomador alterado.', confirmChanges: true, children: <ClientFields /> }
        : undefined
    }
    footer={(client, edit) => (
      <>
        {move && <ClientMoves status={client.status} move={(action) => move(client, action)} />}
        {update && (
          <Button icon={Pencil} onClick={edit}>
            Editar
          </Button>
        )}
        {actions?.(client)}
      </>
    )}
  >
    {(client) => <ClientFacts client={client} invoicesOf={invoicesOf ? (filter) => invoicesOf(client, filter) : undefined} />}
  </RecordDialog>
);

const ClientFields = lazyComponent(() => import('./client-fields.tsx').then(({ ClientFields }) => ClientFields));
