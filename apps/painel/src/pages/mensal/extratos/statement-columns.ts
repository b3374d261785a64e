import type { CompanyStatementRow } from '@esteto/contract/month/company-statement';
import { statementMonthLabel, statementMonthTone } from '@esteto/domain/month/statement/statement-month';
import { countOf } from '@esteto/domain/shared/text/text';
import { statusCell } from '@esteto/ui/patterns/data-table/cells/code-cells.tsx';
import { columnsFor } from '@esteto/ui/patterns/data-table/columns';
import type { FilterField } from '@esteto/ui/patterns/list-page/filter-field';
import { monthOptions } from '@esteto/ui/patterns/list-page/month-options';
import { analystFilter } from '../../../features/filtros/record-filters.ts';

/** 'Nenhuma conta ainda', '1 de 2 contas sem extrato', '1 a conferir'. */
const inWords = ({ accounts, missing, to_check }: CompanyStatementRow): string => {
  if (accounts === 0) return 'Nenhuma conta ainda';
  if (missing > 0) return `${missing} de ${countOf(accounts, 'conta', 'contas')} sem extrato`;
  return to_check > 0 ? `${to_check} a conferir` : countOf(accounts, 'conta', 'contas');
};

export const statementColumns = columnsFor<CompanyStatementRow>()([
  { key: 'company_name', header: 'Empresa', sort: true },
  { key: 'state', header: 'Situação', cell: statusCell(statementMonthLabel, statementMonthTone) },
  { key: 'accounts', header: 'Contas', value: inWords },
  { key: 'sent_at', header: 'Último envio', cell: 'instant', hideOnPhone: true },
  { key: 'analyst_name', header: 'Responsável', width: 8, hideOnPhone: true },
  { key: 'competence', header: 'Mês', cell: 'month', hidden: true },
]);

export const statementFilterFields: FilterField[] = [
  { kind: 'search', name: 'search', placeholder: 'Nome ou CNPJ da empresa' },
  { kind: 'option', name: 'competence', label: 'Mês', options: monthOptions(25) },
  { kind: 'option', name: 'state', label: 'Situação', options: statementMonthLabel },
  { ...analystFilter, name: 'analyst_id', label: 'Responsável' },
];
