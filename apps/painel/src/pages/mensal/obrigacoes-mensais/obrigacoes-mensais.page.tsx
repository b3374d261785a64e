import { monthlyObligationQueries } from '@esteto/api-client/month/monthly-obligation';
import { useCan } from '@esteto/auth/can/can.tsx';
import { monthlyObligations } from '@esteto/contract/access';
import type { MonthlyObligationRow } from '@esteto/contract/month/monthly-obligation';
import type { RowAction } from '@esteto/ui/patterns/data-table/row-action';
import { ListPage } from '@esteto/ui/patterns/list-page/list-page.tsx';
import { listStart } from '@esteto/ui/patterns/list-page/list-start';
import { Building2, Eye, History, Paperclip } from 'lucide-react';
import { useMemo } from 'react';
import { Outlet } from 'react-router';
import { monthlyObligationColumns, monthlyObligationFilterFields } from './monthly-obligation-columns.ts';
import { obligationTitle } from './obligation-title.ts';
import { useObligationBulk } from './use-obligation-bulk.tsx';

/** What every company has to pay and to declare, by the day on which the law wants it. */
export default function MonthlyObligationsPage() {
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
      rowName={obligationTitle}
      actions={actions}
      bulk={canEdit ? bulk : undefined}
      empty="Nenhuma obrigação ainda. Elas são geradas toda noite."
    >
      <Outlet />
      {question}
    </ListPage>
  );
}

MonthlyObligationsPage.query = listStart(monthlyObligationQueries.list, monthlyObligationFilterFields);

const rowHref = ({ id }: MonthlyObligationRow): string => `obrigacao/${id}/detalhes`;

const details: RowAction<MonthlyObligationRow> = { label: 'Detalhes', icon: Eye, to: rowHref };
const files: RowAction<MonthlyObligationRow> = { label: 'Arquivos', icon: Paperclip, to: ({ id }) => `obrigacao/${id}/arquivos` };
const history: RowAction<MonthlyObligationRow> = { label: 'Histórico', icon: History, to: ({ id }) => `obrigacao/${id}/historico` };
const editCompany: RowAction<MonthlyObligationRow> = {
  label: 'Editar empresa',
  icon: Building2,
  to: ({ company_id }) => `empresa/${company_id}/editar`,
};
