import { monthlyObligationQueries } from '@esteto/api-client/month/monthly-obligation';
import { useCan } from '@esteto/auth/can/can.tsx';
import { monthlyObligations } from '@esteto/contract/access';
import type { MonthlyObligationRow } from '@esteto/contract/month/monthly-obligation';
import { boletoStatusLabel, boletoStatusTone } from '@esteto/domain/money/boleto/boleto-life';
import { deliveryKindLabel } from '@esteto/domain/month/monthly-obligation/delivery-kind';
import { monthlyObligationStatusLabel, monthlyObligationStatusTone } from '@esteto/domain/month/monthly-obligation/monthly-obligation-life';
import { obligationName } from '@esteto/domain/month/monthly-obligation/obligation-title';
import { ButtonLink } from '@esteto/ui/components/button/button-link.tsx';
import { labelCell, statusCell } from '@esteto/ui/patterns/data-table/cells/code-cells.tsx';
import { columnsFor } from '@esteto/ui/patterns/data-table/columns';
import type { RowAction } from '@esteto/ui/patterns/data-table/row-action';
import { ListPage } from '@esteto/ui/patterns/list-page/list-page.tsx';
import { listStart } from '@esteto/ui/patterns/list-page/list-start';
import { Building2, Eye, FolderDown, History, Paperclip } from 'lucide-react';
import { useMemo } from 'react';
import { Outlet } from 'react-router';
import { ObligationCalendar } from './obligation-calendar.tsx';
import { monthlyObligationFilterFields } from './obligation-filters.ts';
import { ObligationMatrix } from './obligation-matrix.tsx';
import { ObligationViews, useObligationView } from './obligation-views.tsx';
import { titleOfCompany } from './title-of-company.ts';
import { useObligationBulk } from './use-obligation-bulk.tsx';

/** What every company has to pay and to declare: as a list, by day, or a company a line. The view stands in the address; a phone has the list. */
export default function MonthlyObligationsPage() {
  const view = useObligationView();
  return (
    <>
      {view === null && <ObligationList />}
      {view === 'calendario' && <ObligationCalendar />}
      {view === 'matriz' && <ObligationMatrix />}
      <Outlet />
    </>
  );
}

const ObligationList = () => {
  const canEdit = useCan(monthlyObligations.edit);
  const { bulk, question } = useObligationBulk();
  const actions = useMemo(() => (canEdit ? [details, files, history, editCompany] : [details, files, history]), [canEdit]);
  return (
    <ListPage
      title="Obrigações mensais"
      subtitle="Geradas toda noite pelas regras de cada empresa; as do mês que vem, a partir do dia 20."
      query={monthlyObligationQueries.list}
      columns={monthlyObligationColumns}
      filters={monthlyObligationFilterFields}
      create="criar"
      createLabel="Incluir obrigação"
      createAllowed={canEdit}
      rowHref={rowHref}
      rowName={titleOfCompany}
      actions={actions}
      bulk={canEdit ? bulk : undefined}
      above={<ObligationViews />}
      aside={
        canEdit && (
          <ButtonLink to="pasta" icon={FolderDown}>
            Soltar uma pasta
          </ButtonLink>
        )
      }
      empty="Nenhuma obrigação ainda. Elas são geradas toda noite."
    >
      {question}
    </ListPage>
  );
};

const rowHref = ({ id }: MonthlyObligationRow): string => `obrigacao/${id}/detalhes`;

const details: RowAction<MonthlyObligationRow> = { label: 'Detalhes', icon: Eye, to: rowHref };
const files: RowAction<MonthlyObligationRow> = { label: 'Arquivos', icon: Paperclip, to: ({ id }) => `obrigacao/${id}/arquivos` };
const history: RowAction<MonthlyObligationRow> = { label: 'Histórico', icon: History, to: ({ id }) => `obrigacao/${id}/historico` };
const editCompany: RowAction<MonthlyObligationRow> = {
  label: 'Editar empresa',
  icon: Building2,
  to: ({ company_id }) => `empresa/${company_id}/editar`,
};

const monthlyObligationColumns = columnsFor<MonthlyObligationRow>()([
  { key: 'company_name', header: 'Empresa' },
  { key: 'rule_key', header: 'Obrigação', value: obligationName, width: 10 },
  { key: 'competence', header: 'Competência', cell: 'month', width: 7 },
  { key: 'legal_date', header: 'Vencimento', cell: 'date', sort: true, lead: 'vence' },
  { key: 'status', header: 'Situação', cell: statusCell(monthlyObligationStatusLabel, monthlyObligationStatusTone) },
  { key: 'analyst_name', header: 'Responsável', width: 8, hidden: true },
  { key: 'target_date', header: 'Meta', cell: 'date', hidden: true },
  { key: 'amount_due', header: 'Valor', cell: 'money', hideOnPhone: true },
  { key: 'guide_status', header: 'Guia', cell: statusCell(boletoStatusLabel, boletoStatusTone), hidden: true },
  { key: 'delivered_on', header: 'Entregue em', cell: 'date', hidden: true },
  { key: 'paid_on', header: 'Paga em', cell: 'date', hidden: true },
  { key: 'delivery_kind', header: 'Forma', cell: labelCell(deliveryKindLabel), hidden: true },
  { key: 'protocol_number', header: 'Protocolo', hidden: true },
  { key: 'created_at', header: 'Gerada em', cell: 'instant', sort: true, hidden: true },
]);

MonthlyObligationsPage.query = listStart(monthlyObligationQueries.list, monthlyObligationFilterFields);
