import { companyStatementMutations, companyStatementQueries } from '@esteto/api-client/month/company-statement';
import { useCan } from '@esteto/auth/can/can.tsx';
import { companyStatements } from '@esteto/contract/access';
import type { CompanyStatementRow } from '@esteto/contract/month/company-statement';
import { MOST_REMINDED } from '@esteto/domain/month/statement/statement-form';
import { statementMonthLabel, statementMonthTone } from '@esteto/domain/month/statement/statement-month';
import { countOf } from '@esteto/domain/shared/text/text';
import { toast } from '@esteto/ui/components/toast/toast';
import { useTellFailure } from '@esteto/ui/components/toast/use-tell-failure';
import { statusCell } from '@esteto/ui/patterns/data-table/cells/code-cells.tsx';
import { columnsFor } from '@esteto/ui/patterns/data-table/columns';
import type { BulkAction, RowAction } from '@esteto/ui/patterns/data-table/row-action';
import type { FilterField } from '@esteto/ui/patterns/list-page/filter-field';
import { ListPage } from '@esteto/ui/patterns/list-page/list-page.tsx';
import { listStart } from '@esteto/ui/patterns/list-page/list-start';
import { useMutation } from '@tanstack/react-query';
import { BellRing, Eye } from 'lucide-react';
import { useMemo } from 'react';
import { Outlet } from 'react-router';
import { monthFilter, useMonthHeading } from '../../../features/filtros/month-filter.ts';
import { analystFilter } from '../../../features/filtros/record-filters.ts';

/** The companies and a month's bank statements: who owes one, and what is still to be looked at. */
export default function CompanyStatementsPage() {
  const canEdit = useCan(companyStatements.edit);
  const bulk = useRemind();
  const heading = useMonthHeading('Extratos', 'competence');
  return (
    <ListPage
      title="Extratos"
      heading={heading}
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

/** 'Nenhuma conta ainda', '1 de 2 contas sem extrato', '1 a conferir'. */
const inWords = ({ accounts, missing, to_check }: CompanyStatementRow): string => {
  if (accounts === 0) return 'Nenhuma conta ainda';
  if (missing > 0) return `${missing} de ${countOf(accounts, 'conta', 'contas')} sem extrato`;
  return to_check > 0 ? `${to_check} a conferir` : countOf(accounts, 'conta', 'contas');
};

const statementColumns = columnsFor<CompanyStatementRow>()([
  { key: 'company_name', header: 'Empresa', sort: true },
  { key: 'state', header: 'Situação', cell: statusCell(statementMonthLabel, statementMonthTone) },
  { key: 'accounts', header: 'Contas', value: inWords },
  { key: 'sent_at', header: 'Último envio', cell: 'instant', hideOnPhone: true },
  { key: 'analyst_name', header: 'Responsável', width: 8, hideOnPhone: true },
  { key: 'competence', header: 'Mês', cell: 'month', hidden: true },
]);

const statementFilterFields: FilterField[] = [
  { kind: 'search', name: 'search', placeholder: 'Nome ou CNPJ da empresa' },
  monthFilter('competence'),
  { kind: 'option', name: 'state', label: 'Situação', options: statementMonthLabel },
  { ...analystFilter, name: 'analyst_id', label: 'Responsável' },
];

CompanyStatementsPage.query = listStart(companyStatementQueries.list, statementFilterFields);
