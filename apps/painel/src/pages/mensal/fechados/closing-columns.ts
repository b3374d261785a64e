import type { ClosingRow } from '@esteto/contract/month/closing';
import { checkResultLabel, checkResultTone, closingStatusLabel } from '@esteto/domain/month/closing/closing-life';
import { statusCell } from '@esteto/ui/patterns/data-table/cells/code-cells.tsx';
import { columnsFor } from '@esteto/ui/patterns/data-table/columns';
import type { FilterField } from '@esteto/ui/patterns/list-page/filter-field';
import { monthOptions } from '@esteto/ui/patterns/list-page/month-options';
import { analystFilter } from '../../../features/filtros/record-filters.ts';
import { closingStandingCell } from './closing-standing.tsx';

/** The first of what blocks, else of what warns. */
export const whatIsMissing = ({ checks }: ClosingRow): string => {
  const worst = checks.find(({ result }) => result === 'block') ?? checks.find(({ result }) => result === 'alert');
  return worst?.words ?? '';
};

export const closingColumns = columnsFor<ClosingRow>()([
  { key: 'company_name', header: 'Empresa', sort: true },
  { key: 'status', header: 'Situação', value: (closing) => closing, cell: closingStandingCell },
  { key: 'result', header: 'Conferência', cell: statusCell(checkResultLabel, checkResultTone) },
  { key: 'checks', header: 'O que falta', value: whatIsMissing },
  { key: 'analyst_name', header: 'Responsável', width: 8, hideOnPhone: true },
  { key: 'month', header: 'Mês', cell: 'month', hidden: true },
  { key: 'closed_at', header: 'Fechado em', cell: 'instant', hidden: true },
  { key: 'created_at', header: 'Aberto em', cell: 'instant', sort: true, hidden: true },
]);

export const closingFilterFields: FilterField[] = [
  { kind: 'search', name: 'search', placeholder: 'Nome ou CNPJ da empresa' },
  { kind: 'option', name: 'month', label: 'Mês', options: monthOptions(25) },
  { kind: 'option', name: 'status', label: 'Situação', options: closingStatusLabel },
  { ...analystFilter, name: 'analyst_id', label: 'Responsável' },
  { kind: 'flag', name: 'open', label: 'Só os que faltam' },
];
