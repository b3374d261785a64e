import { companyStatementMutations, companyStatementQueries } from '@esteto/api-client/month/company-statement';
import { useCan } from '@esteto/auth/can/can.tsx';
import { companyStatements } from '@esteto/contract/access';
import type { CompanyStatementRow } from '@esteto/contract/month/company-statement';
import { MOST_REMINDED } from '@esteto/domain/month/statement/statement-form';
import { countOf } from '@esteto/domain/shared/text/text';
import { toast } from '@esteto/ui/components/toast/toast';
import { useTellFailure } from '@esteto/ui/components/toast/use-tell-failure';
import type { BulkAction, RowAction } from '@esteto/ui/patterns/data-table/row-action';
import { ListPage } from '@esteto/ui/patterns/list-page/list-page.tsx';
import { listStart } from '@esteto/ui/patterns/list-page/list-start';
import { useMutation } from '@tanstack/react-query';
import { BellRing, Eye } from 'lucide-react';
import { useMemo } from 'react';
import { Outlet } from 'react-router';
import { statementColumns, statementFilterFields } from './statement-columns.ts';

/** The companies and a month's bank statements: who owes one, and what is still to be looked at. */
export default function CompanyStatementsPage() {
  const canEdit = useCan(companyStatements.edit);
  const bulk = useRemind();
  return (
    <ListPage
      title="Extratos"
      subtitle="O mês passado, se nenhum for escolhido."
      query={companyStatementQueries.list}
      columns={statementColumns}
      filters={statementFilterFields}
      rowHref={rowHref}
      rowName={({ company_name }) => company_name}
      actions={actions}
      bulk={canEdit ? bulk : undefined}
      empty="Nenhuma empresa envia extratos ainda."
    >
      <Outlet />
    </ListPage>
  );
}

CompanyStatementsPage.query = listStart(companyStatementQueries.list, statementFilterFields);

const rowHref = ({ id }: CompanyStatementRow): string => `empresa/${id}/extratos`;

const actions: RowAction<CompanyStatementRow>[] = [{ label: 'Ver extratos', icon: Eye, to: rowHref }];

/** Whoever may send the statements of the selected is reminded; who owes none is left in peace. */
const useRemind = (): BulkAction<CompanyStatementRow>[] => {
  const tellFailure = useTellFailure();
  const { mutateAsync: remind } = useMutation(companyStatementMutations.remind);
  return useMemo(
    () => [
      {
        label: 'Lembrar quem não enviou',
        icon: BellRing,
        onSelect: ({ rows, everything }) => {
          const [first] = rows;
          if (everything || !first || rows.length > MOST_REMINDED) toast.warning(`Escolha até ${MOST_REMINDED} empresas de uma página.`);
          else
            void remind({ body: { competence: first.competence, company_ids: rows.map(({ id }) => id) } }).then(tellReminded, tellFailure);
        },
      },
    ],
    [remind, tellFailure],
  );
};

const tellReminded = ({ reminded, complete }: { reminded: number; complete: number }): void => {
  const rest = complete > 0 ? ` ${countOf(complete, 'não deve', 'não devem')} extrato.` : '';
  if (reminded === 0) toast.warning(`Ninguém a lembrar.${rest}`);
  else toast.success(`${countOf(reminded, 'empresa lembrada', 'empresas lembradas')}.${rest}`);
};
