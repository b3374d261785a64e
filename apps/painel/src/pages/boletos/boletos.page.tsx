import { boletoQueries } from '@esteto/api-client/money/boleto';
import { useCan } from '@esteto/auth/can/can.tsx';
import { boletos } from '@esteto/contract/access';
import type { BoletoRow } from '@esteto/contract/money/boleto';
import { isOpenBoleto } from '@esteto/domain/money/boleto/boleto-life';
import type { RowAction } from '@esteto/ui/patterns/data-table/row-action';
import { ListPage } from '@esteto/ui/patterns/list-page/list-page.tsx';
import { listStart } from '@esteto/ui/patterns/list-page/list-start';
import { Eye, Pencil } from 'lucide-react';
import { useMemo } from 'react';
import { Outlet } from 'react-router';
import { boletoColumns, boletoFilterFields } from './boleto-columns.ts';

/** What the companies have to pay, who has seen it, and who says that they paid. */
export default function BoletosPage() {
  const canEdit = useCan(boletos.edit);
  const actions = useMemo(() => (canEdit ? [details, edit] : [details]), [canEdit]);
  return (
    <ListPage
      title="Boletos"
      query={boletoQueries.list}
      columns={boletoColumns}
      filters={boletoFilterFields}
      create="criar"
      createLabel="Novo boleto"
      createAllowed={canEdit}
      rowHref={rowHref}
      rowName={({ company_name, description }) => `${company_name}: ${description}`}
      actions={actions}
      empty="Nenhum boleto ainda."
    >
      <Outlet />
    </ListPage>
  );
}

BoletosPage.query = listStart(boletoQueries.list, boletoFilterFields);

const rowHref = ({ id }: BoletoRow): string => `boleto/${id}/detalhes`;

const details: RowAction<BoletoRow> = { label: 'Detalhes', icon: Eye, to: rowHref };
const edit: RowAction<BoletoRow> = {
  label: 'Editar',
  icon: Pencil,
  to: ({ id }) => `boleto/${id}/editar`,
  allowed: ({ status }) => isOpenBoleto(status),
};
