import { boletoQueries } from '@esteto/api-client/money/boleto';
import type { OwnBoletoRow } from '@esteto/contract/money/boleto';
import { boletoKindLabel, boletoStatusLabel, boletoStatusTone, isOpenBoleto } from '@esteto/domain/money/boleto/boleto-life';
import { discountOffer } from '@esteto/domain/money/boleto/waiting-cost';
import { labelCell, statusCell } from '@esteto/ui/patterns/data-table/cells/code-cells.tsx';
import { columnsFor } from '@esteto/ui/patterns/data-table/columns';
import type { RowAction } from '@esteto/ui/patterns/data-table/row-action';
import type { FilterField } from '@esteto/ui/patterns/list-page/filter-field';
import { ListPage } from '@esteto/ui/patterns/list-page/list-page.tsx';
import { listStart } from '@esteto/ui/patterns/list-page/list-start';
import { today } from '@esteto/ui/system/context/today';
import { History } from 'lucide-react';
import { useMemo } from 'react';
import { Outlet } from 'react-router';
import { useCompanyScope } from '../../features/empresa/use-company-scope.ts';
import { path } from '../../path.ts';

/** What the company has to pay, and what it has paid. */
export default function PaymentsPage() {
  const { company_id: companyId } = useCompanyScope();
  const actions = useMemo(
    (): RowAction<OwnBoletoRow>[] => [
      {
        label: 'Histórico',
        icon: History,
        to: ({ id: boletoId }) => path('/app/boletos/empresa/:companyId/boleto/:boletoId/historico', { companyId, boletoId }),
      },
    ],
    [companyId],
  );
  return (
    <ListPage
      title="Boletos"
      query={boletoQueries.own}
      columns={columns}
      filters={filters}
      rowHref={rowHref}
      rowName={({ description }) => description}
      actions={actions}
      empty="Nenhum boleto ainda. Guias, honorários e taxas que a equipe enviar aparecem aqui."
    >
      <Outlet />
    </ListPage>
  );
}

const rowHref = ({ id }: OwnBoletoRow): string => path('/app/boleto/:boletoId', { boletoId: id });

const columns = columnsFor<OwnBoletoRow>()([
  { key: 'description', header: 'Descrição' },
  { key: 'pay_by', header: 'Vencimento', cell: 'date', sort: true, lead: 'vence' },
  {
    key: 'status',
    header: 'Situação',
    value: ({ status, claimed_on }) => (claimed_on && isOpenBoleto(status) ? 'claimed' : status),
    cell: statusCell({ ...boletoStatusLabel, claimed: 'Pagamento informado' }, { ...boletoStatusTone, claimed: 'running' }),
  },
  { key: 'amount', header: 'Valor', cell: 'money', sort: true },
  { key: 'now', header: 'Para pagar hoje', cell: 'money', value: ({ now }) => now || null, hideOnPhone: true },
  { key: 'discount', header: 'Com desconto', value: (row) => discountOffer(row, today()), lead: 'desconto:' },
  { key: 'kind', header: 'Tipo', cell: labelCell(boletoKindLabel), hidden: true },
  { key: 'competence', header: 'Competência', cell: 'month', hidden: true },
  { key: 'paid_on', header: 'Pago em', cell: 'date', hidden: true },
]);

const filters: FilterField[] = [
  { kind: 'search', name: 'search', placeholder: 'Descrição ou linha digitável' },
  { kind: 'option', name: 'kind', label: 'Tipo', options: boletoKindLabel },
  { kind: 'flag', name: 'open', label: 'Só os que faltam pagar' },
  { kind: 'flag', name: 'late', label: 'Só os atrasados' },
];

PaymentsPage.query = listStart(boletoQueries.own, filters);
