import { boletoQueries } from '@esteto/api-client/money/boleto';
import { useCan } from '@esteto/auth/can/can.tsx';
import { boletos } from '@esteto/contract/access';
import type { BoletoRow } from '@esteto/contract/money/boleto';
import { boletoKindLabel, boletoStatusLabel, boletoStatusTone, isOpenBoleto } from '@esteto/domain/money/boleto/boleto-life';
import { discountOffer } from '@esteto/domain/money/boleto/waiting-cost';
import { ButtonLink } from '@esteto/ui/components/button/button-link.tsx';
import { Link } from '@esteto/ui/components/button/link.tsx';
import { labelCell, statusCell } from '@esteto/ui/patterns/data-table/cells/code-cells.tsx';
import { columnsFor } from '@esteto/ui/patterns/data-table/columns';
import type { RowAction } from '@esteto/ui/patterns/data-table/row-action';
import type { FilterField } from '@esteto/ui/patterns/list-page/filter-field';
import { ListPage } from '@esteto/ui/patterns/list-page/list-page.tsx';
import { listStart } from '@esteto/ui/patterns/list-page/list-start';
import { monthOptions } from '@esteto/ui/patterns/list-page/month-options';
import { today } from '@esteto/ui/system/context/today';
import { Eye, FolderDown, Pencil } from 'lucide-react';
import { useMemo } from 'react';
import { Outlet } from 'react-router';
import { analystFilter, companyFilter } from '../../features/filtros/record-filters.ts';
import { path } from '../../path.ts';
import { useSendAgain } from './use-send-again.ts';

/** What the companies have to pay, who has seen it, and who says that they paid. */
export default function BoletosPage() {
  const canEdit = useCan(boletos.edit);
  const sendAgain = useSendAgain();
  const actions = useMemo(() => (canEdit ? [details, edit] : [details]), [canEdit]);
  return (
    <ListPage
      title="Boletos"
      subtitle={<Link to={path('/painel/boletos/repeticoes')}>Boletos que se repetem</Link>}
      query={boletoQueries.list}
      columns={boletoColumns}
      filters={boletoFilterFields}
      create="criar"
      createLabel="Novo boleto"
      createAllowed={canEdit}
      rowHref={rowHref}
      rowName={({ company_name, description }) => `${company_name}: ${description}`}
      actions={actions}
      bulk={canEdit ? sendAgain : undefined}
      aside={
        canEdit && (
          <ButtonLink to="pasta" icon={FolderDown}>
            Soltar uma pasta
          </ButtonLink>
        )
      }
      empty="Nenhum boleto ainda."
    >
      <Outlet />
    </ListPage>
  );
}

const rowHref = ({ id }: BoletoRow): string => `boleto/${id}/detalhes`;

const details: RowAction<BoletoRow> = { label: 'Detalhes', icon: Eye, to: rowHref };
const edit: RowAction<BoletoRow> = {
  label: 'Editar',
  icon: Pencil,
  to: ({ id }) => `boleto/${id}/editar`,
  allowed: ({ status }) => isOpenBoleto(status),
};

const boletoColumns = columnsFor<BoletoRow>()([
  { key: 'company_name', header: 'Empresa' },
  { key: 'description', header: 'Descrição' },
  { key: 'pay_by', header: 'Vencimento', cell: 'date', sort: true, lead: 'vence' },
  { key: 'status', header: 'Situação', cell: statusCell(boletoStatusLabel, boletoStatusTone) },
  { key: 'amount', header: 'Valor', cell: 'money', sort: true },
  { key: 'discount', header: 'Com desconto', value: (row) => discountOffer(row, today()), hidden: true },
  { key: 'kind', header: 'Tipo', cell: labelCell(boletoKindLabel), hidden: true },
  { key: 'competence', header: 'Competência', cell: 'month', hidden: true },
  { key: 'viewed_at', header: 'Visto em', cell: 'instant', hidden: true },
  { key: 'claimed_on', header: 'Cliente diz que pagou em', cell: 'date', hidden: true },
  { key: 'new_guide_asked_on', header: 'Guia nova pedida em', cell: 'date', hidden: true },
  { key: 'paid_on', header: 'Pago em', cell: 'date', hidden: true },
  { key: 'created_at', header: 'Incluído em', cell: 'instant', sort: true, hidden: true },
]);

const boletoFilterFields: FilterField[] = [
  { kind: 'search', name: 'search', placeholder: 'Descrição ou linha digitável' },
  companyFilter,
  { kind: 'option', name: 'month', label: 'Vence em', options: monthOptions(13) },
  { kind: 'option', name: 'status', label: 'Situação', options: boletoStatusLabel },
  { kind: 'option', name: 'kind', label: 'Tipo', options: boletoKindLabel },
  { ...analystFilter, name: 'analyst_id' },
  { kind: 'flag', name: 'claimed', label: 'Cliente diz que pagou' },
  { kind: 'flag', name: 'new_guide', label: 'Guia nova pedida' },
  { kind: 'flag', name: 'awaits_guide', label: 'Aguardando a guia' },
];

BoletosPage.query = listStart(boletoQueries.list, boletoFilterFields);
